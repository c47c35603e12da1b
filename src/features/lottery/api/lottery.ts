import * as rows from '../../../contract/lottery/lottery.ts';
import type { Body, Lottery, LotteryOrder, Query, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

type Language = 'EN' | 'TY';

/** R252, A07: all lotteries by prize mode. */
export const moreLottery = (language: Language): Promise<Value<'moreLottery'>> =>
  call(rows.moreLottery, { query: { language } });

/** R254 */
export const popularLotteries = (language: Language): Promise<Lottery[]> =>
  call(rows.popularLotteries, { query: { language } });

/** R252 */
export const lotteryList = (query: Query<'lotteryList'>): Promise<Lottery[]> => call(rows.lotteryList, { query });

/** R252; only the traditional way of play is shown (A09). */
export const lotteryMenu = (code: string, language: Language): Promise<Value<'lotteryMenu'>> =>
  call(rows.lotteryMenu, { query: { code, playType: 'trad', language } });

/** R254 */
export const openedNumbers = (query: Query<'openedNumbers'>): Promise<Value<'openedNumbers'>> =>
  call(rows.openedNumbers, { query });

/** R255; sent again under its key it is placed once. */
export const placeOrder = (body: Body<'placeOrder'>, key: string, language: Language): Promise<LotteryOrder> =>
  call(rows.placeOrder, { query: { language }, body, key });

/** R255 */
export const orders = (query: Query<'orders'>): Promise<Value<'orders'>> => call(rows.orders, { query });

/** R255 */
export const orderDetail = (orderId: string, language: Language): Promise<LotteryOrder> =>
  call(rows.orderDetail, { query: { orderId, language } });

/** R255: takes one bet of an order back. */
export const cancelSuborder = (
  orderId: string,
  suborderId: string,
  key: string,
  language: Language,
): Promise<LotteryOrder> =>
  call(rows.cancelSuborders, { query: { language }, body: { orderId, suborderIds: [suborderId] }, key });
