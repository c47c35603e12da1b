import { defineEndpoint } from '../endpoint.ts';
import type {
  cancelSubordersSchemas,
  lotteryListSchemas,
  lotteryMenuSchemas,
  moreLotterySchemas,
  openedNumbersSchemas,
  orderDetailSchemas,
  ordersSchemas,
  placeOrderSchemas,
  popularLotteriesSchemas,
  vnMenuSchemas,
  vnRecentSchemas,
} from './lottery.schemas.ts';

/** R252, R254: lists the lotteries of a prize mode with their next draw. */
export const lotteryList = defineEndpoint<typeof lotteryListSchemas>()({
  name: 'lotteryList',
  method: 'GET',
  path: '/lgw/games/mobile',
  access: 'anyone',
});

/** R252, R254: returns the bet types of a lottery. */
export const lotteryMenu = defineEndpoint<typeof lotteryMenuSchemas>()({
  name: 'lotteryMenu',
  method: 'GET',
  path: '/lgw/games/mobile_game_menus',
  access: 'anyone',
});

/** R254 */
export const popularLotteries = defineEndpoint<typeof popularLotteriesSchemas>()({
  name: 'popularLotteries',
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'anyone',
});

/** R254: returns the menu of the Vietnamese lotteries. */
export const vnMenu = defineEndpoint<typeof vnMenuSchemas>()({
  name: 'vnMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'anyone',
});

/** R252, R254: returns the latest results of the Vietnamese lotteries. */
export const vnRecent = defineEndpoint<typeof vnRecentSchemas>()({
  name: 'vnRecent',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'anyone',
});

/** R252, R254: lists drawn numbers of one lottery, newest first. */
export const openedNumbers = defineEndpoint<typeof openedNumbersSchemas>()({
  name: 'openedNumbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'anyone',
});

/** A07: lists all lotteries by prize mode. */
export const moreLottery = defineEndpoint<typeof moreLotterySchemas>()({
  name: 'moreLottery',
  method: 'GET',
  path: '/moreLottery',
  access: 'anyone',
});

/** R255, A07 */
export const placeOrder = defineEndpoint<typeof placeOrderSchemas>()({
  name: 'placeOrder',
  method: 'POST',
  path: '/lgw/orders',
  access: 'session',
  send: 'json',
  movesMoney: true,
});

/** R255, A07 */
export const orders = defineEndpoint<typeof ordersSchemas>()({
  name: 'orders',
  method: 'GET',
  path: '/lgw/orders',
  access: 'session',
});

/** R255 */
export const orderDetail = defineEndpoint<typeof orderDetailSchemas>()({
  name: 'orderDetail',
  method: 'GET',
  path: '/lgw/orders/detail',
  access: 'session',
});

/** R255: cancels bets of an order before betting closes. */
export const cancelSuborders = defineEndpoint<typeof cancelSubordersSchemas>()({
  name: 'cancelSuborders',
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  access: 'session',
  send: 'json',
  movesMoney: true,
});
