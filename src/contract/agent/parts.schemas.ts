import * as z from 'zod';
import { rate } from '../fields.ts';

/** Share of stakes that is paid back, by category. */
export const rebates = z.record(z.string().max(16), rate);

/** The rate that is out of range, and its range. */
export const outOfBounds = {
  'amount.out-of-range': z.object({
    category: z.string().describe('Category whose rate is out of its bounds.'),
    min: rate.describe('Lowest rate possible. From 0 to 1.'),
    max: rate.describe('Highest rate possible. From 0 to 1.'),
  }),
};
