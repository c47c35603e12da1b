import { isLotteryCategory } from '#contract/games/categories.ts';
import type { Lottery as WireLottery } from '#contract/types.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import { type GameDoc, games } from '#sim/features/games/rules/catalogue.ts';
import type { LotteryKind } from './play.ts';
import { rulesByMotif } from './rules-by-motif.ts';
import type { Schedule } from './schedule.ts';

/** A lottery of the catalogue with its rules. */
export interface Lottery {
  /** Its name in URLs: up to three words. */
  readonly code: string;
  readonly game: GameDoc;
  readonly prizeMode: WireLottery['prizeMode'];
  readonly kind: LotteryKind;
  readonly schedule: Schedule;
}

const codeOf = (name: string): string => name.toLowerCase().split(' ').slice(0, 3).join('-');

const allLotteries = (state: State): Lottery[] => {
  const titles = state.all(games).filter(({ gameCategory }) => isLotteryCategory(gameCategory));
  // The titles of a motif use its schedules in turn, in whatever order the catalogue is arranged.
  const placeOf = ({ nodeId, art }: GameDoc): number =>
    titles.filter((other) => other.art.motif === art.motif && other.nodeId < nodeId).length;
  return titles.flatMap((title): Lottery[] => {
    const rules = rulesByMotif[title.art.motif];
    if (!rules) return [];
    const schedule = rules.schedules[placeOf(title)] ?? rules.schedules.at(-1);
    if (!schedule) return [];
    const prizeMode = title.gameCategory === 'ELOTT' ? 'elott' : 'lott';
    return [{ code: codeOf(title.nodeName), game: title, prizeMode, kind: rules.kind, schedule }];
  });
};

/** Returns all lotteries that accept bets, in catalogue order. */
export const lotteriesOf = (state: State): Lottery[] => allLotteries(state).filter((it) => it.game.supportPlay);

/** Returns a lottery by its code. Throws `resource.unknown`. */
export const lotteryOf = (state: State, code: string): Lottery => {
  const found = lotteriesOf(state).find((it) => it.code === code);
  if (!found) throw new Refusal('resource.unknown', { why: `no lottery ${code} takes bets` });
  return found;
};

/** Returns the lottery with a code, also one that no longer accepts bets but has orders. */
export const knownLottery = (state: State, code: string): Lottery | undefined =>
  allLotteries(state).find((it) => it.code === code);
