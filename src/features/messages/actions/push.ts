import { subscribePush, unsubscribePush } from '#contract/messages/notifications.ts';
import type { Value } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';

export type NotificationSettings = Value<'notificationSettings'>;

/** Whether this browser can be notified: `off` until the member asks for it. */
export type PushState = 'unsupported' | 'unavailable' | 'blocked' | 'off' | 'on';

/** Longest wait for the service worker, which a page registers after the first interaction, ms. */
const workerTimeoutMs = 15_000;

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscriptionOf = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Returns whether this browser can be notified and is. */
export const pushStateOf = async ({ publicKey, onThisDevice }: NotificationSettings): Promise<PushState> => {
  if (publicKey === null) return 'unavailable';
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isSubscribed = onThisDevice && Notification.permission === 'granted' && (await subscriptionOf()) !== null;
  return isSubscribed ? 'on' : 'off';
};

const readyWorker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('no service worker')), workerTimeoutMs);
    }),
  ]);

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));

/**
 * Asks for permission and subscribes this browser; call it directly in the handler of a press, as Safari requires.
 * Returns null if the player declines. Throws if the browser or the backend refuses the subscription.
 */
export const enablePush = async (publicKey: string): Promise<NotificationSettings | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await readyWorker();
  // A subscription with the key of another backend cannot be used, and prevents a new one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return api(subscribePush, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
};

/** Ends the notifications of this browser. Throws CallError. */
export const disablePush = async (): Promise<NotificationSettings | null> => {
  const subscription = await subscriptionOf();
  if (!subscription) return null;
  const settings = await api(unsubscribePush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return settings;
};
