import * as endpoints from '#contract/cashier/deposit.ts';
import type { Body, Deposit } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';

/** Body of a new deposit; the channel decides which fields it needs besides the amount. */
export type DepositOrder =
  | ({ readonly channel: 'manual' } & Body<'depositManual'>)
  | ({ readonly channel: 'gateway' } & Body<'depositGateway'>)
  | ({ readonly channel: 'alipay' | 'qq' | 'wechat' | 'qrph' | 'counter' } & Body<'depositAlipay'>);

/** Endpoints that create a deposit. */
export const depositEndpoints = [
  'depositManual',
  'depositGateway',
  'depositAlipay',
  'depositQq',
  'depositWechat',
  'depositQrph',
  'depositCounter',
] as const;

/** Creates a deposit. Idempotent under `key`. */
export const createDeposit = (order: DepositOrder, key: string): Promise<Deposit> => {
  const { channel, ...body } = order;
  if (order.channel === 'manual') return api(endpoints.depositManual, { body: body as Body<'depositManual'>, key });
  if (order.channel === 'gateway') return api(endpoints.depositGateway, { body: body as Body<'depositGateway'>, key });
  const byApp = {
    alipay: endpoints.depositAlipay,
    qq: endpoints.depositQq,
    wechat: endpoints.depositWechat,
    qrph: endpoints.depositQrph,
    counter: endpoints.depositCounter,
  } as const;
  return api(byApp[channel as keyof typeof byApp], { body: body as Body<'depositAlipay'>, key });
};
