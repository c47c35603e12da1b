import type { Value } from '#contract/types.ts';

/** Dialling code of a mobile field, and the countries of its numbers and of the visitor. */
interface MobileRegion {
  readonly dialingCode: string;
  /** Country of the code; undefined if it is not listed. */
  readonly country: string | undefined;
  /** Country of a visitor whose numbers are not accepted. */
  readonly elsewhere: string | undefined;
}

/**
 * Returns the dialling code of the visitor's country if accepted, else the first accepted one. `countries` starts with
 * the visitor's.
 */
export const mobileRegion = (accepted: readonly string[], countries: Value<'country'>): MobileRegion => {
  const [visitor] = countries;
  const isAccepted = visitor !== undefined && accepted.includes(visitor.dialingCode);
  const dialingCode = isAccepted ? visitor.dialingCode : (accepted[0] ?? '');
  const home = isAccepted ? visitor : countries.find((it) => it.dialingCode === dialingCode);
  return { dialingCode, country: home?.name, elsewhere: isAccepted ? undefined : visitor?.name };
};
