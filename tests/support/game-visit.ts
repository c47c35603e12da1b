import { playRound } from '#contract/games/games.ts';
import type { Game } from '#contract/types.ts';
import type { RoundResult, Visit } from '#sim/games/wire.ts';
import type { Reply, WorldClient } from './simulator.ts';

/** A game opened like a frame opens it, without a browser. */
export class GameVisit {
  readonly world: WorldClient;
  readonly visit: Visit;
  #rounds = 0;

  constructor(world: WorldClient, visit: Visit) {
    this.world = world;
    this.visit = visit;
  }

  /** Sends a round of this visit; omitted parts are as the frame would send them. */
  async send(body: unknown, headers: Record<string, string> = {}): Promise<Reply<RoundResult>> {
    const response = await fetch(this.world.origin + playRound.path, {
      method: playRound.method,
      headers: {
        origin: 'null',
        authorization: `Bearer ${this.visit.playKey}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const { value, errorCode } = (await response.json()) as { value: RoundResult; errorCode: string | null };
    return { status: response.status, headers: response.headers, value, errorCode };
  }

  play(stake: number, choice: unknown = null, key?: string): Promise<Reply<RoundResult>> {
    this.#rounds += 1;
    return this.send({ stake, choice }, { 'idempotency-key': key ?? `${this.visit.launch}:${this.#rounds}` });
  }
}

type GameFilter = Partial<Pick<Game, 'gameType' | 'demo'>> & { readonly name?: string };

/** Returns the first playable game of a list. */
export const findGame = async (
  world: WorldClient,
  { gameType = 'RNG', name, demo }: GameFilter = {},
): Promise<Game> => {
  const { value } = await world.call('gameList', {
    query: { gameType, ...(name && { gameName: name }), pageSize: 100 },
  });
  const found = value.games.find((it) => it.supportPlay && (demo === undefined || it.demo === demo));
  if (!found) throw new Error(`no game ${gameType} ${name ?? ''}`);
  return found;
};

/** Launches a game; returns the URL of its screen. */
export const launch = async (world: WorldClient, game: Game, demo?: boolean): Promise<string> => {
  const { value } = await world.call('launchGame', {
    body: {
      vendor: game.vassalage,
      gameId: game.roomId ?? game.gameId,
      nodeId: game.nodeId,
      category: game.gameCategory,
      showChoice: false,
      ...(demo !== undefined && { demo }),
    },
  });
  return value.gameUrl;
};

/** Opens the screen of a launch. */
export const open = async (world: WorldClient, gameUrl: string): Promise<GameVisit> => {
  const text = await (await fetch(world.origin + gameUrl)).text();
  const json = /<script type="application\/json" id="visit">(.*?)<\/script>/s.exec(text)?.[1];
  if (!json) throw new Error(`no game behind ${gameUrl}: ${text}`);
  return new GameVisit(world, JSON.parse(json) as Visit);
};
