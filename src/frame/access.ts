import { onFailure } from '../api/failures.ts';
import { keys } from '../browser/keys.ts';
import { sessionArea } from '../browser/storage.ts';
import { refusalOf } from '../domain/access.ts';
import { loginPath } from '../domain/links.ts';
import type { Gate, Route } from '../domain/routes.ts';
import { $words, type PageWords } from '../i18n/page-words.ts';
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
  location.replace(to);
};

/** Leaves when the page is not this visitor's: the session or a switch changed, or the page came back from the cache. */
const enforce = (): void => {
  const settings = $settings.get();
  const promotions = settings.consolidated?.whitelabel.promotions ?? {};
  const running = Object.fromEntries(Object.entries(promotions).map(([name, { enabled }]) => [name, enabled]));
  const refusal = refusalOf(route(), $session.get(), { ...flagsOf(settings), ...running }, here());
  if (refusal) leave(refusal.text, refusal.to);
};

/** Words for why the visitor came here, once they have arrived. */
const tellWhy = (): void => {
  const text = sessionArea.read(keys.session.accessText);
  if (!text) return;
  const stop = $words.subscribe(({ t }: PageWords) => {
    const texts: Record<string, string> = {
      free_reject: t.messages.free_reject(),
      permissionDenied: t.errors.permissionDenied(),
      sessionExpired: t.errors.sessionExpired(),
    };
    const words = texts[text];
    if (words === '') return;
    sessionArea.remove(keys.session.accessText);
    if (words) showToast(words, { time: toastTime.message });
    queueMicrotask(() => stop());
  });
};

/** A lost session is told at once; pages that need one lead to login and back (A48, A84). */
const onLostSession = (): void => {
  if (route().access.endsWith('-or-login')) leave('sessionExpired', loginPath(here()));
  else showToast($words.get().t.errors.sessionExpired(), { kind: 'bad', time: toastTime.long });
};

/** Keeps the page to those it is for, for as long as it is open. */
export const startAccess = (): void => {
  tellWhy();
  $settings.listen(enforce);
  onFailure((error) => {
    if (error.code === 'session.expired') onLostSession();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) enforce();
  });
};
