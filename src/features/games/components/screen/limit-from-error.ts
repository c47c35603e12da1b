import type { LimitRefusal } from '../../../../contract/types.ts';

const isLimit = (value: unknown): value is LimitRefusal => {
  const { kind = '', period = '', amount, left, resetsAt } = Object(value) as Partial<LimitRefusal>;
  const isKnown =
    ['deposit', 'loss', 'stake', 'session'].includes(kind) && ['day', 'week', 'month', 'sitting'].includes(period);
  const isWhen = resetsAt === null || typeof resetsAt === 'number';
  return isKnown && typeof amount === 'number' && typeof left === 'number' && isWhen;
};

/** The own limit that a refusal is about; undefined for any other, whatever a game's frame says. */
export const limitFromError = ({
  code,
  value,
}: {
  readonly code: string;
  readonly value: unknown;
}): LimitRefusal | undefined => (code === 'safety.limit' && isLimit(value) ? value : undefined);
