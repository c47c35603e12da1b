import { element, setText } from '../shell/element.ts';
import { delay, finishAnimations } from '../shell/motion.ts';
import { openSheet } from '../shell/sheet.ts';
import { words as shared } from '../shell/words.ts';
import { letterOf, letters } from './card.ts';
import { words } from './words.ts';

const paces = ['slow', 'normal', 'fast'] as const;
/** Time between two calls, ms. */
const callMs: Readonly<Record<(typeof paces)[number], number>> = { slow: 3000, normal: 1600, fast: 600 };

/** Calls the numbers of a game one after the other. */
export interface Caller {
  readonly root: HTMLElement;
  /** Buttons for the speed, the called numbers and the result. */
  readonly buttons: HTMLElement;
  start(): void;
  /** Shows and announces a number, then waits for the next one. */
  call(number: number): Promise<void>;
  /** Waits while a prize is shown. */
  pause(): Promise<void>;
}

/** Creates the caller: the current ball, the history, the speed and a button that shows the result. */
export const makeCaller = (): Caller => {
  let pace: (typeof paces)[number] = 'normal';
  let isSkipped = false;
  let called: number[] = [];
  const ball = element('p', { class: 'ball', attributes: { 'aria-hidden': 'true' } });
  const count = element('p', { class: 'quiet' });
  const spoken = element('p', { class: 'unseen', attributes: { role: 'status' } });
  const history = element('ol', { class: 'called', label: () => words().balls });
  const speed = element('button', {
    class: 'plain pace',
    text: () => words().paces[pace],
    on: {
      click: () => {
        pace = paces[(paces.indexOf(pace) + 1) % paces.length] ?? 'normal';
        setText(speed, words().paces[pace]);
        finishAnimations();
      },
    },
  });
  const skip = element('button', {
    class: 'plain',
    text: () => words().skip,
    on: {
      click: () => {
        isSkipped = true;
        finishAnimations();
      },
    },
  });
  const openBoard = (): void => {
    const w = words();
    openSheet(
      { title: element('h2', { text: w.balls, attributes: { id: 'called' } }), closeLabel: shared().close },
      ...letters.map((letter) => {
        const numbers = called.filter((it) => letterOf(it) === letter).sort((one, other) => one - other);
        const text = numbers.length > 0 ? numbers.join(' · ') : w.none;
        return element('p', { class: 'boardrow' }, element('b', { text: letter }), ` ${text}`);
      }),
    );
  };
  const board = element('button', { class: 'plain', text: () => words().board, on: { click: openBoard } });
  const root = element(
    'div',
    { class: 'caller' },
    element('div', { class: 'draw' }, ball, element('div', { class: 'draw__past' }, count, history)),
    spoken,
  );
  const buttons = element('div', { class: 'quick callerbar' }, speed, board, skip);
  root.hidden = true;
  /** The page pauses the calls, for example during a reality check. */
  const resumed = async (): Promise<void> => {
    while (document.getElementById('game')?.hasAttribute('data-paused') && !isSkipped) await delay(300);
  };
  return {
    root,
    buttons,
    start: () => {
      isSkipped = false;
      called = [];
      history.replaceChildren();
      ball.textContent = '';
      count.textContent = '';
      root.hidden = false;
    },
    call: async (number) => {
      called.push(number);
      const name = `${letterOf(number)} ${number}`;
      ball.textContent = name;
      ball.dataset.column = letterOf(number);
      // Faster calls would be announced long after the game has ended.
      if (pace !== 'fast' && !isSkipped) setText(spoken, name);
      count.textContent = words().call(called.length);
      history.prepend(element('li', { text: String(number), attributes: { 'data-column': letterOf(number) } }));
      if (!isSkipped) await delay(callMs[pace]);
      await resumed();
    },
    pause: async () => {
      if (!isSkipped) await delay(1500);
    },
  };
};
