import * as endpoints from '#contract/lottery/lottery.ts';
import { newest } from '#sim/core/newest.ts';
import { handle } from '#sim/features/handler.ts';
import { paged } from '#sim/features/shared/paged.ts';
import { isWithin, periodOf } from '#sim/features/shared/period.ts';
import { betsOf, orderStatus, orders } from '../rules/order.ts';
import { cancelBets, orderOf, placeOrder } from '../rules/orders.ts';
import { wireOrder } from './wire.ts';

export const lotteryOrderHandlers = [
  handle(endpoints.placeOrder, ({ world, member, body, language }) =>
    wireOrder(world, placeOrder(world, member.id, body), language),
  ),

  handle(endpoints.orders, ({ world, member, query, language }) => {
    const period = periodOf(world, query);
    const isAsked = (status: string): boolean =>
      query.status === undefined || (query.status === 'open') === (status === 'open');
    const found = world.state
      .by(orders, 'member', member.id)
      .filter((it) => isWithin(period, it.at) && (query.code === undefined || it.code === query.code))
      .filter((it) => isAsked(orderStatus(betsOf(world.state, it))))
      .sort(newest);
    return paged(found, query, (it) => wireOrder(world, it, language));
  }),

  handle(endpoints.orderDetail, ({ world, member, query, language }) =>
    wireOrder(world, orderOf(world, member.id, query.orderId), language),
  ),

  handle(endpoints.cancelSuborders, ({ world, member, body, language }) => {
    const found = orderOf(world, member.id, body.orderId);
    cancelBets(world, found, body.suborderIds);
    return wireOrder(world, found, language);
  }),
];
