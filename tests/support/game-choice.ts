import { sabong } from '#contract/games/sabong.ts';
import type { Value } from '#contract/types.ts';
import type { Screen } from '#sim/features/games/catalogue/types.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { colours } from '#sim/games/color/wire.ts';
import { engines } from '#sim/games/table-bets/engines.ts';
import { type GameVisit, launch, open } from './game-visit.ts';
import type { startSimulator, WorldClient } from './simulator.ts';
import { boardOf, legOf, matchesOf } from './sports.ts';

type Simulator = Awaited<ReturnType<typeof startSimulator>>;

/** Returns a choice that stakes `stake` pesos at a kind of game. */
export const choiceOf = async (visit: GameVisit, screen: Screen, stake: number): Promise<unknown> => {
  if (screen === 'fish') return { fish: 'crab' };
  if (screen === 'bingo') return { cards: 1 };
  if (screen === 'crash') return { target: 3 };
  if (screen === 'lottery') return { picks: [1, 2] };
  if (screen === 'live') return { bets: { banker: stake } };
  if (screen === 'table') return { bets: { [colours[0]]: stake } };
  if (screen in engines) return { bets: { [engines[screen as keyof typeof engines].spots[0] ?? '']: stake } };
  if (screen === 'sabong') {
    const headers = { origin: 'null', authorization: `Bearer ${visit.visit.playKey}` };
    const response = await fetch(visit.world.origin + sabong.path, { headers });
    return { fight: ((await response.json()) as { value: Value<'sabong'> }).value.fight.id, side: 'wala' };
  }
  if (screen === 'sports') {
    const match = matchesOf(await boardOf(visit)).find(({ phase }) => phase === 'upcoming');
    // The weaker side: bonuses count no bets at low odds.
    const legs = match ? (['1', '2'] as const).map((pick) => legOf(match, 'result', pick)) : [];
    return { legs: legs.sort((a, b) => b.odds - a.odds).slice(0, 1) };
  }
  return null;
};

/** Opens a game of this kind that takes the stake. */
export const enter = async (
  { worlds }: Pick<Simulator, 'worlds'>,
  world: WorldClient,
  screen: Screen,
  stake: number,
): Promise<GameVisit> => {
  const { state } = worlds.open(world.name);
  const game = state
    .all(games)
    .find((it) => it.screen === screen && it.supportPlay && it.minBet <= stake && it.maxBet >= stake);
  if (!game) throw new Error(`no game of ${screen}`);
  return open(world, await launch(world, game as never));
};
