import { withoutZeroCents } from '#lib/money/money.ts';
import { otherBets, shoeRounds, simulatedWinner } from '../../tables/simulated-rounds.ts';
import type { Visit } from '../../wire.ts';
import { type BigRoadOptions, makeBigRoad } from './big-road.ts';
import { dealerPicture } from './dealer-picture.ts';
import { element } from './element.ts';
import { localize, renderInLanguage } from './language.ts';
import { worldClock } from './world-clock.ts';
import './table-room.css';

const words = localize({
  EN: {
    live: 'Live',
    round: (shoe: number, at: number) => `Round ${shoe}-${at}`,
    limits: 'Bet limits',
    others: (players: number, amount: string) => `${players} · ${amount}`,
  },
  TY: {
    live: 'Live',
    round: (shoe: number, at: number) => `Round ${shoe}-${at}`,
    limits: 'Bet limits',
    others: (players: number, amount: string) => `${players} · ${amount}`,
  },
  VI: {
    live: 'Trực tiếp',
    round: (shoe: number, at: number) => `Ván ${shoe}-${at}`,
    limits: 'Giới hạn cược',
    others: (players: number, amount: string) => `${players} · ${amount}`,
  },
});

interface RoomOptions<S extends string> extends BigRoadOptions<S> {
  /** Seed of the rounds without a bet of the player. */
  readonly seed: number;
  /** Rounds start whenever the world's clock passes a multiple of this, ms. */
  readonly every: number;
  readonly crowd: Readonly<Record<string, number>>;
  readonly money: (major: number) => string;
}

/** Creates the lowest and highest bet of a table, for its picture. */
export const betLimits = ({ minBet, maxBet }: Visit, money: (major: number) => string): HTMLElement =>
  element(
    'p',
    {},
    element('span', { class: 'quiet', text: () => words().limits }),
    element('b', { text: `${withoutZeroCents(money(minBet))} – ${withoutZeroCents(money(maxBet))}` }),
  );

/** Creates the picture of the table, with the number of the current round. */
const makeHead = (visit: Visit, money: (major: number) => string) => {
  const round = element('span', { class: 'quiet' });
  const root = element(
    'div',
    { class: 'scene' },
    dealerPicture(),
    element(
      'div',
      { class: 'scene__info' },
      element('p', {}, element('b', { class: 'live', text: () => words().live }), round),
      betLimits(visit, money),
    ),
  );
  const renderRound = (index: number): void => {
    round.textContent = words().round(Math.floor(index / shoeRounds) % 100, (index % shoeRounds) + 1);
  };
  return { root, renderRound };
};

/** Creates the lines with the stakes of others, one a spot. */
const makeOthers = <S extends string>({ seed, chances, crowd, money }: RoomOptions<S>) => {
  const lines = new Map(
    Object.keys(crowd).map((spot) => [
      spot,
      element('small', { class: 'others', attributes: { 'aria-hidden': 'true' } }),
    ]),
  );
  const render = (index: number, part: number): void => {
    const bets = otherBets(seed, index, part, { chances, crowd });
    for (const [spot, line] of lines) {
      const { players = 0, major = 0 } = bets[spot] ?? {};
      line.textContent = words().others(players, withoutZeroCents(money(major)));
    }
  };
  return { lineOf: (spot: string): HTMLElement => lines.get(spot) ?? element('small'), render };
};

/** Creates the room around a live table: dealer, limits, other players and the big road of this shoe. */
export const makeTableRoom = <S extends string>(visit: Visit, options: RoomOptions<S>) => {
  const { seed, every, chances, crowd, money } = options;
  const worldNow = worldClock(visit.now);
  const clockIndex = (): number => Math.floor(worldNow() / every);
  /** Winners of the player's own rounds, by round. */
  const own = new Map<number, S>();

  const head = makeHead(visit, money);
  const road = makeBigRoad(options);
  const others = makeOthers(options);

  const winnersSoFar = (index: number): S[] => {
    const first = index - (index % shoeRounds);
    const earlier = Array.from(
      { length: index - first },
      (_, at) => own.get(first + at) ?? simulatedWinner(seed, first + at, { chances, crowd }),
    );
    const now = own.get(index);
    return now ? [...earlier, now] : earlier;
  };
  const renderRoad = (): void => {
    const index = clockIndex();
    head.renderRound(index);
    road.render(winnersSoFar(index));
  };

  let rendered = '';
  const tick = (): void => {
    const index = clockIndex();
    others.render(index, (worldNow() % every) / every);
    const state = `${index} ${own.size}`;
    if (state === rendered) return;
    rendered = state;
    renderRoad();
  };
  tick();
  renderInLanguage(renderRoad);
  setInterval(() => {
    if (!document.hidden) tick();
  }, 1000);

  return {
    head: head.root,
    road: road.root,
    /** Returns the line with the stakes of others on a spot. */
    othersOn: others.lineOf,
    /** Returns the round on which bets are placed now. */
    current: clockIndex,
    /** Adds a round of the player to the road. */
    record: (index: number, winner: S): void => {
      own.set(index, winner);
      tick();
    },
  };
};
