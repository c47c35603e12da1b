import type { identityPurposes } from '#contract/safety/identity-documents.ts';
import { toMinor } from '#lib/money/money.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { identityStateOf } from './identity-record.ts';

/** Purposes that need a verified identity from a sum on. */
type Purpose = Exclude<(typeof identityPurposes)[number], 'gift'>;

const flags = {
  withdrawal: 'IDENTITY_WITHDRAW_ABOVE',
  deposit: 'IDENTITY_DEPOSIT_ABOVE',
  limit: 'IDENTITY_LIMIT_ABOVE',
} as const;

/** Returns the sum above which a purpose needs a verified identity, in major units. */
export const identityNeededAbove = ({ state }: World, purpose: Purpose): number => flag(state, flags[purpose]);

/** Throws `identity.required` for a sum (minor units) that needs a verified identity which the member does not have. */
export const requireIdentity = (world: World, memberId: string, purpose: Purpose, minor: number): void => {
  if (!flag(world.state, 'IDENTITY3')) return;
  const above = identityNeededAbove(world, purpose);
  const status = identityStateOf(world.state, memberId);
  if (status === 'approved' || minor <= toMinor(above)) return;
  throw new Refusal('identity.required', { value: { purpose, above, status }, why: `identity is ${status}` });
};
