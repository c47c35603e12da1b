import type { ReactNode } from 'react';
import { currency } from '#markets/current.ts';

const sign = <span aria-hidden="true">{currency.sign}</span>;

/** Sign of the currency in a field of money, on the side of the figures on which the market writes it. */
export const signSides: { readonly before?: ReactNode; readonly after?: ReactNode } = currency.before
  ? { before: sign }
  : { after: sign };
