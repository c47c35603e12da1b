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
import { nextChange, prizeModeIn, readPrizeMode } from '../../model/lottery.ts';
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
const loadLottery = async (code: string, locale: Locale, signal?: AbortSignal): Promise<Lottery> => {
  const language = wireLanguage(locale);
  const prizeMode = readPrizeMode(location.search) ?? prizeModeIn(await loadLotteries(language), code);
  const [found] = prizeMode ? await api(lotteryList, { query: { prizeMode, code, language }, signal }) : [];
  if (!found) throw new CallError('resource.unknown');
  return found;
};

/** Loads the lottery in the address with its bet types; reloads when its draw closes or takes place. */
export const useDraw = (): OpenDraw => {
  const query = useAddress();
  const code = query && (query.get('code') ?? '');

  const draw = useQuery<Draw>(code === null ? null : `draw.${code}`, async (signal, locale) => {
    if (!code) throw new CallError('resource.unknown');
    const [lottery, menu] = await Promise.all([
      loadLottery(code, locale, signal),
      // Only the traditional play type is shown.
      api(lotteryMenu, { query: { code, playType: 'trad', language: wireLanguage(locale) }, signal }),
    ]);
    return { lottery, menu };
  });
  const renew = async (): Promise<Lottery> => {
    const lottery = await loadLottery(code ?? '', $locale.get());
    draw.update((current) => ({ ...current, lottery }));
    return lottery;
  };
  // A failed refresh is ignored, because `useServerTimeout` repeats it while the time is in the past.
  useServerTimeout(
    draw.value && nextChange(draw.value.lottery, $serverTime.get()),
    () => void ignoreCallErrors(renew()),
  );
  return { ...draw, lotteryCode: code, renew };
};
