import { defineEndpoint } from '../endpoint.ts';
import { lotteryCategories } from '../games/categories.ts';
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

/** Lists the lotteries of a prize mode with their next draw. */
export const lotteryList = defineEndpoint<typeof lotteryListSchemas>()({
  name: 'lotteryList',
  method: 'GET',
  path: '/lgw/games/mobile',
  categories: lotteryCategories,
  access: 'anyone',
});

/** Returns the bet types of a lottery. */
export const lotteryMenu = defineEndpoint<typeof lotteryMenuSchemas>()({
  name: 'lotteryMenu',
  method: 'GET',
  path: '/lgw/games/mobile_game_menus',
  categories: lotteryCategories,
  access: 'anyone',
});

/** Lists popular lotteries. */
export const popularLotteries = defineEndpoint<typeof popularLotteriesSchemas>()({
  name: 'popularLotteries',
  method: 'GET',
  path: '/lgw/games/popular',
  categories: lotteryCategories,
  access: 'anyone',
});

/** Returns the menu of the Vietnamese lotteries. */
export const vnMenu = defineEndpoint<typeof vnMenuSchemas>()({
  name: 'vnMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  categories: lotteryCategories,
  access: 'anyone',
});

/** Returns the latest results of the Vietnamese lotteries. */
export const vnRecent = defineEndpoint<typeof vnRecentSchemas>()({
  name: 'vnRecent',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  categories: lotteryCategories,
  access: 'anyone',
});

/** Lists drawn numbers of one lottery, newest first. */
export const openedNumbers = defineEndpoint<typeof openedNumbersSchemas>()({
  name: 'openedNumbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  categories: lotteryCategories,
  access: 'anyone',
});

/** Lists all lotteries by prize mode. */
export const moreLottery = defineEndpoint<typeof moreLotterySchemas>()({
  name: 'moreLottery',
  method: 'GET',
  path: '/moreLottery',
  categories: lotteryCategories,
  access: 'anyone',
});

/** Places bets on a draw of a lottery. */
export const placeOrder = defineEndpoint<typeof placeOrderSchemas>()({
  name: 'placeOrder',
  method: 'POST',
  path: '/lgw/orders',
  categories: lotteryCategories,
  access: 'session',
  send: 'json',
  movesMoney: true,
});

/** Lists lottery orders. */
export const orders = defineEndpoint<typeof ordersSchemas>()({
  name: 'orders',
  method: 'GET',
  path: '/lgw/orders',
  categories: lotteryCategories,
  access: 'session',
});

/** Returns a lottery order. */
export const orderDetail = defineEndpoint<typeof orderDetailSchemas>()({
  name: 'orderDetail',
  method: 'GET',
  path: '/lgw/orders/detail',
  categories: lotteryCategories,
  access: 'session',
});

/** Cancels bets of an order before betting closes. */
export const cancelSuborders = defineEndpoint<typeof cancelSubordersSchemas>()({
  name: 'cancelSuborders',
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  categories: lotteryCategories,
  access: 'session',
  send: 'json',
  movesMoney: true,
});
