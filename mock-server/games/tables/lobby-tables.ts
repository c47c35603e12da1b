import type { Value } from '#contract/types.ts';
import type { World } from '#sim/core/world.ts';
import { type GameDoc, games } from '#sim/features/games/rules/catalogue.ts';
import { turnMsOf } from '#sim/features/games/rules/turn-time.ts';
import { chances, crowd } from '../baccarat/wire.ts';
import { engines } from '../table-bets/engines.ts';
import { colourOf, type Drawn, dragonTigerRoom } from '../table-bets/wire.ts';
import { bigRoad, otherBets, shoeRounds, simulatedDraw, simulatedWinner } from './simulated-rounds.ts';
import { tableSeedOf } from './table-seed.ts';

type LobbyTable = Value<'lobbyTables'>['tables'][number];
type Winner = LobbyTable['wins'][number]['winner'];
type Kind = LobbyTable['kind'];

/** Screens of the shown tables, one of each: few, so that the tiles of the other games below stay in reach. */
const shownTables: readonly (readonly [screen: GameDoc['screen'], kind: Kind])[] = [
  ['live', 'baccarat'],
  ['dragontiger', 'dragontiger'],
  ['roulette', 'roulette'],
];
const shownResults = 10;

interface Room {
  readonly chances: Readonly<Record<string, number>>;
  readonly crowd: Readonly<Record<string, number>>;
  readonly order: readonly Winner[];
}

const rooms: Readonly<Record<'baccarat' | 'dragontiger', Room>> = {
  baccarat: { chances, crowd, order: ['banker', 'player', 'tie'] },
  dragontiger: { ...dragonTigerRoom, order: ['dragon', 'tiger', 'tie'] },
};

/** Returns the players and the road of a table with other players. */
const roomOf = (seed: number, now: number, every: number, kind: keyof typeof rooms) => {
  const { order, ...outcomes } = rooms[kind];
  const index = Math.floor(now / every);
  const first = index - (index % shoeRounds);
  const winners = Array.from(
    { length: index - first },
    (_, at) => simulatedWinner(seed, first + at, outcomes) as Winner,
  );
  const others = otherBets(seed, index, (now % every) / every, outcomes);
  return {
    players: Object.values(others).reduce((sum, { players }) => sum + players, 0),
    wins: order.map((winner) => ({ winner, rounds: winners.filter((it) => it === winner).length })),
    road: bigRoad(winners, 'tie'),
  };
};

const resultOf = (drawn: Drawn): LobbyTable['results'] =>
  drawn.kind === 'pocket' ? [{ text: String(drawn.pocket), colour: colourOf(drawn.pocket) }] : [];

const lobbyTable = (world: World, game: GameDoc, kind: Kind): LobbyTable => {
  const [seed, every, now] = [tableSeedOf(world, game), turnMsOf(game.nodeName), world.now()];
  const index = Math.floor(now / every);
  const { nodeId, vassalage, gameCategory, gameId, roomId, nodeName, minBet, maxBet } = game;
  const shared = {
    kind,
    nodeId,
    vassalage,
    gameCategory,
    gameId: roomId ?? gameId,
    nodeName,
    minBet,
    maxBet,
    closesAt: (index + 1) * every,
  };
  if (kind === 'baccarat' || kind === 'dragontiger')
    return { ...shared, ...roomOf(seed, now, every, kind), results: [] };
  const results = Array.from({ length: shownResults }, (_, at) =>
    simulatedDraw(seed, index - 1 - at, engines[kind].cases),
  ).flatMap(resultOf);
  return { ...shared, players: null, wins: [], road: [], results };
};

/** Returns open live tables, with the rounds and players that their frames show. */
export const lobbyTablesOf = (world: World): LobbyTable[] => {
  const live = world.state.all(games).filter(({ gameCategory, supportPlay }) => gameCategory === 'LIVE' && supportPlay);
  return shownTables.flatMap(([screen, kind]) => {
    const game = live.find((it) => it.screen === screen);
    return game ? [lobbyTable(world, game, kind)] : [];
  });
};
