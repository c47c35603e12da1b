import { lockMinutes, sessionMinutes } from '#contract/account/account-terms.ts';
import { paymentReturnDays } from '#contract/cashier/deposit-terms.ts';
import { minBetRisk } from '#contract/cashier/withdrawal-terms.ts';
import type { WireLanguage } from '#contract/fields.ts';
import { contributionList, contributions } from '#contract/games/game-terms.ts';
import { birthdayNoticeDays } from '#contract/rewards/birthday-terms.ts';
import { exclusionMonths, limitRaiseHours, realityCheckMinutes, timeOutHours } from '#contract/safety/safety-terms.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import {
  depositTerms,
  identityTerms,
  jackpotTerms,
  minBonusMoney,
  treeCapTerms,
  withdrawalTerms,
} from '#markets/current.ts';

/** Figures that differ by language. */
export const figuresIn = (language: WireLanguage): Figures => ({
  'counts.bonus': contributionList('bonus', language),
  'counts.rewards': contributionList('rewards', language),
});

/**
 * Figures that texts can insert with braces, such as `{cashback.max}`: each is a value that a rule enforces. Those of
 * promotions with own terms come from their entries.
 */
export const ruleFigures: Figures = {
  ...figuresIn('EN'),
  'bonus.endsBelow': formatShortAmount(minBonusMoney),
  'lowRisk.wins': formatRate(1 - minBetRisk),
  'login.sessionMinutes': String(sessionMinutes),
  'login.lockMinutes': String(lockMinutes),
  'limits.raiseHours': String(limitRaiseHours),
  'limits.checks': realityCheckMinutes.slice(0, -1).join(', '),
  'limits.lastCheck': String(realityCheckMinutes.at(-1)),
  'breaks.hours': String(timeOutHours[0]),
  'breaks.days': String((timeOutHours.at(-1) ?? 0) / 24),
  'breaks.months': String(exclusionMonths[0]),
  'identity.above': formatShortAmount(identityTerms.depositAbove),
  'identity.limitAbove': formatShortAmount(identityTerms.limitAbove),
  'identity.keepDays': String(identityTerms.keepDays),
  'identity.draftHours': String(identityTerms.draftHours),
  'counts.cards': `${contributions.cards.rewards}%`,
  'treeCap.base': formatShortAmount(treeCapTerms.base),
  'treeCap.days': String(treeCapTerms.days),
  'treeCap.rate': formatRate(treeCapTerms.rate),
  'treeCap.liveRate': formatRate(treeCapTerms.liveRate),
  'jackpot.contribution': formatRate(jackpotTerms.contributionPerMille / 1000),
  'birthday.notice': String(birthdayNoticeDays),
  'deposits.gatewayMinutes': String(depositTerms.gateway.minutes),
  'deposits.qrWindowMinutes': String(depositTerms.walletQr.expiryMinutes),
  'deposits.gatewayMin': formatShortAmount(depositTerms.gateway.min),
  'deposits.qrMin': formatShortAmount(depositTerms.walletQr.min),
  'deposits.bankMin': formatShortAmount(depositTerms.manual.min),
  'deposits.returnDays': String(paymentReturnDays),
  'deposits.bankMinutes': String(depositTerms.manual.minutes),
  'withdrawals.min': formatShortAmount(withdrawalTerms.min),
  'withdrawals.minutes': String(withdrawalTerms.reviewMinutes + withdrawalTerms.payMinutes),
};

export type Figures = Readonly<Record<string, string>>;

const placeholder = /\{([\w-]+\.\w+)\}/g;

/** Returns a text with its figures inserted; unknown names stay as typed and are reported by `unknownFigures`. */
export const fillFigures = (text: string, known: Figures): string =>
  text.replace(placeholder, (braces, name: string) => known[name] ?? braces);

/** Returns the names in braces that are no figures. */
export const unknownFigures = (text: string, known: Figures): string[] =>
  [...text.matchAll(placeholder)].flatMap(([, name = '']) => (name in known ? [] : [name]));

const links = /\]\([^)]*\)/g;
const listMarks = /^\s*\(?\d+(?:\.|\))(?!\d)/gm;

/** Returns figures typed as numbers instead of names: no rule keeps them up to date. */
export const typedFigures = (text: string): string[] => [
  ...(text
    .replace(links, ']')
    .replace(placeholder, '')
    .replace(listMarks, '')
    .match(/\p{Sc}?\d[\d,.:]*\d?%?|×\d+/gu) ?? []),
];
