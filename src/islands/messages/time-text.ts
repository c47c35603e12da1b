import { dayOf, hourOf } from '../../domain/manila.ts';
import type { Words } from '../../i18n/translate.ts';

/** When something was written, by Manila's clocks: `Today 09:30`, `2026-11-03 21:05`. */
export const timeText = (t: Words, at: number, now: number): string =>
  dayOf(at) === dayOf(now) ? t.mailbox.today({ time: hourOf(at) }) : `${dayOf(at)} ${hourOf(at)}`;
