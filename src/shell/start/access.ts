import { trialType } from '../../features/account/model/roles.ts';
import { openLogin } from '../../features/account/stores/login-popup.ts';
import { isForNextPage } from '../../features/account/stores/recovery-notice.ts';
import { $session } from '../../features/account/stores/session.ts';
import { $settings, flagsOf } from '../../features/site/stores/settings.ts';
import type { Words } from '../../i18n/translate.ts';
import { barePath } from '../../lib/bare-path.ts';
import { leaveFor } from '../../lib/browser/leave.ts';
import { onReturn } from '../../lib/browser/on-return.ts';
import { onFailure } from '../../lib/http/failures.ts';
import { keys } from '../../lib/storage/keys.ts';
import { sessionArea } from '../../lib/storage/storage.ts';
import { toastTime } from '../../lib/toasts.ts';
import type { Gate, Route } from '../../routes.ts';
import { isBarredToTrial, type Refusal, refusalOf } from '../access/access.ts';
import { say } from '../toasts/say.ts';

const firstPassword = '/m/changePsw';

const here = (): string => barePath(location.pathname) + location.search;

const route = (): Pick<Route, 'access' | 'gate'> => {
  const { access = 'anyone', gate } = document.documentElement.dataset;
  return { access: access as Route['access'], ...(gate && { gate: gate as Gate }) };
};

const leave = (text: string | undefined, to: string): void => {
  if (text) sessionArea.write(keys.session.accessText, text);
  leaveFor(to);
};

/** The login popup stands over a page whose session was lost: it decides, not this visitor's rights. */
let asking = false;

const refusal = (): Refusal | null => {
  const settings = $settings.get();
  const promotions = settings.consolidated?.whitelabel.promotions ?? {};
  const running = Object.fromEntries(Object.entries(promotions).map(([name, { enabled }]) => [name, enabled]));
  return refusalOf(route(), $session.get(), { ...flagsOf(settings), ...running }, here());
};

/** A closed account is led to its own page, before any other rule (X06). */
const leaveClosed = (): boolean => {
  const barred = $session.get()?.closed && document.documentElement.dataset.whenClosed === undefined;
  if (barred) leaveFor('/m/closed');
  return barred ?? false;
};

/** Leaves when the page is not this visitor's: the session or a switch changed, or the page came back from the cache. */
const enforce = (): void => {
  if (leaveClosed()) return;
  const found = asking ? null : refusal();
  if (found) leave(found.text, found.to);
};

/** Words for why the visitor came here, once they have arrived. */
const tellWhy = async (): Promise<void> => {
  const reason = sessionArea.read(keys.session.accessText);
  if (!reason || isForNextPage(reason)) return;
  const [, time] = reason.split('held:');
  const pick = (t: Words): string => {
    if (time) return t.account.resetHold({ time });
    if (reason === 'free_reject') return t.messages.free_reject();
    return reason === 'permissionDenied' ? t.errors.permissionDenied() : '';
  };
  await say(pick, { time: time ? toastTime.long : toastTime.message });
  sessionArea.remove(keys.session.accessText);
};

/** Something is typed that a reload would lose. */
const typed = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => field.value !== field.defaultValue,
  );

let who = $session.get()?.userName;

/** Whoever has to choose a password first is answered nothing else: a page of members would be a dead end (A05). */
const leadToFirstPassword = (): void => {
  if (route().access !== 'anyone' && here() !== firstPassword) leaveFor(firstPassword);
};

/** A lost session is told at once; a page that needs one asks to log in over it, so that nothing typed is lost (A48, A70). */
const onLostSession = async (): Promise<void> => {
  if (route().access === 'anyone') {
    await say((t) => t.errors.sessionExpired(), { kind: 'bad', time: toastTime.long });
    return;
  }
  if (asking) return;
  asking = true;
  const before = who;
  const { $words, lateWords } = await import('../../i18n/page-words.ts');
  await lateWords();
  // Without its part no login can open: that is as if it had been closed.
  const entered = await openLogin($words.get().t.errors.sessionExpired()).catch(() => false);
  asking = false;
  if (entered && ($session.get()?.userName !== before || !typed())) location.reload();
  else if (!entered && refusal()) leaveFor('/m/home');
};

/** A24, R065: wherever a way leads that is closed to them, trial members stay, with the text. */
const guardTrial = (event: Event): void => {
  if ($session.get()?.type !== trialType || event.defaultPrevented) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || !isBarredToTrial(link.pathname)) return;
  event.preventDefault();
  void say((t) => t.messages.free_reject(), { time: toastTime.message });
};

void tellWhy();
enforce();
document.addEventListener('click', guardTrial);
$settings.listen(enforce);
onFailure(({ code }) => {
  if (code === 'session.expired') void onLostSession();
  else if (code === 'password.change-required') leadToFirstPassword();
});
$session.listen((session) => {
  who = session?.userName ?? who;
  leaveClosed();
});
onReturn(enforce);
