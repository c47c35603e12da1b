import { moneyForm } from '#markets/current.ts';
import type { MoneyForm } from '#markets/formats.ts';
import { formatFigures } from './money.ts';

/** Returns a count with the market's separators between groups of digits: `1,250`. */
export const formatCount = (count: number, form: MoneyForm = moneyForm): string =>
  formatFigures(count, { ...form, decimals: 0 });
