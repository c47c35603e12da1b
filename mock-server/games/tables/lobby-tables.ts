import type { Value } from '#contract/types.ts';
import type { World } from '#sim/core/world.ts';
import { type GameDoc, games } from '#sim/features/games/rules/catalogue.ts';
import { turnMsOf } from '#sim/features/games/rules/turn-time.ts';
import { chances, crowd, type spots } from '../baccarat/wire.ts';
import { bigRoad, otherBets, shoeRounds, simulatedWinner } from './simulated-rounds.ts';
import { tableSeedOf } from './table-seed.ts';

type LobbyTable = Value<'lobbyTables'>['tables'][number];

/** Few, so that the tiles of the other games below stay in reach. */
const shownTables = 2;

const lobbyTable = (world: World, game: GameDoc): LobbyTable => {
  const [seed, every, now] = [tableSeedOf(world, game), turnMsOf(game.nodeName), world.now()];
  const index = Math.floor(now / every);
  const first = index - (index % shoeRounds);
  const winners = Array.from({ length: index - first }, (_, at) =>
    simulatedWinner(seed, first + at, { chances, crowd }),
  );
  const bets = otherBets(seed, index, (now % every) / every, { chances, crowd });
  const { nodeId, vassalage, gameCategory, gameId, roomId, nodeName, minBet, maxBet } = game;
  const winsOf = (spot: (typeof spots)[number]): number => winners.filter((winner) => winner === spot).length;
  return {
    nodeId,
    vassalage,
    gameCategory,
    gameId: roomId ?? gameId,
    nodeName,
    minBet,
    maxBet,
    players: Object.values(bets).reduce((sum, { players }) => sum + players, 0),
    closesAt: (index + 1) * every,
    wins: { player: winsOf('player'), tie: winsOf('tie'), banker: winsOf('banker') },
    road: bigRoad(winners, 'tie'),
  };
};

/** Returns open baccarat tables, with the rounds and players that their frames show. */
export const lobbyTablesOf = (world: World): LobbyTable[] =>
  world.state
    .all(games)
    .filter(({ screen, gameCategory, supportPlay }) => gameCategory === 'LIVE' && screen === 'live' && supportPlay)
    .slice(0, shownTables)
    .map((game) => lobbyTable(world, game));
