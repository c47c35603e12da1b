import type { Row } from '../../row.ts';

/** R252, R254: lotteries of a prize mode with their next draw. */
export const lotteryList = {
  name: 'lotteryList',
  method: 'GET',
  path: '/lgw/games/mobile',
  caller: 'anyone',
} as const satisfies Row;

/** R252, R254: what can be played in a lottery. */
export const lotteryMenu = {
  name: 'lotteryMenu',
  method: 'GET',
  path: '/lgw/games/mobile_game_menus',
  caller: 'anyone',
} as const satisfies Row;

/** R254 */
export const popularLotteries = {
  name: 'popularLotteries',
  method: 'GET',
  path: '/lgw/games/popular',
  caller: 'anyone',
} as const satisfies Row;

/** R254: the menu of the Vietnamese lotteries. */
export const vnMenu = {
  name: 'vnMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  caller: 'anyone',
} as const satisfies Row;

/** R252, R254: latest results of the Vietnamese lotteries. */
export const vnRecent = {
  name: 'vnRecent',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  caller: 'anyone',
} as const satisfies Row;

/** R252, R254: drawn numbers of one lottery, newest first. */
export const openedNumbers = {
  name: 'openedNumbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  caller: 'anyone',
} as const satisfies Row;

/** A07: all lotteries by prize mode. */
export const moreLottery = {
  name: 'moreLottery',
  method: 'GET',
  path: '/moreLottery',
  caller: 'anyone',
} as const satisfies Row;

/** R255, A07 */
export const placeOrder = {
  name: 'placeOrder',
  method: 'POST',
  path: '/lgw/orders',
  caller: 'session',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;

/** R255, A07 */
export const orders = {
  name: 'orders',
  method: 'GET',
  path: '/lgw/orders',
  caller: 'session',
} as const satisfies Row;

/** R255 */
export const orderDetail = {
  name: 'orderDetail',
  method: 'GET',
  path: '/lgw/orders/detail',
  caller: 'session',
} as const satisfies Row;

/** R255: takes back what is not drawn yet. */
export const cancelSuborders = {
  name: 'cancelSuborders',
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  caller: 'session',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;
