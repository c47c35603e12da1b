import type { WireLanguage } from '#contract/fields.ts';
import { lotteryList, moreLottery, popularLotteries } from '#contract/lottery/lottery.ts';
import type { Lottery, Value } from '#contract/types.ts';
import { cached, cacheTtlMs, invalidate } from '#lib/cache.ts';
import { api } from '#lib/http/client.ts';
import { type LotteryLaunch, lotteriesOfLaunch } from '../model/lottery.ts';

export type LotteryGroups = Value<'moreLottery'>;
const names = { all: 'lotteries', popular: 'popularLotteries', mode: 'lotteryList' } as const;

/** Loads all lotteries by prize mode, cached until a draw changes. Throws CallError. */
export const loadLotteries = (language: WireLanguage): Promise<LotteryGroups> =>
  cached(names.all, language, cacheTtlMs.default, () => api(moreLottery, { query: { language } }));

/** Loads the most played lotteries, cached likewise. Throws CallError. */
export const loadPopular = (language: WireLanguage): Promise<Lottery[]> =>
  cached(names.popular, language, cacheTtlMs.default, () => api(popularLotteries, { query: { language } }));

/** Loads all lotteries of a prize mode, cached likewise. Throws CallError. */
const loadPrizeMode = (prizeMode: Lottery['prizeMode'], language: WireLanguage): Promise<Lottery[]> =>
  cached(names.mode, `${prizeMode} ${language}`, cacheTtlMs.default, () =>
    api(lotteryList, { query: { prizeMode, language } }),
  );

/** Returns a vendor's lotteries in the prize mode of the launch, else in the one that the vendor has. Throws CallError. */
export const loadLaunch = async (launch: LotteryLaunch, language: WireLanguage): Promise<readonly Lottery[]> => {
  const ofMode = launch.prizeMode ? await loadPrizeMode(launch.prizeMode, language) : [];
  const own = lotteriesOfLaunch(ofMode, launch);
  if (own.length > 0) return own;
  const all = await loadLotteries(language);
  return lotteriesOfLaunch(
    all.flatMap(({ lotteries }) => lotteries),
    launch,
  );
};

/** Invalidates the cached lotteries after a draw closed or took place. */
export const forgetLotteries = (): void => {
  for (const name of Object.values(names)) invalidate(name);
};
