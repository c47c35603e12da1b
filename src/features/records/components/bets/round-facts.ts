import { formatOdds } from '#contract/games/odds-formats.ts';
import { findSystem } from '#contract/games/sports-systems.ts';
import type { BetLine } from '#contract/types.ts';
import type { Fact } from '#features/shared/Facts.tsx';
import { $oddsFormat } from '#features/site/state/odds-format.ts';
import type { Words } from '#i18n/translate.ts';
import { formatAmount } from '#lib/money/format-amount.ts';

type Round = NonNullable<BetLine['round']>;
type RoundOf<K extends Round['kind']> = Extract<Round, { kind: K }>;
type Renderers = { readonly [K in Round['kind']]: (words: Words, round: RoundOf<K>) => readonly Fact[] };

const suits = ['♠', '♥', '♦', '♣'];
const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

const betsOf = (bets: Readonly<Record<string, number | undefined>>, nameOf: (spot: string) => string): string =>
  Object.entries(bets)
    .map(([spot, major = 0]) => `${nameOf(spot)} ${formatAmount(major)}`)
    .join(', ');

// The text variation selector prevents suits from rendering as emoji.
const cardsOf = (cards: RoundOf<'baccarat'>['player']): string =>
  cards.map(({ rank, suit }) => `${ranks[rank] ?? ''}${suits[suit] ?? ''}\uFE0E`).join(' ');

const handOf = (cards: RoundOf<'baccarat'>['player'], total: number): string => `${cardsOf(cards)} = ${total}`;

type Names = Words['recordsRounds'];
type Drawn = RoundOf<'spots'>['drawn'];

/** Returns the name of a bet on several numbers of roulette, whose spot joins them with hyphens. */
const insideName = (w: Names, spot: string): string => {
  const numbers = spot.split('-');
  const values = { numbers: numbers.join(' · ') };
  if (numbers.length === 2) return w.inside_2(values);
  if (numbers.length === 3) return w.inside_3(values);
  return numbers.length === 4 ? w.inside_4(values) : w.inside_6(values);
};

const spotName = (w: Names, spot: string): string => {
  if (/^\d+-/.test(spot)) return insideName(w, spot);
  if (spot.startsWith('single')) return w.face({ face: spot.slice(6) });
  if (spot.startsWith('total')) return w.total({ total: spot.slice(5) });
  const name = Object.hasOwn(w, spot) ? (w[spot as keyof Names] as () => string) : undefined;
  return name ? name() : spot;
};

const drawnText = (w: Names, engine: RoundOf<'spots'>['engine'], drawn: Drawn): string => {
  if (drawn.kind === 'pocket') return String(drawn.pocket);
  if (drawn.kind === 'segment') return spotName(w, drawn.segment);
  if (drawn.kind === 'cards') return `${w.dragon()} ${cardsOf([drawn.dragon])}, ${w.tiger()} ${cardsOf([drawn.tiger])}`;
  if (drawn.kind === 'card') return cardsOf([drawn.card]);
  if (drawn.kind === 'dice') return drawn.dice.join(' + ');
  if (drawn.kind === 'beads') return String(drawn.beads);
  const [one, zero] = engine === 'sedie' ? [w.red(), w.white()] : [w.kara(), w.krus()];
  return drawn.coins.map((coin) => (coin ? one : zero)).join(', ');
};

type Seat = RoundOf<'hand'>['seats'][number];

const seatText = (w: Names, { cards, melds, points }: Seat): string => {
  const hand = cards.length === 0 ? w.noCards() : points === null ? cardsOf(cards) : handOf(cards, points);
  return [...melds.map(cardsOf), hand].join(' | ');
};

const seatName = (w: Names, engine: RoundOf<'hand'>['engine'], seat: number): string => {
  if (seat === 0) return w.yourHand();
  return engine === 'blackjack' ? w.dealerHand() : w.opponent({ seat });
};

const winnersText = (w: Names, { engine, winners }: RoundOf<'hand'>): string => {
  if (engine === 'blackjack' && winners.length > 1) return w.push();
  return winners.map((seat) => (seat === 0 ? w.won() : seatName(w, engine, seat))).join(', ');
};

type Leg = RoundOf<'sports'>['legs'][number];

const signed = (line: number): string => (line > 0 ? `+${line}` : `−${Math.abs(line)}`);

type Picked = Pick<Leg, 'market' | 'line' | 'pick' | 'parts' | 'home' | 'away'>;

/** Returns the text of a part of a bet builder; Yes and No need the name of their market. */
const partText = (w: Names, part: Picked): string =>
  part.pick === 'yes' || part.pick === 'no'
    ? `${w[`market_${part.market}`]()}: ${pickText(w, part)}`
    : pickText(w, part);

const pickText = (w: Names, { market, line, pick, parts, home, away }: Picked): string => {
  if (parts) return parts.map((part) => partText(w, { ...part, home, away })).join(' + ');
  if (pick === 'X') return w.pick_draw();
  if (pick === 'over' || pick === 'under') return w[`pick_${pick}`]({ line: line ?? 0 });
  if (pick === 'odd' || pick === 'even') return w[pick]();
  if (pick === 'yes' || pick === 'no' || pick === 'other') return w[`pick_${pick}`]();
  if (pick !== '1' && pick !== '2') return pick.replace(':', '–');
  const side = pick === '1' ? home : away;
  return market === 'handicap' ? `${side} ${signed((line ?? 0) * (pick === '1' ? 1 : -1))}` : side;
};

const legText = (w: Names, leg: Leg): string =>
  [
    `${w[`market_${leg.market}`]()}: ${pickText(w, leg)}`,
    w.atOdds({ odds: formatOdds(leg.odds, $oddsFormat.get()) }),
    ...(leg.live ? [w.liveOdds()] : []),
    // The bet may have ended before the match, by a cash-out or another pick.
    ...(leg.state === 'open' ? [] : [w[`leg_${leg.state}`]()]),
    ...(leg.score ? [w.score({ score: leg.score.join('–') })] : []),
  ].join(' · ');

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
  crash: ({ recordsRounds: w }, { target, cashedOutAt, crashedAt }) => [
    { label: w.target(), value: target === null ? null : `×${target.toFixed(2)}` },
    { label: w.cashedOutAt(), value: cashedOutAt ? `×${cashedOutAt.toFixed(2)}` : null },
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
  spots: ({ recordsRounds: w }, { engine, bets, drawn }) => [
    { label: w.bets(), value: betsOf(bets, (spot) => spotName(w, spot)) },
    { label: w.result(), value: drawnText(w, engine, drawn) },
  ],
  hand: ({ recordsRounds: w }, round) => [
    ...round.seats.map((seat, index) => ({ label: seatName(w, round.engine, index), value: seatText(w, seat) })),
    { label: w.winner(), value: winnersText(w, round) },
    ...(round.sides ?? []).map(({ kind, stake, payout }) => ({
      label: w[`side_${kind}`](),
      value: w.sideBet({ stake: formatAmount(stake), payout: formatAmount(payout) }),
    })),
  ],
  bingo: ({ recordsRounds: w }, { lines, prizes, balls }) => [
    ...(lines ? [{ label: w.lines(), value: lines.join(' · ') }] : []),
    ...(prizes ?? []).map(({ pattern, ball, winners }) => ({
      label: w[`bingo_${pattern}`](),
      value: winners.includes(0) ? w.bingoOwn({ ball }) : w.bingoOther({ ball }),
    })),
    { label: w.balls(), value: balls.join(' · ') },
  ],
  slot: ({ recordsRounds: w }, { spins, wins, jackpot }) => [
    { label: w.wins(), value: String(wins) },
    { label: w.freeSpins(), value: spins > 1 ? String(spins - 1) : null },
    ...(jackpot === undefined ? [] : [{ label: w.jackpot(), value: formatAmount(jackpot) }]),
  ],
  sabong: ({ recordsRounds: w }, { fight, side, meron, wala, result, odds }) => [
    { label: w.fight(), value: String(fight) },
    { label: w.yourSide(), value: w[`side_${side}`]() },
    { label: w.winner(), value: w[`side_${result}`]() },
    { label: w.side_meron(), value: meron },
    { label: w.side_wala(), value: wala },
    { label: w.closingOdds(), value: odds.toFixed(2) },
  ],
  sports: ({ recordsRounds: w }, { odds, system, cashedOut, legs }) => [
    { label: w.system(), value: (system && findSystem(legs.length, system)?.name) ?? null },
    ...legs.map((leg) => ({ label: `${leg.home} – ${leg.away}`, value: legText(w, leg) })),
    { label: w.totalOdds(), value: legs.length > 1 && !system ? formatOdds(odds, $oddsFormat.get()) : null },
    { label: w.cashOut(), value: cashedOut ? w.cashedOut() : null },
  ],
};

/** Returns choice and outcome of a round as labelled facts. */
export const roundFacts = <K extends Round['kind']>(words: Words, round: RoundOf<K>): readonly Fact[] =>
  (renderers[round.kind as K] as (words: Words, round: RoundOf<K>) => readonly Fact[])(words, round);
