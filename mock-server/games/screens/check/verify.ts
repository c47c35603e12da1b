import type { CheckedRound } from '../../../features/games/endpoints/fairness.ts';
import { type HandEngineName, handEngines, type LogEntry, type Move } from '../../../features/games/hands/engine.ts';
import { engines } from '../../../features/games/hands/engines.ts';
import { blockName, type Draws, drawsFrom, wordsOf } from '../../../features/games/rules/word-random.ts';
import { baccaratRules } from '../../baccarat/rules.ts';
import { bingoRules } from '../../bingo/rules.ts';
import { colourRules } from '../../color/rules.ts';
import { crashRules } from '../../crash/rules.ts';
import { fishRules } from '../../fish/rules.ts';
import { lotteryRules } from '../../lottery/rules.ts';
import type { Rules } from '../../rules.ts';
import { slotRules } from '../../slot/rules.ts';
import { spotRules } from '../../spots/rules.ts';
import { spotEngines } from '../../spots/wire.ts';

/** Rules of all games whose rounds are over at once, by screen. */
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
  /** The seed has the hash that was shown before the round. */
  readonly isSeedCommitted: boolean;
  /** The outcome follows from seed, session and round number. */
  readonly isOutcomeSame: boolean;
}

const text = new TextEncoder();

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Blocks that are signed ahead; most rounds need fewer. */
const firstBlocks = 64;
const maxBlocks = 4096;

class OutOfWords extends Error {}

/** Runs a draw on the words of a round, with more of them until they suffice. */
const withDraws = async <T>({ seed, session, round }: CheckedRound, draw: (draws: Draws) => T): Promise<T> => {
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

/** The cards and moves of a hand from its deal on. */
interface PlayedHand {
  readonly log: readonly LogEntry[];
  readonly view: ReturnType<(typeof engines)[HandEngineName]['view']>;
}

/** Deals a hand from the words of a round and plays the player's moves again. */
export const replayHand = (round: CheckedRound, engine: HandEngineName): Promise<PlayedHand> =>
  withDraws(round, (draws) => {
    const { deal, move, view, logOf } = engines[engine];
    let state = deal(draws);
    const log = [...logOf(state)];
    for (const it of (round.detail as Detail).moves ?? []) {
      const next = move(state, it);
      if (!next) break;
      state = next;
      log.push(...logOf(state));
    }
    return { log, view: view(state) };
  });

/** Verifies a round by WebCrypto alone. Its seed must be revealed. */
export const verifyRound = async (round: CheckedRound): Promise<Verdict> => {
  const { seed, hash, screen, stake, payout, detail } = round;
  const isSeedCommitted = hexOf(await crypto.subtle.digest('SHA-256', text.encode(seed ?? ''))) === hash;
  const { choice, outcome } = detail as Detail;
  if (isHand(screen)) {
    const { view } = await replayHand(round, screen);
    const recorded = outcome as Record<string, unknown>;
    const isOutcomeSame = Object.entries(view).every(([name, value]) => isSame(value, recorded[name]));
    return { isSeedCommitted, isOutcomeSame };
  }
  const rule = rules[screen];
  if (!rule) return { isSeedCommitted, isOutcomeSame: false };
  const decided = await withDraws(round, (draws) => rule.decide({ draws, game: round }, stake, choice));
  return { isSeedCommitted, isOutcomeSame: isSame(decided.outcome, outcome) && decided.payout === payout };
};
