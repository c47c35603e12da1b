import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { acceptPromo } from '#sim/features/cashier/rules/deposit-promotions.ts';
import { approveDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { addWageringRequirement, wageringOf } from '#sim/features/cashier/rules/wagering.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { playRound } from '#sim/features/games/rules/rounds.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import type { Figure } from './simulator.ts';

const bets = 10_000;
const compared = 1000;

/**
 * Measures the CPU of bets with an open bonus, the last 1,000 of 10,000 relative to the second 1,000, and of reading
 * the wagering state.
 */
export const measureWagering = async (): Promise<Figure[]> => {
  const worlds = openWorlds({ machineTime: () => Date.parse('2026-05-06T12:00:00+08:00') });
  const world = worlds.open('bench');
  const member = memberByAccount(world.state, 'newbie01')?.id ?? '';
  acceptPromo(world, member, 401);
  const order = orderDeposit(world, member, { channel: 'gateway', bankId: 'GCASH', minor: 277_000, origin: '' });
  approveDeposit(world, order);
  addWageringRequirement(world, member, 1e9, 'bench', { kind: 'gift', locks: 277_000, maxBet: 5000 });
  const found = world.state.all(games).find(({ supportPlay, gameCategory }) => supportPlay && gameCategory === 'RNG');
  if (!found) throw new Error('no game');
  const { nodeId, vassalage } = found;
  const source = { id: 'bench', member, nodeId, vassalage, demo: false };
  const costs: number[] = [];
  for (let done = 0; done < bets; done += compared) {
    const before = process.threadCpuUsage();
    for (let at = done; at < done + compared; at += 1)
      playRound(world, source, { key: String(at), stake: 1000, decide: () => ({ payout: 1000 }) });
    const { user, system } = process.threadCpuUsage(before);
    costs.push((user + system) / 1000);
  }
  const before = process.threadCpuUsage();
  for (let at = 0; at < 1000; at += 1) wageringOf(world.state, member);
  const { user, system } = process.threadCpuUsage(before);
  worlds.close();
  const [, second = 1] = costs;
  return [
    {
      name: 'CPU of bets 9,001–10,000 with an open bonus relative to bets 1,001–2,000',
      value: (costs.at(-1) ?? 0) / second,
      limit: 2,
      unit: '×',
    },
    {
      name: 'CPU of reading the wagering state after 10,000 bets',
      value: (user + system) / 1e6,
      limit: 0.5,
      unit: 'ms',
    },
  ];
};
