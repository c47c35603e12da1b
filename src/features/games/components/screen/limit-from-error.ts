import type { LimitRefusal } from '../../../../contract/types.ts';

const isLimit = (value: unknown): value is LimitRefusal => {
  const { kind = '', period = '', amount, left, resetsAt } = Object(value) as Partial<LimitRefusal>;
  const isKnown =
    ['deposit', 'loss', 'stake', 'session'].includes(kind) && ['day', 'week', 'month', 'sitting'].includes(period);
  const isWhen = resetsAt === null || typeof resetsAt === 'number';
  return isKnown && typeof amount === 'number' && typeof left === 'number' && isWhen;
};

/** Returns the member's limit that an error reports; undefined for other errors. */
export const limitFromError = ({
  code,
  value,
}: {
  readonly code: string;
  readonly value: unknown;
}): LimitRefusal | undefined => (code === 'safety.limit' && isLimit(value) ? value : undefined);
