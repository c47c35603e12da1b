import { z } from 'zod';

/** A text in which `*` stands for anything; null where there must be none. */
const wanted = z.string().max(2000).nullable();
const wantedBy = z.record(z.string().max(200), wanted);

/** What a call must carry. What is not named may be anything. */
export const callMatch = z.strictObject({
  member: wanted.optional().meta({ description: 'Account of the caller; null for guests.' }),
  query: wantedBy.optional().meta({ description: 'Values of the query; `*` stands for anything, null for none.' }),
  headers: wantedBy.optional().meta({ description: 'Values of headers; `*` stands for anything, null for none.' }),
  // `unknown` and not `json`: clients made from the document cannot name a type that holds itself.
  body: z
    .unknown()
    .optional()
    .meta({ description: 'Part of the body: fields that it must have, `*` in texts stands for anything.' }),
});
export type CallMatch = z.output<typeof callMatch>;

const count = z.number().int().min(1).max(1_000_000);

/** Which of the calls that carry it all. */
const calls = z.union([z.strictObject({ first: count }), z.strictObject({ nth: count })]);
export type Calls = z.output<typeof calls>;

/** Which calls a fault or an override is for. */
export const match = callMatch.extend({
  calls: calls.optional().meta({ description: 'Only the first so many of these calls, or the one of that number.' }),
  scenario: z.string().max(80).optional().meta({ description: 'Only while this scenario is applied.' }),
  state: z
    .record(z.string().max(80), z.string().max(80).nullable())
    .optional()
    .meta({ description: 'Only while these notes of the world read so; replies of overrides set them.' }),
});
export type Match = z.output<typeof match>;

/** Whether a call is among those meant, by its number among all that carry what is asked for. */
export const isAmong = (asked: Calls | undefined, number: number): boolean => {
  if (!asked) return true;
  return 'first' in asked ? number <= asked.first : number === asked.nth;
};
