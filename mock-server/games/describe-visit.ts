import type { WireLanguage } from '#contract/fields.ts';
import { contributions } from '#contract/games/game-terms.ts';
import { toMajor } from '#lib/money/money.ts';
import { palettes } from '#sim/art/palettes.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { type Bet, bets, keptPayoutOf } from '#sim/features/games/rules/bets.ts';
import { type GameDoc, games, vendors } from '#sim/features/games/rules/catalogue.ts';
import { gameKindOf } from '#sim/features/games/rules/contributions.ts';
import { commitSeed } from '#sim/features/games/rules/fairness.ts';
import type { Launch } from '#sim/features/games/rules/game-launches.ts';
import type { Visit as OpenVisit } from '#sim/features/games/rules/game-visits.ts';
import { availableToStake } from '#sim/features/games/rules/rounds.ts';
import { rules } from './all-rules.ts';
import type { LastRound, Look, Visit } from './wire.ts';

/** Returns the game of a launch; the lobby of a lottery vendor opens its first game. Throws `resource.unknown`. */
export const gameOf = ({ state }: World, { nodeId, vassalage }: Launch): GameDoc => {
  const found = nodeId === null ? state.by(games, 'vassalage', vassalage)[0] : state.get(games, String(nodeId));
  if (!found) throw new Refusal('resource.unknown', { why: `no game ${nodeId ?? vassalage}` });
  return found;
};

/** Returns whether the world's clock decides a game, instead of its player's rounds. */
const isOnClock = (screen: GameDoc['screen']): boolean => screen === 'sports' || screen === 'sabong';

/** Returns the last settled round of a player at a game; a demo starts without one. */
const lastRoundOf = ({ state }: World, visit: OpenVisit, { nodeId, screen }: GameDoc): LastRound | null => {
  if (visit.demo || isOnClock(screen)) return null;
  const last = state
    .by(bets, 'member', visit.member)
    .filter((it) => it.nodeId === nodeId && it.state === 'settled')
    .reduce<Bet | undefined>((newest, it) => (newest && newest.at > it.at ? newest : it), undefined);
  if (!last) return null;
  const { outcome = null } = (last.detail ?? {}) as { readonly outcome?: unknown };
  return { stake: toMajor(last.stake), payout: toMajor(keptPayoutOf(last)), outcome };
};

const picturesOf = ({ nodeId }: GameDoc): Pick<Look, 'picture' | 'scenery' | 'emblem'> => {
  const path = `/cdn/default/games/${nodeId}`;
  return { picture: `${path}.webp?w=360`, scenery: `${path}/scenery.webp?w=780`, emblem: `${path}/emblem.webp?w=720` };
};

/** Returns all data that the game's script needs at its start. */
export const describeVisit = (world: World, visit: OpenVisit, language: WireLanguage): Visit => {
  const found = gameOf(world, visit);
  const { sky, glow, accent, ink } = palettes[found.art.palette];
  return {
    launch: visit.id,
    playKey: visit.playKey,
    language,
    screen: found.screen,
    name: found.nodeName,
    vendor: world.state.get(vendors, found.vassalage)?.accountTypeName ?? found.vassalage,
    minBet: found.minBet,
    maxBet: found.maxBet,
    rtp: found.rtp ?? null,
    volatility: found.volatility ?? null,
    counts: contributions[gameKindOf(found.screen)],
    balance: toMajor(availableToStake(world, visit)),
    demo: visit.demo,
    seedHash: isOnClock(found.screen) ? null : commitSeed(world, visit).hash,
    now: world.now(),
    look: { sky, glow, accent, ink, ...picturesOf(found) },
    last: lastRoundOf(world, visit, found),
    table: rules[found.screen].describe({ world, game: found }, visit),
  };
};
