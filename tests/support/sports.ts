import {
  cashOut,
  priceBuilder,
  quoteCashOut,
  saveSlip,
  sportsBets,
  sportsBoard,
  sportsMatchInfo,
} from '#contract/games/sports.ts';
import type { BuilderPart } from '#contract/games/sports-picks.ts';
import type { Body, Value } from '#contract/types.ts';
import type { Leg, Match, SportsTable } from '#sim/games/sports/wire.ts';
import type { GameVisit } from './game-visit.ts';
import type { Reply } from './simulator.ts';

/** Calls an endpoint of the sportsbook like its frame. */
const callFrame = async <N extends string>(
  { world, visit }: GameVisit,
  { method, path }: { readonly method: string; readonly path: string; readonly name: N },
  body?: unknown,
): Promise<Reply<Value<N>>> => {
  const response = await fetch(world.origin + path, {
    method,
    headers: {
      origin: 'null',
      authorization: `Bearer ${visit.playKey}`,
      ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as { value: Value<N>; errorCode: string | null };
  return { status: response.status, headers: response.headers, ...reply };
};

export const boardOf = async (visit: GameVisit, sport?: string, day?: string) => {
  const query = new URLSearchParams({ ...(sport && { sport }), ...(day && { day }) });
  return (await callFrame(visit, { ...sportsBoard, path: `${sportsBoard.path}?${query}` })).value;
};

export const betsOf = async (visit: GameVisit) => (await callFrame(visit, sportsBets)).value;
export const quoteOf = (visit: GameVisit, bet: string) => callFrame(visit, quoteCashOut, { bet });
export const cashOutBy = (visit: GameVisit, bet: string, quote: string) => callFrame(visit, cashOut, { bet, quote });

export const matchInfoOf = async (visit: GameVisit, match: string) =>
  (await callFrame(visit, { ...sportsMatchInfo, path: `${sportsMatchInfo.path}?${new URLSearchParams({ match })}` }))
    .value;

export const saveSlipOf = (visit: GameVisit, legs: readonly Leg[], kind?: Body<'saveSlip'>['kind']) =>
  callFrame(visit, saveSlip, { picks: legs.map(({ odds: _, live: __, ...pick }) => pick), ...(kind && { kind }) });

export const builderPriceOf = (visit: GameVisit, match: string, parts: readonly BuilderPart[]) =>
  callFrame(visit, priceBuilder, { match, parts });

export const matchesOf = ({ leagues }: Pick<Value<'sportsBoard'>, 'leagues'>): Match[] =>
  leagues.flatMap(({ matches }) => matches);

/** Returns a pick of a match on the board. */
export const legOf = ({ id, phase, markets }: Match, market = 'result', pick = '1'): Leg => {
  const found = markets.find(({ key }) => key === market);
  const price = found?.prices.find((it) => it.pick === pick);
  if (!found || !price) throw new Error(`${id} has no ${market} ${pick}`);
  const { key, line } = found;
  return { match: id, market: key, line, pick: price.pick, odds: price.odds ?? 0, live: phase === 'live' };
};

export const tableOf = ({ visit }: GameVisit): SportsTable => visit.table as SportsTable;
