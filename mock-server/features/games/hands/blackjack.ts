import { activeHand, canSplit, firstCards, isBlackjack, pairFactor, totalOf } from './blackjack-cards.ts';
import {
  type Blackjack,
  isNatural,
  type PlaceState,
  payoutOf,
  placesOf,
  playFrom,
  viewOfPlaces,
  withPlace,
} from './blackjack-places.ts';
import { basicStrategy } from './blackjack-strategy.ts';
import { type Card, replaced, shuffle } from './cards.ts';
import type { HandAction, HandEngine, LogEntry, Move, SideBet } from './engine.ts';

const decks = 6;
/** More cards than a hand of one place from six decks can use. */
const reserve = 40;

/**
 * Ends the place in play. After the last one the dealer plays: draws to 17, stands on all 17s and draws no card if no hand
 * can still win by it.
 */
const finish = (state: Blackjack): Blackjack => {
  const next = playFrom(state, (state.place ?? 0) + 1);
  if (next) return next;
  const dealer = [...state.dealer];
  const shoe = [...state.shoe];
  const isAlive = placesOf(state).some((it) => !isNatural(it) && it.hands.some((hand) => totalOf(hand).points <= 21));
  if (isAlive) while (totalOf(dealer).points < 17) dealer.push(...shoe.splice(0, 1));
  const drawn = dealer.slice(2).map((card): LogEntry => ({ seat: 1, act: 'hit', cards: [card] }));
  return { ...state, dealer, shoe, over: true, log: [...state.log, ...drawn] };
};

/** Activates the next hand of a split; after the last one the dealer plays. */
const endHand = (state: Blackjack): Blackjack => {
  if (state.active === state.hands.length - 1) return finish(state);
  const next = { ...state, active: state.active + 1 };
  return totalOf(activeHand(next)).points >= 21 ? endHand(next) : next;
};

/** Splits the hand and deals a second card to each part; split aces get no other. */
const split = (state: Blackjack): Blackjack => {
  const [one, other] = state.hands[0] as [Card, Card];
  const [first, second, ...shoe] = state.shoe as [Card, Card, ...Card[]];
  const hands = [
    [one, first],
    [other, second],
  ];
  const log: LogEntry[] = [{ seat: 0, act: 'split', cards: [first, second] }];
  const next = { ...state, hands, shoe, log, turn: state.turn + 1 };
  if (one.rank === 1) return finish({ ...next, active: 1 });
  return totalOf(activeHand(next)).points >= 21 ? endHand(next) : next;
};

const draw = (state: Blackjack, act: 'hit' | 'double'): Blackjack => {
  const [card, ...shoe] = state.shoe;
  if (!card) return { ...state, over: true };
  const hands = replaced(state.hands, state.active, [...activeHand(state), card]);
  const isDoubled = act === 'double' ? true : state.isDoubled;
  return { ...state, hands, isDoubled, shoe, log: [{ seat: 0, act, cards: [card] }], turn: state.turn + 1 };
};

/** Returns the state after the dealer has checked for blackjack: it is over, or the first place is to move. */
const peek = (state: Blackjack): Blackjack => {
  if (isBlackjack(state.dealer)) return { ...state, over: true };
  if (!state.places) return { ...state, over: isNatural(state) };
  return playFrom(state, 0) ?? { ...state, over: true };
};

/** Takes or declines insurance; after the last place the dealer checks for blackjack. */
const decideInsurance = (state: Blackjack, act: 'insure' | 'decline'): Blackjack => {
  const decided: Blackjack = {
    ...state,
    insurance: act === 'insure' ? 'taken' : 'declined',
    log: [{ seat: 0, act, cards: [] }],
    turn: state.turn + 1,
  };
  const { places = [], place = 0 } = state;
  return place < places.length - 1 ? withPlace(decided, place + 1) : peek(decided);
};

const play = (state: Blackjack, act: HandAction): Blackjack => {
  if (act === 'insure' || act === 'decline') return decideInsurance(state, act);
  if (act === 'split') return split(state);
  if (act === 'stand') return endHand({ ...state, turn: state.turn + 1, log: [{ seat: 0, act: 'stand', cards: [] }] });
  const next = draw(state, act === 'double' ? 'double' : 'hit');
  return act === 'double' || totalOf(activeHand(next)).points >= 21 ? endHand(next) : next;
};

/** Returns a hand after the player's move, and after each card of the dealer. */
const stepsOf = (state: Blackjack): Blackjack[] => {
  const drawn = state.dealer.length - 2;
  return Array.from({ length: drawn + 1 }, (_, index) => ({
    ...state,
    dealer: state.dealer.slice(0, 2 + index),
    log: state.log.slice(0, state.log.length - drawn + index),
  }));
};

const actsOf = (state: Blackjack): HandAction[] => {
  if (state.over) return [];
  if (state.insurance === 'offered') return ['decline', 'insure'];
  const isFirst = state.hands.length === 1 && activeHand(state).length === 2;
  return ['hit', 'stand', ...(isFirst ? (['double'] as const) : []), ...(canSplit(state) ? (['split'] as const) : [])];
};

/**
 * Blackjack from six decks: the dealer peeks for blackjack, stands on 17 and pays blackjack 3 to 2; doubling on the first
 * two cards, one split of equal values without doubling after it, split aces get one card each. Basic strategy returns
 * about 99.4%. Insurance is offered against an ace; a bet on a pair in the first two cards is settled at the deal. A player
 * may have several places, which are played one after the other against the same dealer.
 */
export const blackjack: HandEngine<Blackjack> = {
  players: 1,

  deal: (draws, onStep, bets = [{ stake: 1 }]) => {
    const shoe = shuffle(draws, decks);
    const count = bets.length;
    const dealer = [shoe[count], shoe[2 * count + 1]] as Card[];
    const isInsurable = dealer[0]?.rank === 1;
    const places = bets.map(
      ({ stake, pair = 0, seat }, index): PlaceState => ({
        hands: [[shoe[index], shoe[count + 1 + index]] as Card[]],
        active: 0,
        ...(isInsurable && { insurance: 'offered' }),
        stake,
        pair,
        ...(seat !== undefined && { seat }),
      }),
    );
    const state: Blackjack = {
      hands: places[0]?.hands ?? [],
      active: 0,
      dealer,
      shoe: shoe.slice(2 * count + 2, 2 * count + 2 + reserve * count),
      turn: 0,
      log: [],
      over: false,
      ...(isInsurable && { insurance: 'offered' }),
      ...(count > 1 && { places, place: 0 }),
    };
    const dealt = isInsurable ? state : peek(state);
    onStep?.(dealt);
    return dealt;
  },

  isOver: ({ over }) => over,

  move: (state, { act }, onStep) => {
    if (!actsOf(state).includes(act)) return null;
    const next = play(state, act);
    if (onStep) for (const it of stepsOf(next)) onStep(it);
    return next;
  },

  // A double, a split and insurance need another stake, which only the player may place.
  autoMove: (state): Move => {
    if (state.insurance === 'offered') return { act: 'decline', cards: [] };
    const act = basicStrategy(state, false);
    const { points, soft } = totalOf(activeHand(state));
    if (act !== 'double') return { act, cards: [] };
    return { act: soft && points === 18 ? 'stand' : 'hit', cards: [] };
  },

  turnOf: ({ turn, over }) => (over ? -1 : turn),

  logOf: ({ log }) => log,

  factor: (state) => {
    const placed = placesOf(state).map((it) => ({ ...it, units: it.hands.length === 1 && it.isDoubled ? 2 : 1 }));
    const staked = placed.reduce((sum, { stake, units, hands }) => sum + stake * units * hands.length, 0);
    return placed.reduce((sum, it) => sum + payoutOf(it, state.dealer), 0) / staked;
  },

  sideFactors: (state): Readonly<Record<SideBet, number>> => {
    const places = placesOf(state);
    const pairs = places.reduce((sum, { pair }) => sum + pair, 0);
    const paid = places.reduce((sum, { pair, hands }) => sum + pair * pairFactor(firstCards(hands)), 0);
    return {
      pair: pairs > 0 ? paid / pairs : pairFactor(firstCards(state.hands)),
      insurance: places.some(({ insurance }) => insurance === 'taken') && isBlackjack(state.dealer) ? 3 : 0,
    };
  },

  unitOf: ({ places, place = 0 }) => places?.[place]?.stake,

  view: (state) => {
    const { hands, active, dealer, over } = state;
    const player = activeHand(state);
    const factor = over ? blackjack.factor(state) : 0;
    const shown = over ? dealer : dealer.slice(0, 1);
    return {
      seats: [
        {
          count: player.length,
          cards: player,
          melds: placesOf(state).flatMap((it, index) =>
            index === (state.place ?? 0) ? hands.filter((_, at) => at !== active) : it.hands,
          ),
          points: totalOf(player).points,
          passed: false,
        },
        { count: dealer.length, cards: shown, melds: [], points: totalOf(shown).points, passed: false },
      ],
      table: [],
      tableSeat: null,
      stock: null,
      acts: actsOf(state),
      ...(state.places && { places: viewOfPlaces(state) }),
      winners: !over ? [] : factor > 1 ? [0] : factor === 1 ? [0, 1] : [1],
    };
  },
};
