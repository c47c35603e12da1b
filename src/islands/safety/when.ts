import { serverNow } from '../../api/server-clock.ts';
import { dayOf, hourOf } from '../../domain/manila.ts';

/** An instant as Manila's clocks show it: the time today, else day and time. */
export const whenText = (at: number): string =>
  dayOf(at) === dayOf(serverNow()) ? hourOf(at) : `${dayOf(at)} ${hourOf(at)}`;
