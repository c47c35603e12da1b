import type { Migration } from '#sim/core/migration.ts';
import { migrateBonusMoney } from '#sim/features/cashier/rules/migrate-bonus-money.ts';
import { endGiftsLostBefore } from '#sim/features/cashier/rules/migrate-lost-gifts.ts';
import { addTermsOfClaims } from '#sim/features/rewards/rules/migrate-mission-claims.ts';

/** Amounts in minor units are named for their unit, not for a coin of one country. */
const nameMinorUnits: Migration = {
  id: 'core: minor units',
  renames: { centavos: 'minor' },
};

/**
 * Changes of the form of stored documents, oldest first. The number of the migrations that its documents have had is
 * stored with each world, so published ones are never changed, removed or reordered; new ones are added at the end.
 */
export const migrations: readonly Migration[] = [
  migrateBonusMoney,
  nameMinorUnits,
  endGiftsLostBefore,
  addTermsOfClaims,
];
