import type { FromGame } from '../../../../contract/game-frame.ts';

type Check = (value: unknown) => boolean;

const amount: Check = (value) => Number.isFinite(value);
const text: Check = (value) => typeof value === 'string' && value.length <= 200;
const flag: Check = (value) => typeof value === 'boolean';

const shapes: Readonly<Record<FromGame['type'], Readonly<Record<string, Check>>>> = {
  ready: { name: text, balance: amount, demo: flag },
  balance: { balance: amount },
  round: { id: text, stake: amount, payout: amount, balance: amount },
  exit: {},
  refused: { code: text },
  error: { code: text },
};

/** Whether a message says what kind it is. */
export const hasType = (data: unknown): data is { readonly type: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data;

/** Whether what a frame says is a message of the contract: its code is another's, and its sums are shown and counted. */
export const isGameMessage = (data: unknown): data is FromGame => {
  if (!hasType(data)) return false;
  const type = String(data.type);
  if (!Object.hasOwn(shapes, type)) return false;
  const given = data as Readonly<Record<string, unknown>>;
  return Object.entries(shapes[type as FromGame['type']]).every(([field, check]) => check(given[field]));
};
