import { dayMs } from '#lib/dates/units.ts';
import { type LedgerAccount, mainAccount, type Posting, postings } from '#sim/core/ledger.ts';
import type { World } from '#sim/core/world.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { createBet } from '#sim/features/games/rules/rounds.ts';
import { sampleMinor } from '#sim/features/shared/sample-amount.ts';

const spanMs = 30 * dayMs;
const stakesInMinor = [5, 10, 25, 50].map(sampleMinor);

/** Returns the balance of an account at a time; `postings` are oldest first, times must not decrease between calls. */
const balanceAt = (account: LedgerAccount, postings: readonly Posting[]): ((at: number) => number) => {
  let [next, balance] = [0, 0];
  return (at) => {
    for (; next < postings.length && (postings[next]?.at ?? at) < at; next += 1)
      balance = postings[next]?.entries.findLast((it) => it.account === account)?.balance ?? balance;
    return balance;
  };
};

/** Adds bets over the last 30 days whose payout equals the stake, so that no past balance changes. */
export const addBreakEvenBets = (world: World, memberId: string, count: number): void => {
  const account = mainAccount(memberId);
  const all = world.state.all(games);
  const slots = all.filter(({ gameCategory }) => gameCategory === 'RNG');
  const played = slots.length > 0 ? slots : all;
  const earlier = [...world.state.by(postings, 'account', account)].sort((a, b) => a.at - b.at);
  const balanceBefore = balanceAt(account, earlier);
  const start = world.now() - spanMs;
  for (let number = 0; number < count; number += 1) {
    const at = start + Math.floor((number * spanMs) / count);
    const [balance, stake = sampleMinor(5)] = [balanceBefore(at), stakesInMinor[number % stakesInMinor.length]];
    const it = played[number % played.length];
    if (!it || balance < stake) continue;
    const { nodeId, vassalage } = it;
    const source = { id: 'scenario.many', member: memberId, nodeId, vassalage, demo: false };
    const open = createBet(world, source, { key: String(number), stake });
    const house: LedgerAccount = `house:${vassalage}`;
    // Transactions have the world's time, and these are in the past.
    const book = (type: string, minor: number, after: number): void =>
      world.state.put(postings, {
        id: world.id('TX'),
        at,
        type,
        ref: open.id,
        entries: [
          { account, minor, balance: after },
          { account: house, minor: -minor, balance: 0 },
        ],
      });
    book('bet', -stake, balance - stake);
    book('payout', stake, balance);
    world.state.put(bets, { ...open, payout: stake, state: 'settled', at, settledAt: at });
  }
};
