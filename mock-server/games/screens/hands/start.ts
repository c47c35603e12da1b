import { withoutZeroCents } from '#lib/money/money.ts';
import type { PlaceBet } from '#sim/features/games/hands/engine.ts';
import type { HandsTable, HandView } from '../../hands/wire.ts';
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
  /** Returns the number of places with a bet; absent if the game has one place. */
  places?(): number;
  /** Calls `listener` after each change of the bets. */
  onBets?(listener: () => void): void;
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

/** Creates the betting circles of blackjack. One chip lies on the first place, so that one press deals. */
export const makeBlackjackBets = (visit: Visit<HandsTable>, shell: Shell, { isOpen, deal }: Options): Start => {
  const { money } = shell;
  const pairNote = element('small', { class: 'circle__note' });
  const seats = Array.from({ length: visit.table.maxPlaces }, (_, seat) => seat);
  const spotOf = (kind: 'main' | 'pair', seat: number): string => (seat === 0 ? kind : `${kind}${seat + 1}`);
  const betOf = (seat: number) => ({ main: board.on(spotOf('main', seat)), pair: board.on(spotOf('pair', seat)) });
  /** Returns the reason for which the bets of a place are refused; empty if they are valid. */
  const problemOf = (seat: number): string => {
    const { main, pair } = betOf(seat);
    if (main === 0) return pair > 0 ? words().noMain : '';
    if (pair > main) return words().pairLimit(money(main));
    return main < visit.minBet ? words().seatLeast(money(visit.minBet)) : '';
  };
  const go = (): void => {
    const problem = seats.map(problemOf).find((text) => text !== '');
    const taken = seats.map(betOf).filter(({ main }) => main > 0);
    if (problem || taken.length === 0) shell.showStatus(() => problem ?? words().noMain, 'bad');
    else if (taken.length === 1) deal(board.total(), (taken[0]?.pair ?? 0) > 0 ? { pair: taken[0]?.pair } : null);
    else {
      const places = taken.map(({ main, pair }): PlaceBet => ({ stake: main, ...(pair > 0 && { pair }) }));
      deal(board.total(), { places });
    }
  };
  const spotFor = (kind: 'main' | 'pair', seat: number) => ({
    id: spotOf(kind, seat),
    face: [
      ...(seat > 0 ? [element('span', { class: 'unseen', text: () => `${words().seat(seat + 1)}: ` })] : []),
      element('span', { class: 'name', text: () => words().bets[kind] }),
      document.createTextNode(' '),
      element('span', { class: 'quiet', text: () => words().pays[kind] }),
      ...(kind === 'pair' && seat === 0 ? [document.createTextNode(' '), pairNote] : []),
    ],
  });
  const board = makeBoard(
    visit,
    shell,
    [...seats.map((seat) => spotFor('main', seat)), ...seats.map((seat) => spotFor('pair', seat))],
    { go, label: () => words().deal, isOpen, first: { main: 1 } },
  );
  board.spots.dataset.engine = 'blackjack';
  return {
    controls: board.controls,
    spots: element('div', { class: 'circles' }, board.spots),
    places: () => seats.filter((seat) => betOf(seat).main > 0).length,
    onBets: board.onShow,
    draw: (view) => {
      const pair = view?.sides.find(({ kind }) => kind === 'pair');
      const isPairWon = pair !== undefined && pair.payout > 0 && !view?.places;
      pairNote.textContent = isPairWon ? `+${withoutZeroCents(money(pair.payout))}` : '';
      const hasWon = view?.over === true && view.winners.includes(0) && !view.places;
      board.mark([...(isPairWon ? ['pair'] : []), ...(hasWon ? ['main'] : [])]);
      board.show();
    },
  };
};
