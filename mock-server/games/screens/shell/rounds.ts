import { playRound as row } from '../../../../src/contract/rows/games/games.ts';
import type { Envelope } from '../../../../src/contract/types.ts';
import type { RoundOrder, RoundResult, Visit } from '../../wire.ts';

/** A round that was refused, or that nobody answered (`network.offline`). */
export class RoundFailed extends Error {
  readonly code: string;
  /** What the refusal carried. */
  readonly value: unknown;
  constructor(code: string, value: unknown = null) {
    super(code);
    this.code = code;
    this.value = value;
  }
}

const pauses = [600, 1500, 3000];

const send = async (visit: Visit, { key, ...body }: RoundOrder): Promise<Response> => {
  for (const pause of [...pauses, 0]) {
    try {
      return await fetch(row.path, {
        method: row.method,
        credentials: 'omit',
        headers: {
          authorization: `Bearer ${visit.playKey}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      });
    } catch {
      // The order carries its key: sent twice, it is played once.
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new RoundFailed('network.offline');
};

/** A new order; keep it until it is answered. */
export const orderOf = <Choice>(stake: number, choice: Choice): RoundOrder<Choice> => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { key: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''), stake, choice };
};

/** Has the server play a round. Throws RoundFailed. */
export const playRound = async <Outcome>(visit: Visit, order: RoundOrder): Promise<RoundResult<Outcome>> => {
  const response = await send(visit, order);
  const reply = (await response.json().catch(() => null)) as Envelope<RoundResult<Outcome>> | null;
  if (!reply) throw new RoundFailed('system.unknown');
  if (!reply.success) throw new RoundFailed(reply.errorCode, reply.value);
  return reply.value;
};
