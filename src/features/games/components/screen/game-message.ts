import type { FromGame } from '#contract/game-frame.ts';
import { isOddsFormat } from '#contract/games/odds-formats.ts';

type Check = (value: unknown) => boolean;

const amount: Check = (value) => Number.isFinite(value);
const text: Check = (value) => typeof value === 'string' && value.length <= 200;
const flag: Check = (value) => typeof value === 'boolean';

const shapes: Readonly<Record<FromGame['type'], Readonly<Record<string, Check>>>> = {
  ready: { name: text, balance: amount, demo: flag },
  balance: { balance: amount },
  stake: { stake: amount },
  round: { id: text, stake: amount, payout: amount, balance: amount },
  odds: { odds: isOddsFormat },
  turbo: { turbo: flag },
  share: { room: text },
  exit: {},
  refused: { code: text },
  error: { code: text },
};

/** Returns whether a message has a `type`. */
export const hasType = (data: unknown): data is { readonly type: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data;

/** Returns whether a frame's message matches the contract. The frame is untrusted and its amounts are displayed. */
export const isGameMessage = (data: unknown): data is FromGame => {
  if (!hasType(data)) return false;
  const type = String(data.type);
  if (!Object.hasOwn(shapes, type)) return false;
  const fields = data as Readonly<Record<string, unknown>>;
  return Object.entries(shapes[type as FromGame['type']]).every(([field, check]) => check(fields[field]));
};
