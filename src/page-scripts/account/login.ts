import { leaveFor } from '../../browser/leave.ts';
import { onReturn } from '../../browser/on-return.ts';
import { wakeIslands } from '../../browser/sleep.ts';
import { barePath } from '../../domain/bare-path.ts';
import { arrivalOf } from '../../domain/site/arrival.ts';
import { wantsRemembering } from '../../stores/account/login-wishes.ts';
import { $session } from '../../stores/account/session.ts';

/** Who is signed in already, on arrival or when the page comes back to life, has no business here and goes on. */
const goOn = (): void => {
  const session = $session.get();
  if (session) leaveFor(arrivalOf(location.search, session));
};

/** On the login page: what is remembered stands in the form before anybody touches it (R133). */
export const startLogin = (): void => {
  if (barePath(location.pathname) !== '/m/login') return;
  goOn();
  document.addEventListener('prerenderingchange', goOn);
  onReturn(goOn);
  if (wantsRemembering()) wakeIslands();
};
