import { moreLottery, popularLotteries } from '../../../contract/lottery/lottery.ts';
import type { Lottery, Value } from '../../../contract/types.ts';
import { cached, cacheLife, invalidate } from '../../../lib/cache.ts';
import { api } from '../../../lib/http/client.ts';

export type LotteryGroups = Value<'moreLottery'>;
type Language = 'EN' | 'TY';

const names = { all: 'lotteries', popular: 'popularLotteries' } as const;

/** All lotteries by prize mode (R252), kept until their draws moved on (R211). Throws CallError. */
export const loadLotteries = (language: Language): Promise<LotteryGroups> =>
  cached(names.all, language, cacheLife.rest, () => api(moreLottery, { query: { language } }));

/** Those most played (R254), kept likewise. Throws CallError. */
export const loadPopular = (language: Language): Promise<Lottery[]> =>
  cached(names.popular, language, cacheLife.rest, () => api(popularLotteries, { query: { language } }));

/** What is kept of the lotteries is out of date: a draw closed or took place. */
export const forgetLotteries = (): void => {
  for (const name of Object.values(names)) invalidate(name);
};
