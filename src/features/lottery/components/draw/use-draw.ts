import { lotteryList, lotteryMenu } from '#contract/lottery/lottery.ts';
import type { Lottery, Value } from '#contract/types.ts';
import { useAddress } from '#features/shared/use-address.ts';
import { type QueryResult, useQuery } from '#features/shared/use-query.ts';
import { useServerTimeout } from '#features/shared/use-server-timeout.ts';
import { $serverTime } from '#features/site/state/server-time.ts';
import { type Locale, wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { api } from '#lib/http/client.ts';
import { CallError, ignoreCallErrors } from '#lib/http/errors.ts';
import { type LotteryLaunch, nextChange, prizeModeIn, readLaunch } from '../../model/lottery.ts';
import { loadLotteries } from '../../state/lotteries.ts';

/** A lottery with its bet types. */
export interface Draw {
  readonly lottery: Lottery;
  readonly menu: Value<'lotteryMenu'>;
}

interface OpenDraw extends QueryResult<Draw> {
  /** Code of the lottery in the URL; null until it is read. */
  readonly lotteryCode: string | null;
  /** Reloads and returns the lottery with its open draw. Throws CallError. */
  readonly renew: () => Promise<Lottery>;
}

/** Loads a lottery in the URL's prize mode, else in the mode that lists it. Throws CallError. */
const loadLottery = async (
  { code, prizeMode: requested }: Pick<LotteryLaunch, 'code' | 'prizeMode'>,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Lottery> => {
  if (!code) throw new CallError('resource.unknown');
  const language = wireLanguage(locale);
  const prizeMode = requested ?? prizeModeIn(await loadLotteries(language), code);
  const [found] = prizeMode ? await api(lotteryList, { query: { prizeMode, code, language }, signal }) : [];
  if (!found) throw new CallError('resource.unknown');
  return found;
};

/** Loads the lottery in the address with its bet types; reloads when its draw closes or takes place. */
export const useDraw = (): OpenDraw => {
  const query = useAddress();
  const launch = readLaunch(query ?? new URLSearchParams());
  const { code, playType } = launch;

  const draw = useQuery<Draw>(query && `draw.${code}`, async (signal, locale) => {
    const [lottery, menu] = await Promise.all([
      loadLottery(launch, locale, signal),
      api(lotteryMenu, { query: { code, playType, language: wireLanguage(locale) }, signal }),
    ]);
    return { lottery, menu };
  });
  const renew = async (): Promise<Lottery> => {
    const lottery = await loadLottery(launch, $locale.get());
    draw.update((current) => ({ ...current, lottery }));
    return lottery;
  };
  // A failed refresh is ignored, because `useServerTimeout` repeats it while the time is in the past.
  useServerTimeout(
    draw.value && nextChange(draw.value.lottery, $serverTime.get()),
    () => void ignoreCallErrors(renew()),
  );
  return { ...draw, lotteryCode: query && code, renew };
};
