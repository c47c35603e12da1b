import { playHand } from '#contract/games/hands.ts';
import type { Value } from '#contract/types.ts';
import type { HandsTable, HandView } from '../../hands/wire.ts';
import type { Visit } from '../../wire.ts';
import { element, setDisabled } from '../shell/element.ts';
import { callFrame } from '../shell/frame-call.ts';
import { words } from './words.ts';

interface TurnClockSpec {
  /** Returns the hand if the player can move. */
  readonly current: () => HandView | null;
  readonly onExtended: (reply: Value<'playHand'>) => void;
  readonly onFailed: () => void;
}

/** The end of a turn is announced this many seconds before it. */
const warningSeconds = 10;

/** Creates the clock of a turn, with a button that gives the player more time for the move. */
export const makeTurnClock = (visit: Visit<HandsTable>, { current, onExtended, onFailed }: TurnClockSpec) => {
  const { turnMs } = visit.table;
  let extendedTo: number | null = null;
  const extend = async (): Promise<void> => {
    const view = current();
    if (!view) return;
    const { id, step, turnEndsAt } = view;
    const body = { hand: id, step, act: 'wait', cards: [] } as const;
    try {
      const reply = await callFrame(visit, playHand, { body, key: `${id}:${step}:wait:${turnEndsAt}` });
      extendedTo = reply.hand.turnEndsAt;
      onExtended(reply);
    } catch {
      onFailed();
    }
  };
  const ring = element('p', { class: 'ring', attributes: { role: 'timer' } });
  const more = element('button', {
    class: 'plain',
    text: () => words().moreTime,
    attributes: { 'data-focus': 'more time' },
    on: { click: () => void extend() },
  });
  const warning = element('p', { class: 'unseen', attributes: { role: 'status' } });
  return {
    parts: [ring, warning],
    more,
    /** Shows the time left until `end`, ms; null hides the clock. */
    draw: (left: number | null, end: number | null): void => {
      const seconds = Math.ceil((left ?? 0) / 1000);
      ring.hidden = left === null;
      setDisabled(more, left === null);
      ring.style.setProperty('--left', String(Math.min(1, (left ?? 0) / turnMs)));
      // The server adds time for the moves that were just shown.
      ring.textContent = `${end === extendedTo ? seconds : Math.min(seconds, turnMs / 1000)}\u00a0s`;
      ring.setAttribute('aria-label', words().left(seconds));
      const isEnding = left !== null && left > 0 && seconds <= warningSeconds;
      const text = isEnding ? words().left(warningSeconds) : '';
      if (warning.textContent !== text) warning.textContent = text;
    },
  };
};
