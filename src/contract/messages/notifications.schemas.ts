import * as z from 'zod';
import { hidden } from '../fields.ts';
import { maxPushDevices, notificationKinds } from './notification-kinds.ts';

const kinds = z.strictObject(
  Object.fromEntries(
    notificationKinds.map((kind) => [kind, z.boolean().describe(`Whether the member is notified of ${kind}.`)]),
  ) as Record<(typeof notificationKinds)[number], z.ZodBoolean>,
);

const settings = z
  .object({
    publicKey: z
      .string()
      .nullable()
      .describe(
        'VAPID public key of a subscription (`applicationServerKey`), base64url; null while no push service may be called.',
      ),
    kinds: kinds.describe('Notifications by kind; promotions are off until the member switches them on.'),
    details: z.boolean().describe('Whether notifications show amounts and games; off by default.'),
    onThisDevice: z.boolean().describe('Whether the browser of this session receives notifications.'),
    devices: z.number().int().describe(`Devices that receive notifications, at most ${maxPushDevices}.`),
  })
  .meta({ id: 'NotificationSettings', description: 'Notifications that a member receives.' });

const endpoint = z
  .url()
  .max(1000)
  .meta({ ...hidden, description: 'Address of the subscription at the push service of the browser.' });

const base64Url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`));
};

export const notificationSettingsSchemas = {
  summary: 'Read the settings of notifications',
  whenRestricted: true,
  reply: settings,
  errors: [],
} as const;

export const setNotificationsSchemas = {
  summary: 'Set the notifications by kind',
  whenRestricted: true,
  body: z.strictObject({
    kinds: kinds.partial().optional().describe('Kinds to change; others stay.'),
    details: z.boolean().optional().describe('Whether notifications show amounts and games.'),
  }),
  reply: settings,
  errors: [],
} as const;

/** `request.invalid` for an address that is no push service the simulator may call. */
export const subscribePushSchemas = {
  summary: 'Send notifications to this browser',
  whenRestricted: true,
  body: z.strictObject({
    endpoint,
    keys: z
      .strictObject({
        p256dh: base64Url(65).meta({ ...hidden, description: 'Public key of the browser, base64url.' }),
        auth: base64Url(16).meta({ ...hidden, description: 'Authentication secret of the browser, base64url.' }),
      })
      .describe('Keys that encrypt what is sent.'),
  }),
  reply: settings,
  errors: [],
} as const;

export const unsubscribePushSchemas = {
  summary: 'End the notifications to a browser',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({ endpoint }),
  reply: settings,
  errors: [],
} as const;
