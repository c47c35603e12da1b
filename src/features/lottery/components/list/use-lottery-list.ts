import type { Locale } from '../../../../i18n/locale.ts';
import { wireLanguage } from '../../../../i18n/locale.ts';
import { type QueryResult, useQuery } from '../../../shared/use-query.ts';
import { useServerTimeout } from '../../../shared/use-server-timeout.ts';
import { $serverTime } from '../../../site/stores/server-time.ts';
import { nextChange } from '../../model/lottery.ts';
import { forgetLotteries, loadLotteries, loadPopular } from '../../stores/lotteries.ts';
import type { ListedGroup } from './listed.ts';

type Load = (language: 'EN' | 'TY') => Promise<readonly ListedGroup[]>;

/** What can be listed: every lottery by prize mode (R252), or those most played as one group without a name (R254). */
const loads: Readonly<Record<'all' | 'popular', Load>> = {
  all: loadLotteries,
  popular: async (language) => [{ prizeMode: '', name: '', lotteries: await loadPopular(language) }],
};

const staleAt = (groups: readonly ListedGroup[] | null): number | null => {
  const all = groups?.flatMap(({ lotteries }) => lotteries).filter(({ lastDraw }) => lastDraw) ?? [];
  return all.length > 0 ? Math.min(...all.map((it) => nextChange(it, $serverTime.get()))) : null;
};

interface ListedOptions {
  readonly locale: Locale;
  /** As the document shows them. */
  readonly built?: readonly ListedGroup[];
}

/** Lotteries as they stand now: loaded for the language in force, and anew as soon as a draw closed or took place. */
export const useLotteryList = (
  which: keyof typeof loads,
  options: ListedOptions,
): QueryResult<readonly ListedGroup[]> => {
  const listed = useQuery(`lotteries.${which}`, (_, asked) => loads[which](wireLanguage(asked)), options);
  useServerTimeout(staleAt(listed.value), () => {
    forgetLotteries();
    listed.reload();
  });
  return listed;
};
