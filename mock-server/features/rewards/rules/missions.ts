import type { WireLanguage } from '#contract/fields.ts';
import type { MissionTask } from '#contract/rewards/mission-terms.ts';
import type { Mission as WireMission } from '#contract/types.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { toMajor } from '#lib/money/money.ts';
import { startOfDay } from '#sim/core/clock.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { newest } from '#sim/core/newest.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { payGift } from '#sim/features/cashier/rules/bonus-money.ts';
import { depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { hasOwnDeposit } from '#sim/features/cashier/rules/own-funds.ts';
import { countedBetsOf } from '#sim/features/games/rules/contributions.ts';
import { type GiftAccess, giftAccess, refuseGift } from '#sim/features/safety/rules/persons.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import { startOfWeek, weekMs } from '#sim/features/shared/week.ts';
import { type MissionActivity, type MissionRule, missionsAt, missionTitle } from './mission-list.ts';
import { openTreeCap } from './tree-cap.ts';

/** A paid reward of a mission, one per period. */
interface MissionClaim extends Doc {
  readonly member: string;
  readonly at: number;
  readonly task: MissionTask;
  /** Goal and reward (minor units) at the time of the claim, which editors may change later. */
  readonly goal: number;
  readonly minor: number;
}

export const missionClaims = collection<MissionClaim>()('mission-claim', { member: (it) => it.member });

const periodStart = (resets: WireMission['resets'], now: number): number => {
  if (resets === 'never') return 0;
  return resets === 'daily' ? startOfDay(now) : startOfWeek(now);
};

/** Returns when a mission with this reset interval starts again; null if it never does. */
const nextPeriod = (resets: WireMission['resets'], now: number): number | null => {
  if (resets === 'never') return null;
  return periodStart(resets, now) + (resets === 'daily' ? dayMs : weekMs);
};

const claimId = (memberId: string, { id, resets }: Pick<MissionRule, 'id' | 'resets'>, now: number): string =>
  `${memberId}:${id}:${periodStart(resets, now)}`;

const activitySince = (world: World, memberId: string, since: number): MissionActivity => {
  // Accounts without an own deposit are excluded, because any number could be opened and played with lent money.
  const bets = hasOwnDeposit(world.state, memberId) ? countedBetsOf(world.state, memberId) : [];
  const deposited = depositsOf(world.state, memberId)
    .filter(({ status, settledAt }) => status === 'approved' && (settledAt ?? 0) >= since)
    .reduce((sum, { minor }) => sum + minor, 0);
  return { bets: bets.filter(({ at }) => at >= since), earlier: bets.filter(({ at }) => at < since), deposited };
};

/** Returns whether a mission is left for a member in its current period, because it pays a person once. */
const missionAccess = (world: World, memberId: string): ((rule: MissionRule) => GiftAccess) => {
  const accessOf = giftAccess(world, memberId);
  return ({ id, resets }) => {
    const ofPeriod = `:${id}:${periodStart(resets, world.now())}`;
    const claims = world.state.all(missionClaims).filter((it) => it.id.endsWith(ofPeriod));
    return accessOf(claims.map(({ member }) => member));
  };
};

/** Returns the missions with a member's progress by own bets and deposits. */
export const missionsOf = (world: World, memberId: string, language: WireLanguage): WireMission[] => {
  const accessOf = missionAccess(world, memberId);
  const now = world.now();
  const statusOf = (rule: MissionRule, done: number): WireMission['status'] => {
    if (world.state.get(missionClaims, claimId(memberId, rule, now))) return 'claimed';
    const access = accessOf(rule);
    if (access === 'taken') return 'claimed-elsewhere';
    if (done < rule.goal) return 'running';
    return access === 'unproven' ? 'unproven' : 'open';
  };
  return missionsAt(now).map((rule) => {
    const done = rule.progress(activitySince(world, memberId, periodStart(rule.resets, now)));
    return {
      id: rule.id,
      title: textIn(rule.title, language),
      text: textIn(rule.text, language),
      progress: Math.min(done, rule.goal),
      goal: rule.goal,
      unit: rule.unit,
      reward: toMajor(rule.reward),
      turnover: rule.wageringFactor,
      resets: rule.resets,
      resetsAt: nextPeriod(rule.resets, now),
      status: statusOf(rule, done),
    };
  });
};

/** Returns the last seven days, today last, with whether the member claimed a mission on them. */
export const missionDays = (world: World, memberId: string) => {
  const claimed = new Set(world.state.by(missionClaims, 'member', memberId).map(({ at }) => dayOf(at)));
  return Array.from({ length: 7 }, (_, index) => dayOf(world.now() - (6 - index) * dayMs)).map((day) => ({
    day,
    done: claimed.has(day),
  }));
};

const maxHistory = 20;

/** Returns the missions that the member claimed last, newest first. */
export const missionHistory = (world: World, memberId: string, language: WireLanguage) =>
  [...world.state.by(missionClaims, 'member', memberId)]
    .sort(newest)
    .slice(0, maxHistory)
    .map(({ id, at, task, goal, minor }) => ({
      id,
      title: textIn(missionTitle(task, goal), language),
      reward: toMajor(minor),
      at,
    }));

/** Pays the reward of a mission in its present period. */
export const payMission = (
  world: World,
  memberId: string,
  rule: Pick<MissionRule, 'id' | 'resets' | 'goal' | 'reward' | 'wageringFactor'>,
): void => {
  const now = world.now();
  const ref = claimId(memberId, rule, now);
  const { id: task, goal, reward: minor } = rule;
  payGift(world, memberId, { minor, type: 'mission', ref, wagering: minor * rule.wageringFactor });
  world.state.put(missionClaims, { id: ref, member: memberId, at: now, task, goal, minor });
};

/**
 * Pays the reward of a completed mission. Throws `resource.unknown`, and `promotion.unavailable` for one that is not
 * completed, already paid, also to another account of the person, or above the cap of its account tree. Throws
 * `identity.required` while an account that may be the person's has claimed it.
 */
export const claimMission = (world: World, memberId: string, id: string, language: WireLanguage): WireMission => {
  const rule = missionsAt(world.now()).find((it) => it.id === id);
  const found = missionsOf(world, memberId, language).find((it) => it.id === id);
  if (!rule || !found) throw new Refusal('resource.unknown', { why: `no mission ${id}` });
  if (found.status === 'unproven') refuseGift(world, memberId, 'unproven');
  if (found.status !== 'open') throw new Refusal('promotion.unavailable', { why: `the mission is ${found.status}` });
  if (openTreeCap(world)(memberId, rule.reward) < rule.reward)
    throw new Refusal('promotion.unavailable', { why: 'the account tree has reached its cap of 30 days' });
  payMission(world, memberId, rule);
  return { ...found, status: 'claimed' };
};
