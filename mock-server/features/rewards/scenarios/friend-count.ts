import { dayMs } from '#lib/dates/units.ts';
import type { World } from '#sim/core/world.ts';
import { memberByAccount, memberDefaults, members } from '#sim/features/account/rules/members.ts';
import { sampleWallet } from '#sim/features/cashier/rules/sample-payment.ts';
import { seededDeposit } from '#sim/features/cashier/seed/seeded-transactions.ts';
import { friendsOf } from '../rules/referrals.ts';

/** Gives player01 exactly `count` invited friends; every second new one has deposited. */
export const setFriendCount = (world: World, count: number): void => {
  const { state } = world;
  const player = memberByAccount(state, 'player01');
  if (!player) return;
  const friends = friendsOf(state, player.id);
  for (const friend of friends.slice(count)) state.put(members, { ...friend, upline: null });
  for (let nth = friends.length; nth < count; nth += 1) {
    const at = world.now() - (nth % 28) * dayMs;
    const id = String(400_000 + nth);
    state.put(members, {
      ...memberDefaults,
      id,
      account: `friend${nth}`,
      password: player.password,
      registeredAt: at,
      upline: player.id,
    });
    if (nth % 2 === 0)
      seededDeposit(id, {
        at: world.now(),
        ...sampleWallet,
        major: 200 + (nth % 5) * 100,
      }).run(world);
  }
};
