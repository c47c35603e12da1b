import { formatMoney, toPesos } from '../../../../src/lib/money/money.ts';
import type { CheckedRound } from '../../../features/games/endpoints/fairness.ts';
import { type HandEngineName, handEngines } from '../../../features/games/hands/engine.ts';
import type { SportsDetail } from '../../../features/games/rules/sports-slips.ts';
import type { BaccaratOutcome, Card } from '../../baccarat/wire.ts';
import type { BingoOutcome } from '../../bingo/wire.ts';
import { type ColourOutcome, colours } from '../../color/wire.ts';
import type { CrashOutcome } from '../../crash/wire.ts';
import { fishRules } from '../../fish/rules.ts';
import type { FishOutcome } from '../../fish/wire.ts';
import type { HandView } from '../../hands/wire.ts';
import type { LotteryOutcome } from '../../lottery/wire.ts';
import type { SabongOutcome } from '../../sabong/wire.ts';
import { slotTable } from '../../slot/rules.ts';
import type { SlotOutcome } from '../../slot/wire.ts';
import { type SpotEngine, type SpotsOutcome, spotEngines } from '../../spots/wire.ts';
import { letterOf, makeCard } from '../bingo/card.ts';
import { words as bingoWords } from '../bingo/words.ts';
import { formatFactor, makeFlight } from '../crash/flight.ts';
import { words as crashWords } from '../crash/words.ts';
import { makePond } from '../fish/pond.ts';
import { words as fishWords } from '../fish/words.ts';
import { makeTable } from '../hands/table.ts';
import { words as handWords } from '../hands/words.ts';
import { words as liveWords } from '../live/words.ts';
import { words as sabongWords } from '../sabong/words.ts';
import { openCard } from '../shell/cards.ts';
import { face } from '../shell/dealt-cards.ts';
import { element, picture } from '../shell/element.ts';
import { makeHandSide } from '../shell/hand-side.ts';
import { makeReels, restingGrid } from '../slot/reels.ts';
import { words as slotWords } from '../slot/words.ts';
import { marketText, pickText } from '../sports/names.ts';
import { words as sportsWords } from '../sports/words.ts';
import { drawnText, faces, spotName } from '../spots/faces.ts';
import { words as spotWords } from '../spots/words.ts';
import { makeDice } from '../table/dice.ts';
import { words as tableWords } from '../table/words.ts';
import { replayHand } from './verify.ts';
import { words } from './words.ts';

/** One step of a replay. Steps are shown in any order, so each one draws its whole picture. */
interface Step {
  readonly text: string;
  readonly show: () => void;
}

/** A round on its game's table. */
export interface Scene {
  readonly root: HTMLElement;
  readonly steps: readonly Step[];
}

type Bets = Readonly<Record<string, number>>;

const money = (pesos: number): string => formatMoney(pesos, '₱');

const betsOf = ({ detail }: CheckedRound): Bets =>
  (detail as { readonly choice: { readonly bets?: Bets } | null }).choice?.bets ?? {};

/** Creates the list of the player's bets below the table, in which winning ones can be marked. */
const betList = (bets: Bets, nameOf: (spot: string) => string) => {
  const rows = Object.entries(bets).map(([spot, stake]) => ({
    spot,
    row: element('li', {}, element('span', { text: nameOf(spot) }), element('b', { text: money(stake) })),
  }));
  return {
    root: element('ul', { class: 'stakes' }, ...rows.map(({ row }) => row)),
    mark: (winners: readonly string[]): void => {
      for (const { spot, row } of rows) row.toggleAttribute('data-won', winners.includes(spot));
    },
  };
};

const slotScene = (round: CheckedRound, { spins, jackpot }: SlotOutcome): Scene => {
  const table = slotTable({ ...round, motif: round.motif as never }, jackpot !== undefined);
  const reels = makeReels(table);
  const step = (
    text: string,
    grid: Parameters<typeof reels.rest>[0],
    wins: Parameters<typeof reels.show>[0],
  ): Step => ({
    text,
    show: () => {
      void reels.show([]);
      void reels.rest(grid, true).then(() => reels.show(wins));
    },
  });
  const units = (at: number): number => (spins[at]?.wins ?? []).reduce((sum, it) => sum + it.units, 0);
  return {
    root: element('div', { class: 'cabinet' }, reels.root),
    steps: [
      step(words().start, restingGrid(table), []),
      ...spins.map(({ grid, wins }, index) =>
        step(
          `${index === 0 ? words().spin(0) : slotWords().freeSpin(index, spins.length - 1)}: ${
            units(index) > 0 ? words().lineWins(wins.length) : words().noWin
          }`,
          grid,
          wins,
        ),
      ),
      ...(jackpot?.won
        ? [step(slotWords().jackpotWon(money(jackpot.pool)), spins.at(-1)?.grid ?? restingGrid(table), [])]
        : []),
    ],
  };
};

const baccaratScene = (round: CheckedRound, { player, banker, totals, winner }: BaccaratOutcome): Scene => {
  const say = liveWords();
  const [left, right] = [makeHandSide('player', say.player), makeHandSide('banker', say.banker)];
  const bets = betList(betsOf(round), (spot) => say[spot as 'player' | 'tie' | 'banker']);
  const dealt = [0, 1, 2].flatMap((at) => [
    ...(player[at] ? [{ side: 'player' as const, card: player[at] as Card }] : []),
    ...(banker[at] ? [{ side: 'banker' as const, card: banker[at] as Card }] : []),
  ]);
  const show = (count: number, isOver: boolean): void => {
    const shown = dealt.slice(0, count);
    left.cards.replaceChildren(...shown.filter((it) => it.side === 'player').map(({ card }) => face(card)));
    right.cards.replaceChildren(...shown.filter((it) => it.side === 'banker').map(({ card }) => face(card)));
    left.points.textContent = isOver ? String(totals.player) : '';
    right.points.textContent = isOver ? String(totals.banker) : '';
    bets.mark(isOver ? [winner] : []);
  };
  return {
    root: element('div', {}, element('div', { class: 'sides' }, left.root, right.root), bets.root),
    steps: [
      { text: words().placed, show: () => show(0, false) },
      ...dealt.map((it, index) => ({
        text: `${say[it.side]}: ${words().card(index + 1)}`,
        show: () => show(index + 1, false),
      })),
      { text: say.wins(say[winner], totals.player, totals.banker), show: () => show(dealt.length, true) },
    ],
  };
};

const spotsScene = (round: CheckedRound, engine: SpotEngine, { drawn, winners }: SpotsOutcome): Scene => {
  const tray = element('div', { class: 'tray' });
  const bets = betList(betsOf(round), spotName);
  const parts = faces(engine, drawn);
  const show = (count: number): void => {
    tray.replaceChildren(...parts.slice(0, count));
    bets.mark(count === parts.length ? winners : []);
  };
  return {
    root: element('div', {}, element('div', { class: 'scene felt' }, tray), bets.root),
    steps: [
      { text: words().placed, show: () => show(0) },
      ...parts.map((_, index) => ({
        text:
          index === parts.length - 1 ? spotWords().drawn(drawnText(engine, drawn)) : `${words().drawn} ${index + 1}`,
        show: () => show(index + 1),
      })),
    ],
  };
};

const colourScene = (round: CheckedRound, { thrown }: ColourOutcome): Scene => {
  const dice = makeDice(colours);
  const bets = betList(betsOf(round), (spot) => tableWords()[spot as (typeof colours)[number]]);
  return {
    root: element('div', {}, dice.root, bets.root),
    steps: [
      {
        text: words().placed,
        show: () => {
          dice.place(['yellow', 'blue', 'red']);
          bets.mark([]);
        },
      },
      {
        text: tableWords().thrown(thrown.map((colour) => tableWords()[colour]).join(', ')),
        show: () => {
          dice.place(thrown);
          bets.mark(thrown);
        },
      },
    ],
  };
};

const crashScene = (round: CheckedRound, outcome: CrashOutcome): Scene => {
  const flight = makeFlight('/__games/assets/symbols/rocket.webp', '/__games/assets/symbols/collision.webp');
  const { target } = (round.detail as { readonly choice: { readonly target: number | null } }).choice;
  const out = outcome.cashedOutAt ?? (target !== null && outcome.crashedAt >= target ? target : null);
  return {
    root: flight.root,
    steps: [
      { text: words().takeOff, show: () => flight.show(1, 'up') },
      ...(out === null ? [] : [{ text: crashWords().out(formatFactor(out)), show: () => flight.show(out, 'out') }]),
      {
        text: crashWords().ended(formatFactor(outcome.crashedAt)),
        show: () => flight.show(outcome.crashedAt, 'lost'),
      },
    ],
  };
};

const fishScene = (round: CheckedRound, { caught }: FishOutcome): Scene => {
  const { fish: kind } = (round.detail as { readonly choice: { readonly fish: string } }).choice;
  const fish = fishRules.describe({} as never, {} as never) as { readonly fish: Parameters<typeof makePond>[0] };
  const name = fishWords().names[kind] ?? kind;
  const root = element('div', {});
  const fill = () => {
    const pond = makePond(fish.fish, () => undefined);
    root.replaceChildren(pond.root);
    return pond;
  };
  return {
    root,
    steps: [
      { text: words().aimed(name), show: () => void fill() },
      {
        text: caught ? fishWords().caught(name) : fishWords().missed(name),
        show: () => void fill().shoot(kind, caught, `+${money(toPesos(round.payout))}`),
      },
    ],
  };
};

const lotteryScene = (round: CheckedRound, { drawn }: LotteryOutcome): Scene => {
  const { picks } = (round.detail as { readonly choice: { readonly picks: readonly number[] } }).choice;
  const tube = element('div', { class: 'tube' });
  const own = element('div', { class: 'tube' });
  const ball = (number: number, isHit: boolean): HTMLElement =>
    element('b', { class: isHit ? 'ball mine' : 'ball', text: String(number) });
  const show = (count: number): void => {
    const came = drawn.slice(0, count);
    tube.replaceChildren(...came.map((it) => ball(it, picks.includes(it))));
    own.replaceChildren(...picks.map((it) => ball(it, came.includes(it))));
  };
  return {
    root: element(
      'div',
      { class: 'stacked' },
      element('p', { text: words().picks }),
      own,
      element('p', { text: words().drawn }),
      tube,
    ),
    steps: [
      { text: words().placed, show: () => show(0) },
      ...drawn.map((it, index) => ({ text: `${words().drawn}: ${it}`, show: () => show(index + 1) })),
    ],
  };
};

const bingoScene = ({ cards, balls }: BingoOutcome): Scene => {
  const dealt = cards.map(makeCard);
  const ball = element('p', { class: 'ball' });
  const grid = element(
    'div',
    { class: 'cards', attributes: { 'data-count': String(dealt.length) } },
    ...dealt.map(({ root }) => root),
  );
  const show = (count: number): void => {
    const last = balls[count - 1];
    ball.textContent = last === undefined ? '' : `${letterOf(last)} ${last}`;
    ball.dataset.column = last === undefined ? '' : letterOf(last);
    const seen = new Set(balls.slice(0, count));
    for (const card of dealt) card.mark(seen);
  };
  return {
    root: element('div', {}, element('div', { class: 'draw' }, ball), grid),
    steps: [
      { text: words().start, show: () => show(0) },
      ...balls.map((it, index) => ({
        text: `${bingoWords().drawing(index + 1, balls.length)}: ${letterOf(it)} ${it}`,
        show: () => show(index + 1),
      })),
    ],
  };
};

const handScene = async (round: CheckedRound, engine: HandEngineName, outcome: HandView): Promise<Scene> => {
  const table = makeTable(engine, money);
  const own = element('div', { class: 'own' });
  const say = handWords();
  const nameOf = (seat: number): string =>
    engine === 'blackjack' && seat > 0 ? words().dealer : (say.names[seat] ?? '');
  const played = round.seed === null || round.forced ? [] : (await replayHand(round, engine)).steps;
  const show = (view: HandView): void => {
    table.draw(view, false);
    const cards = view.seats[0]?.cards ?? [];
    own.dataset.count = String(cards.length);
    own.replaceChildren(...cards.map(openCard));
  };
  const last = played.length - 1;
  const step = (text: string, view: HandView): Step => ({ text, show: () => show(view) });
  return {
    root: element('div', {}, table.root, own),
    steps: [
      ...played.map(({ entry, view }, index) => {
        const isLast = index === last;
        const { payout, turnEndsAt, log, ...facts } = outcome;
        const seen = {
          ...facts,
          payout,
          turnEndsAt,
          log,
          ...view,
          over: isLast,
          acts: [],
          winners: [],
        } as unknown as HandView;
        return step(
          entry ? `${nameOf(entry.seat)}: ${say.done[entry.act]}` : words().start,
          isLast ? { ...seen, winners: outcome.winners } : seen,
        );
      }),
      step(words().end, outcome),
    ],
  };
};

const sabongScene = (outcome: SabongOutcome): Scene => {
  const say = sabongWords();
  const cock = (side: 'meron' | 'wala'): HTMLElement =>
    element('span', { class: `cock cock--${side}` }, picture('/__games/assets/symbols/rooster.webp'));
  const ring = element(
    'div',
    { class: 'ring' },
    cock('meron'),
    cock('wala'),
    element('p', { class: 'fight__names', text: say.fightOf(outcome.meron, outcome.wala) }),
  );
  const pools = outcome.pools;
  const rows = (['meron', 'draw', 'wala'] as const).map((side) =>
    element(
      'li',
      {},
      element('span', { text: say.sides[side] }),
      element('b', { text: pools ? money(toPesos(pools.crowd[side] + pools.players[side])) : '' }),
      element('small', { class: 'quiet', text: pools ? words().crowd(money(toPesos(pools.crowd[side]))) : '' }),
    ),
  );
  const show = (phase: string, winner: string): void => {
    ring.dataset.phase = phase;
    ring.dataset.winner = winner;
    for (const [at, side] of (['meron', 'draw', 'wala'] as const).entries())
      rows[at]?.toggleAttribute('data-won', side === winner);
  };
  return {
    root: element('div', { class: 'stacked' }, ring, element('ul', { class: 'stakes' }, ...(pools ? rows : []))),
    steps: [
      {
        text: `${say.sides[outcome.side]} · ${say.closed} · ${say.odds} ${outcome.odds.toFixed(2)}`,
        show: () => show('fight', ''),
      },
      { text: say.result(outcome.fight, say.sides[outcome.result]), show: () => show('over', outcome.result) },
    ],
  };
};

const sportsScene = ({ legs, cashedOut }: SportsDetail['outcome']): Scene => {
  const say = sportsWords();
  const parts = legs.map((leg) => {
    const score = element('b', { class: 'total' });
    const root = element(
      'li',
      { class: 'match' },
      element('div', { class: 'match__top' }, element('span', { class: 'quiet', text: leg.league })),
      element(
        'p',
        { class: 'side' },
        element('span', { class: 'side__name', text: `${leg.home} v ${leg.away}` }),
        score,
      ),
      element(
        'p',
        {},
        element('b', { text: `${pickText(leg)} · ${leg.odds.toFixed(2)}` }),
        ' ',
        element('span', { class: 'quiet', text: leg.market === 'first' ? '' : marketText(leg.market, '') }),
      ),
    );
    return { leg, root, score };
  });
  const show = (count: number): void => {
    for (const [at, { leg, root, score }] of parts.entries()) {
      const isShown = at < count;
      score.textContent = isShown && leg.score ? leg.score.join(' – ') : '';
      root.toggleAttribute('data-won', isShown && leg.state === 'won');
      root.toggleAttribute('data-lost', isShown && leg.state === 'lost');
    }
  };
  return {
    root: element('ul', { class: 'matches' }, ...parts.map(({ root }) => root)),
    steps: [
      { text: words().placed, show: () => show(0) },
      ...legs.map((leg, index) => ({
        text: `${leg.home} v ${leg.away}: ${leg.score ? `${leg.score.join(' – ')}, ` : ''}${say.legStates[leg.state]}`,
        show: () => show(index + 1),
      })),
      ...(cashedOut ? [{ text: words().cashedOut, show: () => show(legs.length) }] : []),
    ],
  };
};

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

/** Returns the style sheet of a game's screen. */
export const styleOf = (screen: string): string => {
  if (isOneOf(spotEngines, screen)) return 'spots';
  return isOneOf(handEngines, screen) ? 'hands' : screen;
};

/** Returns a round on its game's own table, step by step; null for a round without a stored outcome. */
export const sceneOf = async (round: CheckedRound): Promise<Scene | null> => {
  const { screen } = round;
  const { outcome } = (round.detail ?? {}) as { readonly outcome?: unknown };
  if (!outcome) return null;
  if (isOneOf(handEngines, screen)) return handScene(round, screen, outcome as HandView);
  if (isOneOf(spotEngines, screen)) return spotsScene(round, screen, outcome as SpotsOutcome);
  if (screen === 'slot') return slotScene(round, outcome as SlotOutcome);
  if (screen === 'live') return baccaratScene(round, outcome as BaccaratOutcome);
  if (screen === 'table') return colourScene(round, outcome as ColourOutcome);
  if (screen === 'crash') return crashScene(round, outcome as CrashOutcome);
  if (screen === 'fish') return fishScene(round, outcome as FishOutcome);
  if (screen === 'lottery') return lotteryScene(round, outcome as LotteryOutcome);
  if (screen === 'bingo') return bingoScene(outcome as BingoOutcome);
  if (screen === 'sabong') return sabongScene(outcome as SabongOutcome);
  return sportsScene(outcome as SportsDetail['outcome']);
};
