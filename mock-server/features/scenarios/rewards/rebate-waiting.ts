import { memberByAccount } from '../../account/rules/members.ts';
import { game } from '../../games/rules/catalogue.ts';
import { playRound } from '../../games/rules/rounds.ts';
import { scenario } from '../scenario.ts';

const rounds = 20;
/** Centavos. */
const stake = 10_000;

export default scenario({
  description: 'player01 has played enough today for a rebate to claim, and is as rich as before.',
  requirements: ['R182', 'R032'],
  change: (world) => {
    const owner = memberByAccount(world.state, 'player01');
    const played = world.state.all(game).find((it) => it.minBet * 100 <= stake && it.maxBet * 100 >= stake);
    if (!owner || !played) return;
    const seat = { id: 'rebate', member: owner.id, nodeId: played.nodeId, vassalage: played.vassalage, demo: false };
    for (let nth = 1; nth <= rounds; nth += 1)
      playRound(world, seat, { key: String(nth), stake, decide: () => ({ payout: stake }) });
  },
});
