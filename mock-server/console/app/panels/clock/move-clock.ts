import { type ClockChange, setClock } from '../../state/clock.ts';
import { attempt } from '../../state/notice.ts';

/** Changes the clock and shows `done`, or the error. */
export const moveClock = (change: ClockChange, done: string): void => void attempt(() => setClock(change), done);
