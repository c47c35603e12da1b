import type { WireLanguage } from '#contract/fields.ts';
import { type QueryResult, useQuery } from '#features/shared/use-query.ts';
import { useServerTimeout } from '#features/shared/use-server-timeout.ts';
import { $serverTime } from '#features/site/state/server-time.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { nextChange } from '../../model/lottery.ts';
import { forgetLotteries, loadLotteries, loadPopular } from '../../state/lotteries.ts';
import type { ListedGroup } from './listed.ts';

/** A list of lotteries: its cache key (null until known) and its loader. */
export interface ListSource {
  readonly key: string | null;
  readonly load: (language: WireLanguage) => Promise<readonly ListedGroup[]>;
}

/** Every lottery by prize mode. */
export const allLotteries: ListSource = { key: 'all', load: loadLotteries };

/** The most played lotteries as one group without a name. */
export const popularLotteries: ListSource = {
  key: 'popular',
  load: async (language) => [{ prizeMode: '', name: '', lotteries: await loadPopular(language) }],
};

const staleAt = (groups: readonly ListedGroup[] | null): number | null => {
  const all = groups?.flatMap(({ lotteries }) => lotteries).filter(({ lastDraw }) => lastDraw) ?? [];
  return all.length > 0 ? Math.min(...all.map((it) => nextChange(it, $serverTime.get()))) : null;
};

/**
 * Returns the current lotteries in the current language; reloads whenever a draw closes or takes place. `built` are the
 * prerendered groups.
 */
export const useLotteryList = (
  { key, load }: ListSource,
  built?: readonly ListedGroup[],
): QueryResult<readonly ListedGroup[]> => {
  const listed = useQuery(key && `lotteries.${key}`, (_, locale) => load(wireLanguage(locale)), built);
  useServerTimeout(staleAt(listed.value), () => {
    forgetLotteries();
    listed.reload();
  });
  return listed;
};
