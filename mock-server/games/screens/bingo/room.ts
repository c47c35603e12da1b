import { formatDecimal } from '#lib/money/format-rate.ts';
import { roundToMinor } from '#lib/money/money.ts';
import {
  type BingoOutcome,
  type BingoPattern,
  type BingoPrize,
  type BingoTable,
  bingoPatterns,
  cardsInRoom,
} from '../../bingo/wire.ts';
import { drawing, element, setText } from '../shell/element.ts';
import { renderInLanguage } from '../shell/language.ts';
import { words } from './words.ts';

const filledRows: Readonly<Record<BingoPattern, readonly number[]>> = {
  line: [2],
  twoLines: [1, 3],
  house: [0, 1, 2, 3, 4],
};

const patternPicture = (pattern: BingoPattern): SVGSVGElement =>
  drawing(
    '0 0 25 25',
    [0, 1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3, 4].map(
        (column) =>
          [
            `M${column * 5 + 0.5} ${row * 5 + 0.5}h4v4h-4z`,
            filledRows[pattern].includes(row) ? '#f7c948' : '#3a4660',
          ] as const,
      ),
    ),
  );

/** Returns the names of the winners of a prize. */
export const namesOf = ({ winners }: BingoPrize, { players = [] }: BingoOutcome): string =>
  [...new Set(winners)].map((seat) => (seat === 0 ? words().you : (players[seat - 1]?.name ?? ''))).join(', ');

/** Creates the prizes by pattern, and the players of the room with their cards. */
export const makeRoom = ({ shares, others }: BingoTable, money: (major: number) => string) => {
  let game: { readonly outcome: BingoOutcome; readonly price: number } | undefined;
  let called = 0;
  const facts = element('p', { class: 'quiet' });
  const players = element('ul', { class: 'players', label: () => words().room });
  const tiles = bingoPatterns.map((pattern) => {
    const amount = element('b', {});
    const winner = element('span', { class: 'quiet' });
    const name = element('span', { text: () => words().patterns[pattern] });
    const root = element('li', {}, patternPicture(pattern), element('div', {}, name, ' ', amount, ' ', winner));
    return { pattern, root, amount, winner };
  });
  const prizeOf = (pattern: BingoPattern): BingoPrize | undefined =>
    game?.outcome.prizes?.find((it) => it.pattern === pattern);
  const isWon = (pattern: BingoPattern): boolean => (prizeOf(pattern)?.ball ?? Number.POSITIVE_INFINITY) <= called;
  const current = (): BingoPattern | undefined => bingoPatterns.find((pattern) => !isWon(pattern));

  const draw = (): void => {
    const pool = game && roundToMinor(game.price * cardsInRoom(game.outcome));
    setText(facts, pool === undefined ? words().waiting(...others) : words().pool(money(pool)));
    for (const { pattern, root, amount, winner } of tiles) {
      const prize = prizeOf(pattern);
      const hasWinner = game !== undefined && prize !== undefined && isWon(pattern);
      setText(
        amount,
        pool === undefined ? words().share(formatDecimal(shares[pattern])) : money((pool * shares[pattern]) / 100),
      );
      setText(winner, hasWinner ? namesOf(prize, game?.outcome ?? { cards: [], balls: [] }) : '');
      root.toggleAttribute('data-won', hasWinner);
      root.toggleAttribute('data-current', game !== undefined && pattern === current());
    }
    if (!game) return;
    const winners = (game.outcome.prizes ?? []).filter(({ ball }) => ball <= called).flatMap((it) => it.winners);
    const seats = [{ name: words().you, cards: game.outcome.cards.length }, ...(game.outcome.players ?? [])];
    players.replaceChildren(
      ...seats.map(({ name, cards }, seat) =>
        element(
          'li',
          { attributes: winners.includes(seat) ? { 'data-won': '' } : {} },
          element('span', { text: name }),
          ' ',
          element('b', { text: words().count(cards) }),
        ),
      ),
    );
  };
  renderInLanguage(draw);
  return {
    prizes: element('ul', { class: 'prizes', label: () => words().prizes }, ...tiles.map(({ root }) => root)),
    players: element('section', { class: 'room', label: () => words().room }, facts, players),
    /** The pattern that is played for; undefined after the last one. */
    current,
    /** Shows the room of a game; `price` of a card in major units. */
    enter: (outcome: BingoOutcome, price: number): void => {
      game = { outcome, price };
      called = 0;
      draw();
    },
    leave: (): void => {
      game = undefined;
      called = 0;
      players.replaceChildren();
      draw();
    },
    /** Shows the prizes after a number of balls. Returns those that the last ball won. */
    showCalls: (count: number): readonly BingoPrize[] => {
      called = count;
      draw();
      return (game?.outcome.prizes ?? []).filter(({ ball }) => ball === count);
    },
  };
};
