import { useStore } from '@nanostores/react';
import { formatOwnMoney } from '#features/cashier/state/own-money.ts';
import { $balanceHidden } from '#features/cashier/state/wallet.ts';
import { useWords } from '#i18n/use-words.ts';
import { hideDigits } from '#lib/money/money.ts';
import { scaleMoney } from '#lib/money/short-money.ts';

/** Returns the formatter of the member's own money; renders again when the balance is hidden or shown. */
export const useOwnMoney = (): typeof formatOwnMoney => {
  const isHidden = useStore($balanceHidden, { ssr: () => false });
  return (major, format) => formatOwnMoney(major, { hidden: isHidden, ...format });
};

/** Returns a formatter like `useOwnMoney`, with short amounts for the scale of a chart. */
export const useShortOwnMoney = (): ((major: number) => string) => {
  const isHidden = useStore($balanceHidden, { ssr: () => false });
  const { locale } = useWords();
  return (major) => (isHidden ? hideDigits(scaleMoney(major, locale)) : scaleMoney(major, locale));
};
