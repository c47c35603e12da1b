import * as rows from '../../../contract/cashier/deposit.ts';
import type { Body, Deposit, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

type Language = 'EN' | 'TY';

/** R264 */
export const depositChannels = (language: Language): Promise<Value<'depositChannels'>> =>
  call(rows.depositChannels, { query: { language } });

/** R264 */
export const depositPromos = (language: Language): Promise<Value<'depositPromos'>> =>
  call(rows.depositPromos, { query: { language } });

/** R264: takes a promotion for the next deposit, or none. */
export const acceptPromo = (promoId: number | null): Promise<Value<'acceptPromo'>> =>
  call(rows.acceptPromo, { body: { promoId } });

/** What is ordered: the way to pay decides what besides the amount. */
export type DepositOrder =
  | ({ readonly channel: 'manual' } & Body<'depositManual'>)
  | ({ readonly channel: 'gateway' } & Body<'depositGateway'>)
  | ({ readonly channel: 'alipay' | 'qq' | 'wechat' } & Body<'depositAlipay'>);

/** The rows by which an order is opened. */
export const depositRows = ['depositManual', 'depositGateway', 'depositAlipay', 'depositQq', 'depositWechat'] as const;

/** R264: opens an order; sent again under its key it is opened once. */
export const orderDeposit = (order: DepositOrder, key: string): Promise<Deposit> => {
  const { channel, ...body } = order;
  if (order.channel === 'manual') return call(rows.depositManual, { body: body as Body<'depositManual'>, key });
  if (order.channel === 'gateway') return call(rows.depositGateway, { body: body as Body<'depositGateway'>, key });
  const byApp = { alipay: rows.depositAlipay, qq: rows.depositQq, wechat: rows.depositWechat } as const;
  return call(byApp[channel as keyof typeof byApp], { body: body as Body<'depositAlipay'>, key });
};

/** R264: how one order stands. */
export const depositOrder = (depositId: string, language: Language, signal?: AbortSignal): Promise<Deposit> =>
  call(rows.depositOrder, { query: { depositId, language }, ...(signal && { signal }) });

/** R264: orders that have not ended. */
export const openDeposits = (language: Language): Promise<Deposit[]> =>
  call(rows.openDeposits, { query: { language } });

/** R264: "I have paid", for transfers by hand. */
export const confirmDeposit = (depositId: string): Promise<Deposit> =>
  call(rows.confirmDeposit, { body: { depositId } });

/** R264: gives an order up. */
export const cancelDeposit = (depositId: string): Promise<Deposit> => call(rows.cancelDeposit, { body: { depositId } });
