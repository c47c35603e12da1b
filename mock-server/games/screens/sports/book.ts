import { cashOut, quoteCashOut, sportsBets, sportsBoard } from '../../../../src/contract/games/sports.ts';
import type { Envelope, Value } from '../../../../src/contract/types.ts';
import type { Visit } from '../../wire.ts';
import { RoundFailed } from '../shell/rounds.ts';

interface Row<N extends string> {
  readonly name: N;
  readonly method: string;
  readonly path: string;
}

/** Calls the sportsbook. Throws RoundFailed. */
const call = async <N extends string>(
  { playKey }: Visit,
  { method, path }: Row<N>,
  { query = '', body, key }: { readonly query?: string; readonly body?: unknown; readonly key?: string } = {},
): Promise<Value<N>> => {
  const response = await fetch(path + query, {
    method,
    credentials: 'omit',
    headers: {
      authorization: `Bearer ${playKey}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  if (!response) throw new RoundFailed('network.offline');
  const reply = (await response.json().catch(() => null)) as Envelope<Value<N>> | null;
  if (!reply) throw new RoundFailed('system.unknown');
  if (!reply.success) throw new RoundFailed(reply.errorCode, reply.value);
  return reply.value;
};

export const readBoard = (visit: Visit, sport: string, day: string): Promise<Value<'sportsBoard'>> =>
  call(visit, sportsBoard, { query: `?${new URLSearchParams({ sport, day })}` });

export const readBets = (visit: Visit): Promise<Value<'sportsBets'>> => call(visit, sportsBets);

export const readQuote = (visit: Visit, bet: string): Promise<Value<'quoteCashOut'>> =>
  call(visit, quoteCashOut, { body: { bet } });

/** Cashes a bet out; the quote is the key, so that a repeated call pays once. */
export const cashOutBet = (visit: Visit, bet: string, quote: string): Promise<Value<'cashOut'>> =>
  call(visit, cashOut, { body: { bet, quote }, key: quote });
