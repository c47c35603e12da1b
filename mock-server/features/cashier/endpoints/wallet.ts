import * as endpoints from '#contract/cashier/wallet.ts';
import { isAgentHome, topAgentType } from '#features/account/model/roles.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { settle } from '#sim/core/idempotency.ts';
import { invalid } from '#sim/core/invalid.ts';
import { balanceOf, mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import { type Member, members } from '#sim/features/account/rules/members.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { handle } from '#sim/features/handler.ts';
import { sendMoney } from '#sim/features/safety/rules/confirm-identity.ts';
import { cashFlowOf, effectOnAccount, transactionsOf } from '#sim/features/shared/account-transactions.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import { paged } from '#sim/features/shared/paged.ts';
import { periodOf } from '#sim/features/shared/period.ts';
import { daysOfPage, selectionOf } from '#sim/features/shared/record-query.ts';
import { transactionCodes, transactionName } from '#sim/features/shared/transaction-codes.ts';
import { refuseInRegion } from '#sim/features/site/rules/site-gate.ts';
import { depositsOf, isUnsettled } from '../rules/deposit-record.ts';
import { requireTransferable } from '../rules/own-money.ts';
import { transactionSubject } from '../rules/transaction-subject.ts';
import { transferInLine } from '../rules/transfer-in-line.ts';
import { mainWallet, sumBalance, vendorWallets, walletAccount } from '../rules/wallets.ts';
import { isOpen, withdrawalsOf } from '../rules/withdrawal-record.ts';

/**
 * Returns the transaction codes of a record. Throws `permission.denied` if a member who is not an agent requests type A.
 */
const codesOf = (types: 'A' | undefined, { type, account }: Member) => {
  if (types === 'A' && !isAgentHome(type))
    throw new Refusal('permission.denied', { why: `${account} is not an agent` });
  return types === 'A' ? transactionCodes.filter((it) => it.agent) : transactionCodes;
};

/** Returns the account name of the member that owns a ledger account; empty if there is none. */
const accountName = (state: State, holder = ''): string =>
  state.get(members, holder.replace(/^member:/, ''))?.account ?? '';

export const walletHandlers = [
  handle(endpoints.balance, ({ world: { state }, member, query }) => ({
    sumBalance: sumBalance(state, member.id),
    pending:
      depositsOf(state, member.id).filter(isUnsettled).length +
      withdrawalsOf(state, member.id).filter(isOpen).length +
      state.by(bets, 'open', member.id).length,
    ...(query.merchantCode && {
      wallets: vendorWallets(state, member.id).map(({ vassalage, vendorName, minor }) => ({
        vassalage,
        vendorName,
        balance: toMajor(minor),
      })),
    }),
  })),

  handle(endpoints.settleMove, ({ world, member, body }) => settle(world, member.id, body.key)),

  handle(endpoints.walletTransfer, ({ world, member, body }) => {
    if (body.from === body.to) throw invalid('to', 'other');
    if (body.from !== mainWallet && body.to !== mainWallet) throw invalid('to', mainWallet);
    if (body.from === mainWallet) refuseInRegion(world.state);
    if (body.from === mainWallet) requireTransferable(world.state, member.id, toMinor(body.amount));
    const from = walletAccount(world.state, member.id, body.from);
    const to = walletAccount(world.state, member.id, body.to);
    transferFunds(world, {
      from,
      to,
      minor: toMinor(body.amount),
      type: body.from === mainWallet ? 'toVendor' : 'fromVendor',
    });
    return {
      sumBalance: sumBalance(world.state, member.id),
      from: toMajor(balanceOf(world.state, from)),
      to: toMajor(balanceOf(world.state, to)),
    };
  }),

  handle(endpoints.uplineTransfer, (call) => {
    const { world, member, body } = call;
    if (member.type === topAgentType)
      throw new Refusal('permission.denied', { why: `${member.account} is at the top of the line` });
    const upline = member.upline && world.state.get(members, member.upline);
    if (!upline) throw new Refusal('resource.unknown', { why: `${member.account} has no upline` });
    const minor = toMinor(body.amount);
    const id = sendMoney(call, { paymentPassword: body.paymentPassword, minor }, () =>
      transferInLine(world, member, upline, minor, 'uplineTransfer'),
    );
    return { id, sumBalance: sumBalance(world.state, member.id) };
  }),

  handle(endpoints.uplineTransfers, ({ world, member, query }) => {
    const account = mainAccount(member.id);
    const moves = transactionsOf(world.state, account, periodOf(world, query), new Set(['uplineTransfer'])).filter(
      (it) => effectOnAccount(account, it).minor < 0,
    );
    return {
      ...paged(moves, query, (posting) => ({
        id: posting.ref ?? posting.id,
        at: posting.at,
        amount: toMajor(-effectOnAccount(account, posting).minor),
        to: accountName(world.state, posting.entries.find(({ minor }) => minor > 0)?.account),
      })),
      footer: { amount: toMajor(cashFlowOf(account, moves).out) },
    };
  }),

  handle(endpoints.transactions, (call) => {
    const { world, member, query, language } = call;
    const { period, matches } = selectionOf(call);
    const account = mainAccount(member.id);
    const listed = codesOf(query.types, member).map(({ code }) => code);
    const codes = query.code ? listed.filter((code) => code === query.code) : listed;
    const moves = transactionsOf(world.state, account, period, new Set(codes)).filter((it) => matches(it.id, it.ref));
    const flow = cashFlowOf(account, moves);
    return {
      ...paged(moves, query, (posting) => {
        const { minor, balance } = effectOnAccount(account, posting);
        const name = transactionName(posting.type, language);
        return {
          id: posting.id,
          at: posting.at,
          code: posting.type,
          name,
          amount: toMajor(minor),
          balance: toMajor(balance),
          ref: posting.ref,
          ...(call.flag('RECPLUS3')
            ? transactionSubject(world.state, posting.ref, language)
            : { subject: null, iconUrl: null }),
        };
      }),
      footer: { in: toMajor(flow.in), out: toMajor(flow.out), net: toMajor(flow.in - flow.out) },
      days: daysOfPage(call, moves, (ofDay) => {
        const sums = cashFlowOf(account, ofDay);
        return { in: toMajor(sums.in), out: toMajor(sums.out) };
      }),
    };
  }),

  handle(endpoints.transactionCodes, ({ member, query, language }) =>
    codesOf(query.types, member).map(({ code, name }) => ({ code, name: textIn(name, language) })),
  ),
];
