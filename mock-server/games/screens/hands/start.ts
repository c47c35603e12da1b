import { withoutZeroCents } from '#lib/money/money.ts';
import type { HandView } from '../../hands/wire.ts';
import type { Visit } from '../../wire.ts';
import { makeBoard } from '../shell/board.ts';
import { element, setDisabled } from '../shell/element.ts';
import type { Shell } from '../shell/shell.ts';
import { addStakePicker } from '../shell/stake-picker.ts';
import { words } from './words.ts';

/** Controls before a hand. */
interface Start {
  readonly controls: HTMLElement;
  /** Betting circles on the table, if the game has them. */
  readonly spots?: HTMLElement;
  /** Shows the state; `view` is the hand in progress or the last one. */
  draw(view: HandView | null): void;
}

interface Options {
  /** Returns whether a hand can be dealt, besides the state of the shell. */
  readonly isOpen: () => boolean;
  /** Deals a hand; stake in major units. */
  readonly deal: (stake: number, choice?: unknown) => void;
}

/** Creates the stake and the deal button of a game without side bets. */
export const makeStakeStart = (visit: Visit, shell: Shell, { isOpen, deal }: Options): Start => {
  const picker = addStakePicker(visit, shell);
  const button = element('button', {
    class: 'go',
    text: () => words().deal,
    on: { click: () => deal(picker.stake()) },
  });
  return {
    controls: element('div', { class: 'start' }, picker.root, button),
    draw: () => setDisabled(button, shell.busy() || !isOpen()),
  };
};

const spotIds = ['pair', 'main'] as const;

/** Creates the betting circles of blackjack. One chip lies on the main bet, so that one press deals. */
export const makeBlackjackBets = (visit: Visit, shell: Shell, { isOpen, deal }: Options): Start => {
  const { money } = shell;
  const pairNote = element('small', { class: 'circle__note' });
  const go = (): void => {
    const [main, pair] = [board.on('main'), board.on('pair')];
    if (main === 0) shell.showStatus(() => words().noMain, 'bad');
    else if (pair > main) shell.showStatus(() => words().pairLimit(money(main)), 'bad');
    else deal(board.total(), pair > 0 ? { pair } : null);
  };
  const board = makeBoard(
    visit,
    shell,
    spotIds.map((id) => ({
      id,
      face: [
        element('span', { class: 'name', text: () => words().bets[id] }),
        document.createTextNode(' '),
        element('span', { class: 'quiet', text: () => words().pays[id] }),
        ...(id === 'pair' ? [document.createTextNode(' '), pairNote] : []),
      ],
    })),
    { go, label: () => words().deal, isOpen, first: { main: 1 } },
  );
  board.spots.dataset.engine = 'blackjack';
  return {
    controls: board.controls,
    spots: element('div', { class: 'circles' }, board.spots),
    draw: (view) => {
      const pair = view?.sides.find(({ kind }) => kind === 'pair');
      pairNote.textContent = pair && pair.payout > 0 ? `+${withoutZeroCents(money(pair.payout))}` : '';
      board.mark([
        ...(pair && pair.payout > 0 ? ['pair'] : []),
        ...(view?.over && view.winners.includes(0) ? ['main'] : []),
      ]);
      board.show();
    },
  };
};
