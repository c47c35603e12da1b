import * as z from 'zod';

/** A text in which `*` matches any text and `\\*` a star; null if it must be missing. */
const expectedText = z.string().max(2000).nullable();
const expectedByName = z.record(z.string().max(200), expectedText);
/** A list is expected in this order; a single value may be any of several in the query. */
const expectedQuery = z.record(z.string().max(200), z.union([expectedText, z.array(z.string().max(2000)).max(50)]));

/** Conditions for a call. Omitted parts may have any value. */
export const callMatch = z.strictObject({
  member: expectedText.optional().meta({ description: 'Account of the caller; null for guests.' }),
  query: expectedQuery.optional().meta({
    description:
      'Values of the query; `*` stands for anything, `\\*` for a star, null for none. A list is wanted as a whole; a single value may be ' +
      'any of those that were given under the name.',
  }),
  headers: expectedByName
    .optional()
    .meta({ description: 'Values of headers; `*` stands for anything, `\\*` for a star, null for none.' }),
  // `unknown` instead of `json`: clients generated from the OpenAPI document cannot name a recursive type.
  body: z.unknown().optional().meta({
    description: 'Part of the body: fields that it must have; `*` in texts stands for anything, `\\*` for a star.',
  }),
});
export type CallMatch = z.output<typeof callMatch>;

const count = z.number().int().min(1).max(1_000_000);

/** Selects calls by their number among all matching ones. */
const calls = z.union([
  z.strictObject({ first: count.meta({ description: 'The first so many calls.' }) }),
  z.strictObject({ nth: count.meta({ description: 'The call of this number, counted from 1.' }) }),
]);
export type Calls = z.output<typeof calls>;

/** Selects the calls that a fault or an override applies to. */
export const match = callMatch.extend({
  calls: calls.optional().meta({ description: 'Only the first so many of these calls, or the one of that number.' }),
  scenario: z.string().max(80).optional().meta({ description: 'Only while this scenario is applied.' }),
  state: z
    .record(z.string().max(80), z.string().max(80).nullable())
    .optional()
    .meta({ description: 'Only while these notes of the world read so; replies of overrides set them.' }),
});
export type Match = z.output<typeof match>;

/** Returns whether the number of a call, counted over all calls that match, is one of those requested. */
export const isSelectedCall = (selected: Calls | undefined, number: number): boolean => {
  if (!selected) return true;
  return 'first' in selected ? number <= selected.first : number === selected.nth;
};
