import * as endpoints from '#contract/cashier/withdraw.ts';
import type { WireLanguage } from '#contract/fields.ts';
import type { Withdrawal as WireWithdrawal } from '#contract/types.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { newest } from '#sim/core/newest.ts';
import { holdContactsOf, liftHoldByCode, sendHoldCode } from '#sim/features/account/rules/hold-codes.ts';
import { checkWithdrawalPassword, securityOf } from '#sim/features/account/rules/security-settings.ts';
import {
  liftableHoldOf,
  withdrawalHoldHours,
  withdrawalsHeldUntil,
} from '#sim/features/account/rules/withdrawal-hold.ts';
import { handle } from '#sim/features/handler.ts';
import { confirmLargeSum } from '#sim/features/safety/rules/confirm-identity.ts';
import { textOrNull } from '#sim/features/shared/localized-text.ts';
import { paged } from '#sim/features/shared/paged.ts';
import { isWithin } from '#sim/features/shared/period.ts';
import { daysOfPage, selectionOf } from '#sim/features/shared/record-query.ts';
import { bankAccountOf, bankAccountsOf, maskAccountNumber } from '../rules/bank-accounts.ts';
import { bankById, bankIconPath } from '../rules/banks.ts';
import { lockedMoneyOf } from '../rules/locked-money.ts';
import { withdrawalTermsOf } from '../rules/withdrawal-check.ts';
import { cancelWithdrawal, nextStepOf, requestWithdrawal, withdrawalOf } from '../rules/withdrawal-processing.ts';
import { isOpen, type Withdrawal, withdrawalsOf } from '../rules/withdrawal-record.ts';

const wireWithdrawal = (withdrawal: Withdrawal, language: WireLanguage): WireWithdrawal => ({
  withdrawId: withdrawal.id,
  amount: toMajor(withdrawal.minor),
  fee: toMajor(withdrawal.fee),
  status: withdrawal.status,
  at: withdrawal.at,
  settledAt: withdrawal.settledAt,
  bankName: bankById(withdrawal.bankId)?.name ?? withdrawal.bankId,
  iconUrl: bankIconPath(withdrawal.bankId),
  card: withdrawal.number,
  reason: textOrNull(withdrawal.reason, language),
  advice: textOrNull(withdrawal.advice, language),
  canCancel: withdrawal.status === 'reviewing',
  steps: [...withdrawal.steps],
  next: nextStepOf(withdrawal),
});

export const withdrawHandlers = [
  handle(endpoints.withdrawInfo, ({ world, member }) => {
    const terms = withdrawalTermsOf(world, member);
    const { paymentPassword, payeeName } = securityOf(world.state, member.id);
    return {
      available: toMajor(terms.available),
      canWithdraw: toMajor(terms.canWithdraw),
      min: toMajor(terms.min),
      max: toMajor(terms.max),
      fee: toMajor(terms.fee),
      limitToday: toMajor(terms.dailyLimit),
      leftToday: toMajor(terms.leftToday),
      timesToday: terms.withdrawalsPerDay,
      timesLeftToday: terms.timesLeftToday,
      freeToday: terms.freeToday,
      turnover: toMajor(terms.wageringRequired),
      openTurnover: toMajor(terms.openWagering),
      ownMoney: toMajor(terms.own),
      locked: toMajor(terms.available - terms.unlocked),
      bonusMoney: toMajor(terms.bonusMoney),
      forfeits: toMajor(terms.forfeits),
      locks: lockedMoneyOf(world.state, member.id, terms.own).map((lock) => ({
        ...lock,
        locked: toMajor(lock.locked),
        openTurnover: toMajor(lock.openWagering),
      })),
      heldUntil: withdrawalsHeldUntil(world, member.id),
      holdHours: withdrawalHoldHours(world),
      isNewDeviceHold: liftableHoldOf(world, member.id)?.isNewDevice ?? false,
      holdContacts: holdContactsOf(world, member),
      needsPaymentPassword: paymentPassword === null,
      payeeName,
      cards: bankAccountsOf(world.state, member.id).map(({ id, bankId, number }) => ({
        cardId: id,
        bankName: bankById(bankId)?.name ?? bankId,
        iconUrl: bankIconPath(bankId),
        number: maskAccountNumber(number),
      })),
    };
  }),

  handle(endpoints.withdraw, ({ world, member, session, body, language }) => {
    const to = bankAccountOf(world.state, member.id, body.cardId);
    checkWithdrawalPassword(world, member, body.paymentPassword);
    const forfeits = body.forfeits === undefined ? undefined : toMinor(body.forfeits);
    const withdrawal = requestWithdrawal(world, member, to, toMinor(body.amount), forfeits);
    // After the request, so that only an accepted withdrawal asks for a confirmation; without one the request is undone.
    confirmLargeSum({ world, member, session });
    return wireWithdrawal(withdrawal, language);
  }),

  handle(endpoints.holdCode, ({ world, member, body, address }) => ({
    validMinutes: sendHoldCode(world, member, body.via, address),
  })),

  handle(endpoints.liftHold, (call) => {
    const { world, member, body, address } = call;
    liftHoldByCode(call, body.via, body.verificationCode, address);
    return { heldUntil: withdrawalsHeldUntil(world, member.id) };
  }),

  handle(endpoints.openWithdrawals, ({ world, member, language }) =>
    withdrawalsOf(world.state, member.id)
      .filter(isOpen)
      .sort(newest)
      .map((it) => wireWithdrawal(it, language)),
  ),

  handle(endpoints.withdrawalOrder, ({ world, member, query, language }) =>
    wireWithdrawal(withdrawalOf(world, member.id, query.withdrawId), language),
  ),

  handle(endpoints.cancelWithdraw, ({ world, member, body, language }) =>
    wireWithdrawal(cancelWithdrawal(world, member.id, body.withdrawId), language),
  ),

  handle(endpoints.withdrawReport, (call) => {
    const { world, member, query, language } = call;
    const { period, matches } = selectionOf(call);
    const found = withdrawalsOf(world.state, member.id)
      .filter((it) => isWithin(period, it.at) && (query.status === undefined || it.status === query.status))
      .filter((it) => matches(it.id))
      .sort(newest);
    const paid = found.filter(({ status }) => status === 'paid');
    const sumOf = (part: 'minor' | 'fee'): number => toMajor(paid.reduce((sum, it) => sum + it[part], 0));
    return {
      ...paged(found, query, (it) => wireWithdrawal(it, language)),
      footer: { amount: sumOf('minor'), fee: sumOf('fee') },
      days: daysOfPage(call, found, (orders) => ({
        amount: toMajor(orders.reduce((sum, it) => sum + (it.status === 'paid' ? it.minor : 0), 0)),
      })),
    };
  }),
];
