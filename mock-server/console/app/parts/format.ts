import { formatMoney } from '#lib/money/money.ts';
import { timeZone } from '#markets/current.ts';

const stamp = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
const time = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'medium', timeZone });

/** Returns epoch ms as `2026-11-21 10:03:12` in the market’s time zone. */
export const stampText = (at: number): string => stamp.format(at);

/** Returns epoch ms as `10:03:12` in the market’s time zone. */
export const timeText = (at: number): string => time.format(at);

export const moneyText = (major: number): string => formatMoney(major);

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const sizeText = (bytes: number): string => `${megabytes.format(bytes / 2 ** 20)} MB`;
