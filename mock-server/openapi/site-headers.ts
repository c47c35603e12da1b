import * as z from 'zod';
import { captchaHeader } from '#contract/captcha-header.ts';
import type { Endpoint } from '#contract/endpoints.ts';

const text = (description: string) => z.string().describe(description);
const maybeText = (description: string) => z.string().optional().describe(description);

/** Returns whether an endpoint accepts the solution of a picture from `captcha`. */
const requiresCaptcha = (endpoint: Endpoint): boolean => endpoint.send === 'encrypted';

const world = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/)
  .optional()
  .meta({
    param: { id: 'X-Sim-World' },
    description: 'World of the simulator to call, 1 to 64 of `a-z`, `0-9` and `-`; other backends ignore it.',
  });

const idempotencyKey = z
  .string()
  .max(128)
  .optional()
  .meta({
    param: { id: 'Idempotency-Key' },
    description: 'Random text. A repeat under the same key and with the same body gets the first reply.',
  });

const device = z
  .literal('OTHERS')
  .optional()
  .meta({ param: { id: 'Device' }, description: 'Present when the site runs as an installed app.' });

/** Headers of a call to an endpoint. */
export const callHeaders = (endpoint: Endpoint) =>
  z.object({
    'X-Sim-World': world,
    ...((endpoint.movesMoney || endpoint.once) && { 'Idempotency-Key': idempotencyKey }),
    ...(endpoint.module && {
      'Module-Id': z
        .literal(endpoint.module)
        .optional()
        .meta({ description: 'Name of the permission that the call uses, for operators of real backends.' }),
    }),
    Device: device,
    ...(endpoint.method === 'POST' &&
      endpoint.access === 'anyone' && {
        'Device-Id': maybeText('Random id of the browser, kept by it; guards against invitations of oneself.'),
      }),
    ...(endpoint.send === 'encrypted' && {
      Encryption: maybeText(
        '`RSA-OAEP-256; kid=<keyId>` for a body `{"jwe"}`; `none` or absent for plain JSON, where `plainAllowed` permits it.',
      ),
    }),
    ...(requiresCaptcha(endpoint) && {
      [captchaHeader]: maybeText(
        'Picture or task that `captcha` or `captchaTask` of the body answers: the same header of its reply.',
      ),
    }),
  });

/** Headers of every reply of the backend. */
export const replyHeaders = z.object({
  Date: text('Time of the backend, which the site reads as its clock.').meta({ header: { id: 'Date' } }),
  'Cache-Control': text('`no-store` for everything that belongs to a member.').meta({
    header: { id: 'Cache-Control' },
  }),
});

/** Headers of a reply with a captcha picture or task. */
export const captchaReplyHeaders = replyHeaders.extend({
  [captchaHeader]: text('Reference of the picture or task; the call that answers it carries the same header.'),
});

/** Headers of a refusal of too many calls. */
export const tooManyHeaders = replyHeaders.extend({
  'Retry-After': maybeText('Seconds until the call is possible again; absent if unknown.'),
});
