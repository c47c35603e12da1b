import { brand } from '#brands/current.ts';
import { sample } from '#markets/current.ts';
import type { SeedStep } from '#sim/core/timeline.ts';
import type { World } from '#sim/core/world.ts';
import { setBirthday } from '#sim/features/account/rules/birthdays.ts';
import { memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { changeSecurity, hashSecret } from '#sim/features/account/rules/security-settings.ts';
import { addBankAccount } from '#sim/features/cashier/rules/bank-accounts.ts';
import { earlierDeposits } from '#sim/features/cashier/rules/own-funds.ts';
import { lifetimeStakesRecords } from '#sim/features/rewards/rules/vip-progress.ts';
import { vipLevelByNumber } from '#sim/features/shared/vip-levels.ts';

/** Withdrawal password of every seeded member who has one. */
export const seedWithdrawalPassword = '246810';
/** Answer of seeded members to all of their security questions. */
export const seedAnswer = sample.securityAnswer;

const birthdays: Readonly<Record<string, string>> = { player01: '1994-06-12', agent01: '1988-02-03' };

/** Returns the steps that set up members' security settings before their history begins. */
export const securitySteps = (world: World, at: number): SeedStep[] => {
  // Hashing is slow: all have the same secrets.
  const paymentPassword = hashSecret(world, seedWithdrawalPassword);
  const answer = hashSecret(world, seedAnswer);
  const questions = [1, 3, 4].map((questionId) => ({ questionId, answer }));
  return Object.entries(sample.members).map(([account, { payeeName, banks }]) => ({
    at,
    run: (seeded) => {
      const owner = memberByAccount(seeded.state, account);
      if (!owner) return;
      changeSecurity(seeded, owner.id, { payeeName, paymentPassword, questions });
      const birthday = birthdays[account];
      if (birthday) setBirthday(seeded, owner, birthday, brand.minAge);
      for (const [bankId, number] of banks) addBankAccount(seeded, owner.id, { bankId, number, payeeName });
    },
  }));
};

/** Stores stakes and deposits from before the records begin, high enough for each member's VIP level. */
export const seedTallies = (world: World): void => {
  for (const { id, level } of world.state.all(members)) {
    const { stakes, deposit } = vipLevelByNumber(level);
    if (stakes > 0) world.state.put(lifetimeStakesRecords, { id, turnover: Math.round(stakes * 1.24) });
    if (deposit > 0) world.state.put(earlierDeposits, { id, minor: Math.round(deposit * 1.18) });
  }
};
