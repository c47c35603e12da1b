import * as z from 'zod';
import type { ZodOpenApiObject } from 'zod-openapi';
import { ownLimit } from '#contract/safety/limits.schemas.ts';
import { type CallbackEvent, callbackEvents } from '#sim/http/outgoing/callback-events.ts';

const text = (description: string) => z.string().describe(description);
const money = (description: string) => z.number().describe(`${description} In major units.`);
const { kind, period } = ownLimit.shape;

/** Additional body fields of each event. */
const fields = {
  'deposit.approved': {
    deposit: text('Reference of the deposit.'),
    amount: money('Amount of the deposit.'),
    bonus: money('Bonus that came with it; 0 without one.'),
  },
  'withdrawal.paid': {
    withdrawal: text('Reference of the withdrawal.'),
    amount: money('Amount taken from the balance.'),
    fee: money('Fee, part of the amount.'),
  },
  'member.registered': { type: z.number().int().describe('Kind of account: 0 player, 1 agent.') },
  'limit.reached': {
    kind,
    period,
    amount: z.number().describe('Limit in major units, or minutes for the session of play.'),
    left: z.number().describe('What is left of it, in the same unit.'),
  },
  'bet.closed': {
    bet: text('Reference of the bet.'),
    state: text('State of the bet: `settled` or `refunded`.'),
    stake: money('Bet.'),
    payout: money('Payout, bet included.'),
  },
} satisfies Record<CallbackEvent, z.ZodRawShape>;

const summaries: Readonly<Record<CallbackEvent, string>> = {
  'deposit.approved': 'A deposit was approved',
  'withdrawal.paid': 'A withdrawal was paid',
  'member.registered': 'A member registered',
  'limit.reached': 'An own limit refused a call',
  'bet.closed': 'A bet was settled or refunded',
};

const headers = z.object({
  'Simulator-Event': text('Name of the event.'),
  'Simulator-Delivery': text('Id of the delivery, the same for every try.'),
  'Simulator-Signature': z
    .string()
    .optional()
    .describe(
      '`t=<seconds>,v1=<signature>`: HMAC-SHA256 in hex of the seconds, a dot and the body, under the secret; absent without one.',
    ),
});

const webhook = (event: CallbackEvent) => ({
  post: {
    operationId: `webhook-${event}`,
    summary: summaries[event],
    description:
      'Sent to every callback that `admin-addCallback` set for the event, and again until the address answers 2xx: after 10 s, 1 min, ' +
      '10 min, 1 h and 6 h of the clock of the world.',
    tags: ['admin'],
    security: [],
    requestParams: { header: headers },
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            id: text('Id of the delivery.'),
            event: z.literal(event).describe('Name of the event.'),
            world: text('World in which it took place.'),
            at: z.number().int().describe('When it took place, epoch ms of the world.'),
            member: text('Account name of the member.'),
            ...fields[event],
          }),
        },
      },
    },
    responses: { '2XX': { description: 'The event was received.' }, '4XX': { description: 'It is sent again later.' } },
  },
});

/** Returns the requests that worlds send, as OpenAPI webhooks. */
export const webhooks = (): NonNullable<ZodOpenApiObject['webhooks']> =>
  Object.fromEntries(callbackEvents.map((event) => [event, webhook(event)]));
