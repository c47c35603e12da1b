import { brand } from '#brands/current.ts';
import { dayMs } from '#lib/dates/units.ts';
import { identityTerms, sample } from '#markets/current.ts';
import type { Seeder } from '#sim/core/build-base.ts';
import { identities } from '#sim/features/account/rules/identity-record.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { securityOf } from '#sim/features/account/rules/security-settings.ts';
import { scheduleExpiry } from '../rules/identity-verification.ts';

/** Days before the end of the seed's history. */
const approvedDaysAgo = 120;

/** Creates the verified identities of seeded members; their pictures have been deleted. */
export const seedIdentities: Seeder = (world) => {
  for (const [account, [documentType, lastFour]] of Object.entries(sample.identities)) {
    const id = memberByAccount(world.state, account)?.id;
    const { payeeName, birthday } = id ? securityOf(world.state, id) : { payeeName: null, birthday: null };
    if (!id || !payeeName || !birthday) continue;
    const decidedAt = world.now() - approvedDaysAgo * dayMs;
    const expiresAt = decidedAt + identityTerms.approvedDays * dayMs;
    world.state.put(identities, {
      id,
      status: 'approved',
      documentType,
      fingerprint: `seed:${account}`,
      lastFour,
      fullName: payeeName,
      birthday,
      minAge: brand.minAge,
      reasons: [],
      asked: [],
      submittedAt: decidedAt,
      decidedAt,
      expiresAt,
      approved: `seed:${account}`,
    });
    scheduleExpiry(world, id, expiresAt);
  }
};
