import { lockMinutes } from '#contract/account/lockout-terms.ts';
import { sessionMinutes } from '#contract/account/session-terms.ts';
import { treeCapTerms } from '#contract/agent/team-terms.ts';
import { type DepositPromotionTerms, depositPromotionTerms, depositTerms } from '#contract/cashier/deposit-terms.ts';
import { minBetRisk, minBonusMoney } from '#contract/cashier/wagering-terms.ts';
import { withdrawalTerms } from '#contract/cashier/withdrawal-terms.ts';
import { contributionList, contributions } from '#contract/games/contribution-terms.ts';
import { jackpotTerms } from '#contract/games/jackpot-terms.ts';
import {
  birthdayTerms,
  cashbackTerms,
  leaderboardTerms,
  missionTerms,
  referralTerms,
} from '#contract/rewards/reward-terms.ts';
import { vipTerms } from '#contract/rewards/vip-terms.ts';
import { exclusionMonths, timeOutHours } from '#contract/safety/closure-terms.ts';
import { identityTerms } from '#contract/safety/identity-terms.ts';
import { limitRaiseHours } from '#contract/safety/limit-terms.ts';
import { realityCheckMinutes } from '#contract/safety/reality-check-terms.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import type { Text } from './text.ts';

/** Terms on a promotion's card. */
export interface CardTerms {
  readonly bonus: Text;
  /** Minimum deposit or loss in major units; 0 without one. */
  readonly minimum: number;
  readonly turnover: number;
  /** Maximum bet in major units; null without a limit. */
  readonly maxBet: number | null;
  /** Days to claim or use it. */
  readonly days: number;
}

/** First and last day of a rule; absent without bounds. */
interface Span {
  readonly from?: string;
  readonly until?: string;
}

const wholeAmount = (amount: number): string => `₱${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
const highest = (amounts: readonly number[]): number => Math.max(...amounts);
const [first, second, third] = cashbackTerms.steps;
const gifts = vipTerms.map(({ birthdayGift }) => birthdayGift);
const dailyRewards = (['daily-new-game', 'daily-rounds', 'daily-table'] as const).map((id) => missionTerms.rewards[id]);
const prizes = leaderboardTerms.prizes;
const prizeSum = prizes.reduce((sum: number, it) => sum + it, 0);

const depositFigures = Object.fromEntries(
  Object.entries(depositPromotionTerms).flatMap(([name, it]) => [
    [`${name}.rate`, formatRate(it.rate)],
    [`${name}.maxBonus`, wholeAmount(it.maxBonus)],
    [`${name}.minDeposit`, wholeAmount(it.minDeposit)],
    [`${name}.turnover`, String(it.wageringFactor)],
    [`${name}.maxBet`, wholeAmount(it.maxBet)],
    [`${name}.maxWin`, formatRate(it.maxWin)],
    [`${name}.maxConvertible`, String(it.maxConvertible)],
    [`${name}.minOdds`, it.minOdds.toFixed(2)],
    [`${name}.days`, String(it.days)],
    [`${name}.timesADay`, String(it.timesADay)],
    [`${name}.times`, String(it.times)],
  ]),
);

/** Example: a ₱100 bonus under the terms of the first deposit. */
const exampleBonus = 100;

/**
 * Figures that texts can insert with braces, such as `{firstDeposit.maxBonus}`: each is a value that a rule enforces.
 */
export const figures: Readonly<Record<string, string>> = {
  ...depositFigures,
  'bonus.endsBelow': wholeAmount(minBonusMoney),
  'lowRisk.wins': formatRate(1 - minBetRisk),
  'login.sessionMinutes': String(sessionMinutes),
  'login.lockMinutes': String(lockMinutes),
  'limits.raiseHours': String(limitRaiseHours),
  'limits.checks': realityCheckMinutes.slice(0, -1).join(', '),
  'limits.lastCheck': String(realityCheckMinutes.at(-1)),
  'breaks.hours': String(timeOutHours[0]),
  'breaks.days': String((timeOutHours.at(-1) ?? 0) / 24),
  'breaks.months': String(exclusionMonths[0]),
  'identity.above': wholeAmount(identityTerms.depositAbove),
  'identity.limitAbove': wholeAmount(identityTerms.limitAbove),
  'identity.keepDays': String(identityTerms.keepDays),
  'identity.draftHours': String(identityTerms.draftHours),
  'counts.bonus': contributionList('bonus'),
  'counts.cards': `${contributions.cards.rewards}%`,
  'counts.rewards': contributionList('rewards'),
  'example.bonus': wholeAmount(exampleBonus),
  'example.wagering': wholeAmount(exampleBonus * depositPromotionTerms.firstDeposit.wageringFactor),
  'referral.reward': wholeAmount(referralTerms.reward),
  'referral.deposit': wholeAmount(referralTerms.deposit),
  'referral.turnover': String(referralTerms.wageringFactor),
  'referral.days': String(referralTerms.days),
  'referral.friends': String(referralTerms.friends),
  'referral.friendsAMonth': String(referralTerms.friendsAMonth),
  'referral.play': String(referralTerms.play),
  'referral.within': String(referralTerms.within),
  'cashback.maxRate': formatRate(third.rate),
  'cashback.max': wholeAmount(cashbackTerms.max),
  'cashback.maxRateOfBets': formatRate(cashbackTerms.maxRateOfBets),
  'treeCap.base': wholeAmount(treeCapTerms.base),
  'treeCap.days': String(treeCapTerms.days),
  'treeCap.rate': formatRate(treeCapTerms.rate),
  'treeCap.liveRate': formatRate(treeCapTerms.liveRate),
  'cashback.days': String(cashbackTerms.days),
  'cashback.hour': `${cashbackTerms.hour % 12 || 12}:00 ${cashbackTerms.hour < 12 ? 'AM' : 'PM'}`,
  'cashback.loss1': `${wholeAmount(first.from)} – ${wholeAmount(second.from - 1)}`,
  'cashback.loss2': `${wholeAmount(second.from)} – ${wholeAmount(third.from - 1)}`,
  'cashback.loss3': `${wholeAmount(third.from)}+`,
  'cashback.rate1': formatRate(first.rate),
  'cashback.rate2': formatRate(second.rate),
  'cashback.rate3': formatRate(third.rate),
  'jackpot.contribution': formatRate(jackpotTerms.contributionPerMille / 1000),
  'missions.turnover': String(missionTerms.wageringFactor),
  'missions.rounds': String(missionTerms.rounds),
  'missions.least': wholeAmount(Math.min(...dailyRewards)),
  'missions.most': wholeAmount(highest(dailyRewards)),
  'leaderboard.first': wholeAmount(prizes[0]),
  'leaderboard.last': wholeAmount(prizes[prizes.length - 1] ?? 0),
  'leaderboard.places': String(prizes.length),
  'leaderboard.total': wholeAmount(prizeSum),
  'leaderboard.perPoint': wholeAmount(leaderboardTerms.majorPerPoint),
  'leaderboard.missionPoints': String(leaderboardTerms.pointsPerMission),
  'leaderboard.turnover': String(leaderboardTerms.wageringFactor),
  'leaderboard.days': String(leaderboardTerms.days),
  'birthday.least': wholeAmount(Math.min(...gifts)),
  'birthday.most': wholeAmount(highest(gifts)),
  'birthday.days': String(birthdayTerms.days),
  'birthday.notice': String(birthdayTerms.noticeDays),
  'birthday.turnover': String(birthdayTerms.wageringFactor),
  ...Object.fromEntries(vipTerms.map(({ name, birthdayGift }) => [`birthday.${name}`, wholeAmount(birthdayGift)])),
  'deposits.gatewayMinutes': String(depositTerms.gateway.minutes),
  'deposits.qrWindowMinutes': String(depositTerms.walletQr.expiryMinutes),
  'deposits.gatewayMin': wholeAmount(depositTerms.gateway.min),
  'deposits.qrMin': wholeAmount(depositTerms.walletQr.min),
  'deposits.bankMin': wholeAmount(depositTerms.manual.min),
  'deposits.bankMinutes': String(depositTerms.manual.minutes),
  'withdrawals.min': wholeAmount(withdrawalTerms.min),
  'withdrawals.minutes': String(withdrawalTerms.reviewMinutes + withdrawalTerms.payMinutes),
};

const depositRule = ({
  rate,
  maxBonus,
  minDeposit,
  wageringFactor: turnover,
  maxBet,
  days,
  ...span
}: DepositPromotionTerms) => ({
  bonus: {
    en: `${formatRate(rate)}, up to ${wholeAmount(maxBonus)}`,
    fil: `${formatRate(rate)}, hanggang ${wholeAmount(maxBonus)}`,
  },
  minimum: minDeposit,
  turnover,
  maxBet,
  days,
  ...(span.from !== undefined && { from: span.from }),
  ...(span.until !== undefined && { until: span.until }),
});

const range = (from: number, to: number): Text => ({
  en: `${wholeAmount(from)} to ${wholeAmount(to)}`,
  fil: `${wholeAmount(from)} hanggang ${wholeAmount(to)}`,
});

/** Promotion rules with the terms of their cards. Each promotion refers to one of them. */
export const promotionRules: Readonly<Record<string, CardTerms & Span>> = {
  ...Object.fromEntries(Object.entries(depositPromotionTerms).map(([name, it]) => [name, depositRule(it)])),
  cashback: {
    bonus: { en: `up to ${formatRate(third.rate)}`, fil: `hanggang ${formatRate(third.rate)}` },
    minimum: first.from,
    turnover: cashbackTerms.wageringFactor,
    maxBet: null,
    days: cashbackTerms.days,
  },
  referral: {
    bonus: {
      en: `${wholeAmount(referralTerms.reward)} each`,
      fil: `tig-${wholeAmount(referralTerms.reward)}`,
    },
    minimum: referralTerms.deposit,
    turnover: referralTerms.wageringFactor,
    maxBet: null,
    days: referralTerms.days,
  },
  missions: {
    bonus: range(Math.min(...dailyRewards), highest(dailyRewards)),
    minimum: 0,
    turnover: missionTerms.wageringFactor,
    maxBet: null,
    days: 1,
  },
  leaderboard: {
    bonus: { en: `up to ${wholeAmount(prizes[0])}`, fil: `hanggang ${wholeAmount(prizes[0])}` },
    minimum: 0,
    turnover: leaderboardTerms.wageringFactor,
    maxBet: null,
    days: leaderboardTerms.days,
  },
  birthday: {
    bonus: range(Math.min(...gifts), highest(gifts)),
    minimum: 0,
    turnover: birthdayTerms.wageringFactor,
    maxBet: null,
    days: birthdayTerms.days,
  },
};

/** Returns the card terms of a rule's promotion. Throws for an unknown rule. */
export const cardTermsOf = (rule: string): CardTerms => {
  const found = promotionRules[rule];
  if (!found) throw new Error(`content: there is no rule ${rule}`);
  const { bonus, minimum, turnover, maxBet, days } = found;
  return { bonus, minimum, turnover, maxBet, days };
};

const placeholder = /\{(\w+\.\w+)\}/g;

/** Returns a text with its figures inserted; unknown names stay as typed and are reported by `unknownFigures`. */
export const fillFigures = (text: string): string =>
  text.replace(placeholder, (braces, name: string) => figures[name] ?? braces);

/** Returns the names in braces that no rule defines. */
export const unknownFigures = (text: string): string[] =>
  [...text.matchAll(placeholder)].flatMap(([, name = '']) => (name in figures ? [] : [name]));

const links = /\]\([^)]*\)/g;
const listMarks = /^\s*\(?\d+(?:\.|\))(?!\d)/gm;

/** Returns figures typed as numbers instead of names: no rule keeps them up to date. */
export const typedFigures = (text: string): string[] => [
  ...(text
    .replace(links, ']')
    .replace(placeholder, '')
    .replace(listMarks, '')
    .match(/₱?\d[\d,.:]*\d?%?|×\d+/g) ?? []),
];
