import { floorToMinor, withoutZeroCents } from '#lib/money/money.ts';
import { simulatedPlayers } from '#markets/current.ts';
import { seededRandom, textSeed } from '#sim/core/seeded-random.ts';
import { sampleMajor } from '#sim/features/shared/sample-amount.ts';
import { element, picture } from '../shell/element.ts';
import { formatFactor } from './flight.ts';
import { words } from './words.ts';

const avatars = ['owl', 'panda', 'lion', 'parrot', 'frog', 'tiger-face'];
const stakes = [20, 50, 100, 200, 500, 1000].map(sampleMajor);
const shown = 6;

interface Other {
  readonly name: string;
  readonly avatar: string;
  readonly stake: number;
  readonly target: number;
}

/** Returns the simulated players of a flight; the same flight always has the same. */
const playersOf = (seed: number, round: string): Other[] => {
  const next = seededRandom(textSeed(`${seed} ${round}`));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  return Array.from({ length: shown }, () => ({
    name: `${pick(simulatedPlayers).slice(0, 2).toLowerCase()}•••${pick(simulatedPlayers).slice(-2)}`,
    avatar: pick(avatars),
    stake: pick(stakes),
    target: Math.round((1.1 + next() ** 3 * 8) * 100) / 100,
  }));
};

/** State of a flight: its factor, and whether it is over. */
interface Progress {
  readonly round: string;
  readonly factor: number;
  readonly isOver: boolean;
  /** Whether no flight of the visit has started. */
  readonly isWaiting?: boolean;
  /** The player's own bet; null if the player only watches. */
  readonly own: { readonly stake: number; readonly cashedOutAt: number | null } | null;
}

/** Creates the list of the bets on this flight: the player's own and simulated ones. */
export const makeOthers = (seed: number, money: (major: number) => string) => {
  const list = element('ul', { class: 'riders' });
  const total = element('span', { class: 'quiet' });
  const root = element(
    'section',
    { class: 'ridersbox' },
    element('p', { class: 'riders__head' }, element('b', { text: () => words().others }), ' ', total),
    list,
  );
  const whole = (major: number): string => withoutZeroCents(money(major));

  const row = (name: string, avatar: string, stake: number, out: number | null, end: string): HTMLElement =>
    element(
      'li',
      { attributes: { ...(out !== null && { 'data-out': '' }) } },
      picture(`/__games/assets/symbols/${avatar}.webp`),
      element('span', { class: 'riders__name', text: name }),
      ' ',
      element('span', { text: whole(stake) }),
      ' ',
      element('b', { text: out === null ? '–' : formatFactor(out) }),
      ' ',
      element('span', {
        class: 'riders__end',
        text: out === null ? end : money(floorToMinor(stake * out)),
      }),
    );

  let players: { readonly round: string; readonly all: readonly Other[] } | undefined;
  let shownRows = '';

  return {
    root,
    show: ({ round, factor, isOver, isWaiting = false, own }: Progress): void => {
      if (players?.round !== round) players = { round, all: playersOf(seed, round) };
      const { all } = players;
      const isOut = ({ target }: Other): boolean => target <= factor;
      // Called in every frame of a flight, but few frames change a row.
      const rows = JSON.stringify([round, isOver, isWaiting, own, all.filter(isOut).length]);
      if (rows === shownRows) return;
      shownRows = rows;
      total.textContent = words().bets(
        all.length + (own ? 1 : 0),
        whole(all.reduce((sum, { stake }) => sum + stake, own?.stake ?? 0)),
      );
      const end = isWaiting ? words().waiting : isOver ? words().lost : words().flying;
      list.replaceChildren(
        ...(own ? [row(words().you, 'rocket', own.stake, own.cashedOutAt, end)] : []),
        ...all.map((it) => row(it.name, it.avatar, it.stake, isOut(it) ? it.target : null, end)),
      );
    },
  };
};
