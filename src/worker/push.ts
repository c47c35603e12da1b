import { brand } from '#brands/current.ts';
import { barePath } from '#lib/bare-path.ts';
import { languages } from '#markets/current.ts';
import { paths } from '#paths.ts';
import { preferredLanguage } from './documents.ts';
import { type NotificationEvent, type PushEvent, scope, type WindowClient } from './scope.ts';

/** What the backend sends: texts by code of their language, and the page that a press opens. */
interface Payload {
  readonly texts: Readonly<Record<string, string>>;
  readonly path: string;
  readonly tag: string;
  readonly unread: number;
}

const payloadOf = ({ data }: PushEvent): Payload | null => {
  try {
    return (data?.json() as Payload | undefined) ?? null;
  } catch {
    return null;
  }
};

/** Returns the address of a page in the player's language. */
const addressOf = async (path: string): Promise<string> => {
  // A payload may only open pages of this site.
  const page = new URL(path.startsWith('/m/') ? path : paths.home, scope.location.origin);
  const language = await preferredLanguage(page);
  const prefix = languages.find(({ id }) => id === language)?.prefix;
  return `${page.origin}${prefix ? `/${prefix}` : ''}${page.pathname}${page.search}`;
};

const textOf = async ({ texts }: Payload): Promise<string> => {
  const language = await preferredLanguage(new URL(paths.home, scope.location.origin));
  const wire = languages.find(({ id }) => id === language)?.wire ?? '';
  return texts[wire] ?? Object.values(texts)[0] ?? '';
};

/** Shows a notification and the number of unread messages on the icon of the installed app. */
export const showPush = async (event: PushEvent): Promise<void> => {
  const payload = payloadOf(event);
  // Browsers end a subscription that shows nothing.
  if (!payload) return scope.registration.showNotification(brand.name, {});
  await Promise.allSettled([
    scope.registration.showNotification(await textOf(payload), {
      tag: payload.tag,
      icon: '/icons/icon-192.png',
      data: payload.path,
    }),
    scope.navigator.setAppBadge?.(payload.unread),
  ]);
};

const samePage = (one: string, other: string): boolean => {
  const [a, b] = [new URL(one), new URL(other)];
  return barePath(a.pathname) === barePath(b.pathname) && a.search === b.search;
};

/** Returns whether a tab may open another page: it shows no game and no form. */
const mayNavigate = ({ url }: WindowClient): boolean =>
  [paths.home, paths.memberCentre, paths.message, paths.webEmail].some((it) => barePath(new URL(url).pathname) === it);

/** Opens the page of a notification: in the tab that shows it, in one that may open another page, or in a new tab. */
export const openPush = async ({ notification }: NotificationEvent): Promise<void> => {
  notification.close();
  const address = await addressOf(String(notification.data ?? ''));
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => samePage(url, address));
  if (open) return void (await open.focus());
  const free = tabs.find(mayNavigate);
  // Rejects for a tab that this worker does not control.
  const moved = await free?.navigate(address).catch(() => null);
  if (moved) await moved.focus();
  else await scope.clients.openWindow(address);
};
