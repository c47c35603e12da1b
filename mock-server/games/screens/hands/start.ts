import { withoutZeroCents } from '#lib/money/money.ts';
import type { PlaceBet } from '#sim/features/games/hands/engine.ts';
import type { HandsTable, HandView } from '../../hands/wire.ts';
import type { Visit } from '../../wire.ts';
import { makeBoard } from '../shell/board.ts';
import { element, setDisabled } from '../shell/element.ts';
import type { Shell } from '../shell/shell.ts';
import { addStakePicker } from '../shell/stake-picker.ts';
import { makeSeats, type Seats } from './seats.ts';
import { words } from './words.ts';

/** Controls before a hand. */
interface Start {
  readonly controls: HTMLElement;
  /** Seats with betting circles, if the game has them. */
  readonly seats?: Seats;
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

/** Creates the seats of blackjack. One chip lies on the first one, so that one press deals. */
export const makeBlackjackBets = (visit: Visit<HandsTable>, shell: Shell, { isOpen, deal }: Options): Start => {
  const { money } = shell;
  const seats = Array.from({ length: visit.table.maxPlaces }, (_, seat) => seat);
  /** Seat of the last hand with a single place. */
  let lastSeat = 0;
  const spotOf = (kind: 'main' | 'pair', seat: number): string => (seat === 0 ? kind : `${kind}${seat + 1}`);
  const betOf = (seat: number) => ({
    seat,
    main: board.on(spotOf('main', seat)),
    pair: board.on(spotOf('pair', seat)),
  });
  /** Returns the reason for which the bets of a seat are refused; empty if they are valid. */
  const problemOf = (seat: number): string => {
    const { main, pair } = betOf(seat);
    if (main === 0) return pair > 0 ? words().noMain : '';
    if (pair > main) return words().pairLimit(money(main));
    return main < visit.minBet ? words().seatLeast(money(visit.minBet)) : '';
  };
  const go = (): void => {
    const problem = seats.map(problemOf).find((text) => text !== '');
    const taken = seats.map(betOf).filter(({ main }) => main > 0);
    const [only] = taken;
    if (problem || !only) {
      shell.showStatus(() => problem || words().noMain, 'bad');
    } else if (taken.length === 1) {
      lastSeat = only.seat;
      deal(board.total(), only.pair > 0 ? { pair: only.pair } : null);
    } else {
      const places = taken.map(({ seat, main, pair }): PlaceBet => ({ seat, stake: main, ...(pair > 0 && { pair }) }));
      deal(board.total(), { places });
    }
  };
  const pairNotes = seats.map(() => element('small', { class: 'circle__note' }));
  const spotFor = (kind: 'main' | 'pair', seat: number) => ({
    id: spotOf(kind, seat),
    face: [
      ...(seat > 0 ? [element('span', { class: 'unseen', text: () => `${words().seat(seat + 1)}: ` })] : []),
      element('span', { class: 'name', text: () => words().bets[kind] }),
      document.createTextNode(' '),
      element('span', { class: 'quiet', text: () => words().pays[kind] }),
      ...(kind === 'pair' ? [document.createTextNode(' '), pairNotes[seat] as HTMLElement] : []),
    ],
  });
  const board = makeBoard(
    visit,
    shell,
    seats.flatMap((seat) => [spotFor('main', seat), spotFor('pair', seat)]),
    { go, label: () => words().deal, isOpen, first: { main: 1 } },
  );
  const spots = [...board.spots.children] as HTMLElement[];
  return {
    controls: board.controls,
    seats: makeSeats({
      count: seats.length,
      money,
      spots: seats.map((seat) => spots.slice(2 * seat, 2 * seat + 2)),
      defaultSeat: () => lastSeat,
    }),
    draw: (view) => {
      const pair = view?.sides.find(({ kind }) => kind === 'pair');
      const isPairWon = pair !== undefined && pair.payout > 0 && view?.places?.length === 1;
      for (const [seat, note] of pairNotes.entries())
        note.textContent = isPairWon && seat === lastSeat ? `+${withoutZeroCents(money(pair.payout))}` : '';
      board.mark(isPairWon ? [spotOf('pair', lastSeat)] : []);
      board.show();
    },
  };
};
