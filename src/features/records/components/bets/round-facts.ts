import { brand } from '../../../../brands/current.ts';
import type { BetLine } from '../../../../contract/types.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { formatMoney } from '../../../../lib/money/money.ts';
import type { Fact } from '../../../shared/Facts.tsx';

type Round = NonNullable<BetLine['round']>;
type RoundOf<K extends Round['kind']> = Extract<Round, { kind: K }>;
type Renderers = { readonly [K in Round['kind']]: (words: Words, round: RoundOf<K>) => readonly Fact[] };

const suits = ['♠', '♥', '♦', '♣'];
const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

const betsOf = (bets: Readonly<Record<string, number | undefined>>, nameOf: (spot: string) => string): string =>
  Object.entries(bets)
    .map(([spot, pesos = 0]) => `${nameOf(spot)} ${formatMoney(pesos, brand.currency.sign)}`)
    .join(', ');

// The variation selector keeps suits from turning into emoji.
const handOf = (cards: RoundOf<'baccarat'>['player'], total: number): string =>
  `${cards.map(({ rank, suit }) => `${ranks[rank] ?? ''}${suits[suit] ?? ''}\uFE0E`).join(' ')} = ${total}`;

const renderers: Renderers = {
  baccarat: ({ recordsRounds: w }, { bets, player, banker, totals, winner }) => [
    { label: w.bets(), value: betsOf(bets, (spot) => w[spot as typeof winner]()) },
    { label: w.player(), value: handOf(player, totals.player) },
    { label: w.banker(), value: handOf(banker, totals.banker) },
    { label: w.winner(), value: w[winner]() },
  ],
  dice: ({ recordsRounds: w }, { bets, thrown }) => [
    { label: w.bets(), value: betsOf(bets, (colour) => w[colour as (typeof thrown)[number]]()) },
    { label: w.dice(), value: thrown.map((colour) => w[colour]()).join(', ') },
  ],
  crash: ({ recordsRounds: w }, { target, crashedAt }) => [
    { label: w.target(), value: `×${target.toFixed(2)}` },
    { label: w.crashedAt(), value: `×${crashedAt.toFixed(2)}` },
  ],
  fish: ({ recordsRounds: w }, { fish, caught }) => [
    { label: w.shotAt(), value: w[fish]() },
    { label: w.shot(), value: caught ? w.caught() : w.missed() },
  ],
  numbers: ({ recordsRounds: w }, { picks, drawn, hits }) => [
    { label: w.picks(), value: picks.join(' · ') },
    { label: w.drawn(), value: drawn.join(' · ') },
    { label: w.hits(), value: String(hits) },
  ],
  slot: ({ recordsRounds: w }, { spins, wins }) => [
    { label: w.wins(), value: String(wins) },
    { label: w.freeSpins(), value: spins > 1 ? String(spins - 1) : null },
  ],
};

/** Returns choice and outcome of a round as labelled facts. */
export const roundFacts = <K extends Round['kind']>(words: Words, round: RoundOf<K>): readonly Fact[] =>
  (renderers[round.kind as K] as (words: Words, round: RoundOf<K>) => readonly Fact[])(words, round);
