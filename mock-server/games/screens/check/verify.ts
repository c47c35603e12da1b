import { toMinor } from '#lib/money/money.ts';
import { sports } from '#sim/features/games/catalogue/sports.ts';
import { spotEngines } from '#sim/features/games/catalogue/spot-engines.ts';
import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import {
  type EngineView,
  type HandAction,
  type HandEngineName,
  handEngines,
  type LogEntry,
  type Move,
  type PlaceBet,
} from '#sim/features/games/hands/engine.ts';
import { engines } from '#sim/features/games/hands/engines.ts';
import { type Course, drawCourse } from '#sim/features/games/rules/match-course.ts';
import { drawFight, splitCrowd, totalisatorOdds } from '#sim/features/games/rules/sabong-fight.ts';
import { isWinner } from '#sim/features/games/rules/sports-odds.ts';
import { payoutOf } from '#sim/features/games/rules/sports-payout.ts';
import type { SportsDetail } from '#sim/features/games/rules/sports-slips.ts';
import { blockName, type Draws, drawsFrom, wordsOf } from '#sim/features/games/rules/word-random.ts';
import { baccaratRules } from '../../baccarat/rules.ts';
import { bingoRules } from '../../bingo/rules.ts';
import { colourRules } from '../../color/rules.ts';
import { crashPoint, crashRules } from '../../crash/rules.ts';
import type { CrashOutcome } from '../../crash/wire.ts';
import { fishRules } from '../../fish/rules.ts';
import { lotteryRules } from '../../lottery/rules.ts';
import { type Rules, rtpOf } from '../../rules.ts';
import type { SabongOutcome } from '../../sabong/wire.ts';
import { slotRules } from '../../slot/rules.ts';
import type { SlotOutcome } from '../../slot/wire.ts';
import { spotRules } from '../../table-bets/rules.ts';

/** Rules of all games whose rounds are settled immediately, by screen. */
const rules: Readonly<Record<string, Rules>> = {
  slot: slotRules as Rules,
  table: colourRules as Rules,
  live: baccaratRules as Rules,
  fish: fishRules as Rules,
  crash: crashRules as Rules,
  lottery: lotteryRules as Rules,
  bingo: bingoRules as Rules,
  ...Object.fromEntries(spotEngines.map((name) => [name, spotRules(name) as Rules])),
};

interface Detail {
  readonly choice: unknown;
  readonly outcome: unknown;
  readonly moves?: readonly Move[];
}

interface Verdict {
  /** Whether the seed has the hash that was shown before the round. */
  readonly isSeedCommitted: boolean;
  /** Whether the outcome follows from seed, session and round number. */
  readonly isOutcomeSame: boolean;
}

const text = new TextEncoder();

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Number of blocks that are signed in advance; most rounds need fewer. */
const firstBlocks = 64;
const maxBlocks = 4096;

class OutOfWords extends Error {}

type Seeded = Pick<CheckedRound, 'seed' | 'session' | 'round'>;

/** Runs a draw on the words of a round; repeats it with more words if they do not suffice. */
const withDraws = async <T>({ seed, session, round }: Seeded, draw: (draws: Draws) => T): Promise<T> => {
  const secret = text.encode(seed ?? '');
  const signer = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const words: number[] = [];
  for (let blocks = firstBlocks, signed = 0; ; blocks *= 2) {
    for (; signed < blocks; signed += 1) {
      const name = text.encode(blockName(session, round, 'outcome', signed));
      words.push(...wordsOf(new Uint8Array(await crypto.subtle.sign('HMAC', signer, name))));
    }
    let at = 0;
    try {
      return draw(
        drawsFrom(() => {
          const word = words[at];
          if (word === undefined) throw new OutOfWords();
          at += 1;
          return word;
        }),
      );
    } catch (error) {
      if (!(error instanceof OutOfWords) || blocks >= maxBlocks) throw error;
    }
  }
};

const isHand = (screen: string): screen is HandEngineName => (handEngines as readonly string[]).includes(screen);

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** A hand after a move of one seat; without an entry, after the deal. */
interface PlayedStep {
  readonly entry: LogEntry | undefined;
  readonly view: EngineView;
}

/** A hand as it was played, from the deal on. */
interface PlayedHand {
  readonly steps: readonly PlayedStep[];
  /** The player's view at the end. */
  readonly view: EngineView;
}

/** Deals a hand from the words of a round and replays the player's moves. */
export const replayHand = (round: CheckedRound, engine: HandEngineName): Promise<PlayedHand> =>
  withDraws(round, (draws) => {
    const { deal, move, view, logOf, autoMove } = engines[engine];
    const steps: PlayedStep[] = [];
    // The dealer's second card stays hidden until the player has finished.
    const isOpen = engine === 'blackjack' ? undefined : true;
    const onStep = (it: unknown): void => void steps.push({ entry: logOf(it).at(-1), view: view(it, isOpen) });
    const { places } = ((round.detail as Detail).choice ?? {}) as { readonly places?: readonly PlaceBet[] };
    let state = deal(draws, onStep, places);
    // Rounds played before insurance was introduced contain no insurance decision.
    const passInsurance = (act?: HandAction): void => {
      const { acts } = view(state);
      if (acts.includes('decline') && !acts.some((it) => it === act)) state = move(state, autoMove(state)) ?? state;
    };
    for (const it of (round.detail as Detail).moves ?? []) {
      passInsurance(it.act);
      const next = move(state, it, onStep);
      if (!next) break;
      state = next;
    }
    passInsurance();
    return { steps, view: view(state) };
  });

const hasHash = async ({
  seed,
  hash,
}: Pick<CheckedRound, 'hash'> & { readonly seed: string | null }): Promise<boolean> =>
  hexOf(await crypto.subtle.digest('SHA-256', text.encode(seed ?? ''))) === hash;

/** Draws the course of a match from its seed; undefined for a fight. */
const courseOfEvent = async ({ id, seed, match }: CheckedRound['events'][number]): Promise<Course | undefined> =>
  match &&
  withDraws({ seed, session: id, round: 1 }, (draws) =>
    drawCourse({ sport: sports[match.sport], strength: match.strength }, () => draws),
  );

const isMatchBetSame = async ({ detail, events, stake, payout }: CheckedRound): Promise<boolean> => {
  const { cashedOut, ...terms } = (detail as Detail).outcome as SportsDetail['outcome'];
  for (const leg of terms.legs) {
    const event = events.find(({ id }) => id === leg.match);
    const course = event && (await courseOfEvent(event));
    if (!course || !event?.match) return false;
    const state = isWinner({ sport: sports[event.match.sport] }, course, leg) ? 'won' : 'lost';
    if ((leg.state === 'won' || leg.state === 'lost') && (leg.state !== state || !isSame(course.at(-1), leg.score)))
      return false;
  }
  if (cashedOut) return true;
  return payout === payoutOf(stake, terms);
};

const isFightBetSame = async ({ detail, events, stake, payout }: CheckedRound): Promise<boolean> => {
  const [event] = events;
  const outcome = (detail as Detail).outcome as SabongOutcome;
  if (!event || !outcome.pools) return false;
  const { players } = outcome.pools;
  const { meron, wala, result, shares, crowd } = await withDraws(
    { seed: event.seed, session: event.id, round: 1 },
    drawFight,
  );
  const own = splitCrowd(crowd, shares);
  const pools = {
    meron: own.meron + players.meron,
    draw: own.draw + players.draw,
    wala: own.wala + players.wala,
  };
  const odds = totalisatorOdds(pools)[outcome.side];
  return (
    isSame({ meron, wala, result }, { meron: outcome.meron, wala: outcome.wala, result: outcome.result }) &&
    isSame(own, outcome.pools.crowd) &&
    odds === outcome.odds &&
    payout === (outcome.side === result ? Math.floor(stake * odds + 1e-6) : 0)
  );
};

const verifyEvents = async (round: CheckedRound): Promise<Verdict> => {
  const committed = await Promise.all(round.events.map(hasHash));
  const isOutcomeSame = await (round.screen === 'sabong' ? isFightBetSame(round) : isMatchBetSame(round));
  return { isSeedCommitted: committed.every(Boolean), isOutcomeSame };
};

/** Returns the recorded pool in minor units; the win follows from the seed, but the amount does not. */
const jackpotIn = ({ jackpot }: SlotOutcome): number | null | undefined => jackpot && toMinor(jackpot.pool);

/** Verifies a round with WebCrypto only. Its seed must be revealed. */
export const verifyRound = async (round: CheckedRound): Promise<Verdict> => {
  const { screen, stake, payout, detail } = round;
  if (round.events.length > 0) return verifyEvents(round);
  const isSeedCommitted = await hasHash(round);
  const { choice, outcome } = detail as Detail;
  if (isHand(screen)) {
    const { view } = await replayHand(round, screen);
    const recorded = outcome as Record<string, unknown>;
    const isOutcomeSame = Object.entries(view).every(([name, value]) => isSame(value, recorded[name]));
    return { isSeedCommitted, isOutcomeSame };
  }
  if (screen === 'crash' && 'cashedOutAt' in (outcome as CrashOutcome)) {
    const { crashedAt, cashedOutAt = null } = outcome as CrashOutcome;
    const drawn = await withDraws(round, (draws) => crashPoint(draws.fraction(), rtpOf(round)));
    // Fractions of a minor unit are rounded at random.
    const isPaid =
      cashedOutAt === null ? payout === 0 : cashedOutAt <= crashedAt && Math.abs(payout - stake * cashedOutAt) < 1;
    return { isSeedCommitted, isOutcomeSame: drawn === crashedAt && isPaid };
  }
  const rule = rules[screen];
  if (!rule) return { isSeedCommitted, isOutcomeSame: false };
  const jackpot = screen === 'slot' ? jackpotIn(outcome as SlotOutcome) : undefined;
  const decided = await withDraws(round, (draws) => rule.decide({ draws, game: round, jackpot }, stake, choice));
  return { isSeedCommitted, isOutcomeSame: isSame(decided.outcome, outcome) && decided.payout === payout };
};
