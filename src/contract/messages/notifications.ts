import { defineEndpoint } from '../endpoint.ts';
import type {
  notificationSettingsSchemas,
  setNotificationsSchemas,
  subscribePushSchemas,
  unsubscribePushSchemas,
} from './notifications.schemas.ts';

const own = { access: 'member', flag: 'WEBPUSH3' } as const;

/** Reads which notifications the member receives, and the key that a subscription needs. */
export const notificationSettings = defineEndpoint<typeof notificationSettingsSchemas>()({
  name: 'notificationSettings',
  method: 'GET',
  path: '/wps/messages/notifications',
  ...own,
});

/** Sets which notifications the member receives. */
export const setNotifications = defineEndpoint<typeof setNotificationsSchemas>()({
  name: 'setNotifications',
  method: 'POST',
  path: '/wps/messages/notifications',
  send: 'json',
  ...own,
});

/** Sends notifications to this browser; it belongs to the member of the session from now on. */
export const subscribePush = defineEndpoint<typeof subscribePushSchemas>()({
  name: 'subscribePush',
  method: 'POST',
  path: '/wps/messages/notifications/subscription',
  send: 'json',
  ...own,
});

/** Ends the notifications to a browser of the member. */
export const unsubscribePush = defineEndpoint<typeof unsubscribePushSchemas>()({
  name: 'unsubscribePush',
  method: 'POST',
  path: '/wps/messages/notifications/unsubscribe',
  send: 'json',
  ...own,
});
