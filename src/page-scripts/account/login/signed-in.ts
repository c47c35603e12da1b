import { leaveFor } from '../../../browser/leave.ts';
import { onReturn } from '../../../browser/on-return.ts';
import { arrivalOf } from '../../../domain/site/arrival.ts';
import { $session } from '../../../stores/account/session.ts';

/** Who is signed in already, on arrival or when the page comes back to life, has no business here and goes on. */
const goOn = (): void => {
  const session = $session.get();
  if (session) leaveFor(arrivalOf(location.search, session));
};

goOn();
document.addEventListener('prerenderingchange', goOn);
onReturn(goOn);
