import { onFailure } from '../api/failures.ts';
import { keys } from '../browser/keys.ts';
import { leaveFor } from '../browser/leave.ts';
import { sessionArea } from '../browser/storage.ts';
import { type Refusal, refusalOf } from '../domain/access.ts';
import type { Gate, Route } from '../domain/routes.ts';
import { $words, type PageWords } from '../i18n/page-words.ts';
import { openLogin } from '../stores/login-popup.ts';
import { $session } from '../stores/session.ts';
import { $settings, flagsOf } from '../stores/settings.ts';
import { showToast, toastTime } from '../stores/toasts.ts';

const here = (): string => location.pathname.replace(/^\/ty(?=\/)/, '') + location.search;

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

/** Leaves when the page is not this visitor's: the session or a switch changed, or the page came back from the cache. */
const enforce = (): void => {
  const found = asking ? null : refusal();
  if (found) leave(found.text, found.to);
};

/** Words for why the visitor came here, once they have arrived. */
const tellWhy = (): void => {
  const text = sessionArea.read(keys.session.accessText);
  if (!text) return;
  const stop = $words.subscribe(({ t }: PageWords) => {
    const texts: Record<string, string> = {
      free_reject: t.messages.free_reject(),
      permissionDenied: t.errors.permissionDenied(),
    };
    const words = texts[text];
    if (words === '') return;
    sessionArea.remove(keys.session.accessText);
    if (words) showToast(words, { time: toastTime.message });
    queueMicrotask(() => stop());
  });
};

/** Something is typed that a reload would lose. */
const typed = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => field.value !== field.defaultValue,
  );

let who: string | undefined;

/** A lost session is told at once; a page that needs one asks to log in over it, so that nothing typed is lost (A48, A70). */
const onLostSession = async (): Promise<void> => {
  const text = $words.get().t.errors.sessionExpired();
  if (route().access === 'anyone') {
    showToast(text, { kind: 'bad', time: toastTime.long });
    return;
  }
  if (asking) return;
  asking = true;
  const before = who;
  const entered = await openLogin(text);
  asking = false;
  if (entered && ($session.get()?.userName !== before || !typed())) location.reload();
  else if (!entered && refusal()) leaveFor('/m/home');
};

/** Keeps the page to those it is for, for as long as it is open. */
export const startAccess = (): void => {
  tellWhy();
  $settings.listen(enforce);
  onFailure((error) => {
    if (error.code === 'session.expired') void onLostSession();
  });
  who = $session.get()?.userName;
  $session.listen((session) => {
    who = session?.userName ?? who;
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) enforce();
  });
};
