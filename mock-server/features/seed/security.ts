import { brand } from '#brands/current.ts';
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
export const seedAnswer = 'manok';

interface Setting {
  readonly account: string;
  readonly payeeName: string;
  readonly birthday?: string;
  readonly cards: readonly (readonly [bankId: string, number: string])[];
}

const settings: readonly Setting[] = [
  {
    account: 'player01',
    payeeName: 'Tala Reyes',
    birthday: '1994-06-12',
    cards: [
      ['GCASH', '09171234567'],
      ['BPI', '1029384821'],
    ],
  },
  { account: 'agent01', payeeName: 'Lakan Dela Rosa', birthday: '1988-02-03', cards: [['BDO', '001234567890']] },
  { account: 'topagent01', payeeName: 'Ambrosio Villanueva', cards: [['UBP', '109876543210']] },
];

/** Returns the steps that set up members' security settings before their history begins. */
export const securitySteps = (world: World, at: number): SeedStep[] => {
  // Hashing is slow: all have the same secrets.
  const paymentPassword = hashSecret(world, seedWithdrawalPassword);
  const answer = hashSecret(world, seedAnswer);
  const questions = [1, 3, 4].map((questionId) => ({ questionId, answer }));
  return settings.map(({ account, payeeName, birthday, cards }) => ({
    at,
    run: (seeded) => {
      const owner = memberByAccount(seeded.state, account);
      if (!owner) return;
      changeSecurity(seeded, owner.id, { payeeName, paymentPassword, questions });
      if (birthday) setBirthday(seeded, owner, birthday, brand.minAge);
      for (const [bankId, number] of cards) addBankAccount(seeded, owner.id, { bankId, number, payeeName });
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
