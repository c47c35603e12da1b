import { playRound as row } from '#contract/games/games.ts';
import type { Envelope } from '#contract/types.ts';
import type { RoundOrder, RoundResult, Visit } from '../../wire.ts';

/** A round that was rejected, or that got no response (`network.offline`). */
export class RoundFailed extends Error {
  readonly code: string;
  /** Details of the error. */
  readonly value: unknown;
  constructor(code: string, value: unknown = null) {
    super(code);
    this.code = code;
    this.value = value;
  }
}

const retryDelaysMs = [600, 1500, 3000];

const send = async (visit: Visit, { key, ...body }: RoundOrder): Promise<Response> => {
  for (const pause of [...retryDelaysMs, 0]) {
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
      // The request contains its key, so that a repetition is played once.
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new RoundFailed('network.offline');
};

/** Returns a random key under which a call is executed once. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const orderOf = (stake: number, choice: unknown): RoundOrder => ({ key: newKey(), stake, choice });

/** Creates bet requests. One without a response is repeated unchanged instead of placing a new bet. */
export const makeBets = () => {
  let pending: { readonly order: RoundOrder; readonly print: string } | undefined;
  return {
    /** Whether the last request got no response. */
    isOpen: (): boolean => pending !== undefined,
    order: (stake: number, choice: unknown): RoundOrder => {
      const print = JSON.stringify([stake, choice]);
      const order = pending?.print === print ? pending.order : orderOf(stake, choice);
      pending = { order, print };
      return order;
    },
    answered: (): void => {
      pending = undefined;
    },
  };
};

/** Requests a round from the server. Throws RoundFailed. */
export const playRound = async <Outcome>(visit: Visit, order: RoundOrder): Promise<RoundResult<Outcome>> => {
  const response = await send(visit, order);
  const reply = (await response.json().catch(() => null)) as Envelope<RoundResult<Outcome>> | null;
  if (!reply) throw new RoundFailed('system.unknown');
  if (!reply.success) throw new RoundFailed(reply.errorCode, reply.value);
  return reply.value;
};
