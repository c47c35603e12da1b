import * as rows from '../../../src/contract/rows/cashier/wallet.ts';
import { isAgentHome, topAgentType } from '../../../src/domain/account/roles.ts';
import { toCentavos, toPesos } from '../../../src/domain/money.ts';
import { invalid } from '../../engine/invalid.ts';
import { balanceOf, type LedgerAccount, move, posting } from '../../engine/ledger.ts';
import { newest } from '../../engine/newest.ts';
import { Refusal } from '../../engine/refusal.ts';
import { handle } from '../../pipeline/handle.ts';
import { settle } from '../../pipeline/idempotency.ts';
import { type Member, member as members } from '../../rules/account/members.ts';
import { confirmPayment } from '../../rules/account/security.ts';
import { transferInLine } from '../../rules/agent/line-transfers.ts';
import { mainWallet, sumBalance, walletAccount } from '../../rules/cashier/wallets.ts';
import { isWithin, periodOf } from '../../rules/records/period.ts';
import { transactionCodes, transactionName } from '../../rules/records/transaction-codes.ts';
import { paged } from '../paged.ts';

/** The codes of a record; the agent's variant is for agents (R029). */
const codesOf = (types: 'A' | undefined, { type, account }: Member) => {
  if (types === 'A' && !isAgentHome(type)) throw new Refusal('permission.denied', { why: `${account} is no agent` });
  return types === 'A' ? transactionCodes.filter((it) => it.agent) : transactionCodes;
};

export const walletHandlers = [
  handle(rows.settleMove, ({ world, member, body }) => settle(world, member.id, body.key)),

  handle(rows.walletTransfer, ({ world, member, body }) => {
    if (body.from === body.to) throw invalid('to', 'other');
    if (body.from !== mainWallet && body.to !== mainWallet) throw invalid('to', mainWallet);
    const from = walletAccount(world.state, member.id, body.from);
    const to = walletAccount(world.state, member.id, body.to);
    move(world, {
      from,
      to,
      centavos: toCentavos(body.amount),
      type: body.from === mainWallet ? 'toVendor' : 'fromVendor',
    });
    return {
      sumBalance: sumBalance(world.state, member.id),
      from: toPesos(balanceOf(world.state, from)),
      to: toPesos(balanceOf(world.state, to)),
    };
  }),

  handle(rows.uplineTransfer, ({ world, member, body }) => {
    if (member.type === topAgentType)
      throw new Refusal('permission.denied', { why: `${member.account} is at the top of the line` });
    const upline = member.upline && world.state.get(members, member.upline);
    if (!upline) throw new Refusal('resource.unknown', { why: `${member.account} has no upline` });
    confirmPayment(world, member, body.paymentPassword);
    const id = transferInLine(world, member, upline, toCentavos(body.amount), 'uplineTransfer');
    return { id, sumBalance: sumBalance(world.state, member.id) };
  }),

  handle(rows.transactions, ({ world, member, query, language }) => {
    const period = periodOf(world, query);
    const codes = new Set(codesOf(query.types, member).map(({ code }) => code));
    const account: LedgerAccount = `member:${member.id}`;
    const moves = world.state
      .by(posting, 'account', account)
      .filter((it) => isWithin(period, it.at) && (query.code ? it.type === query.code : true))
      .filter((it) => query.types !== 'A' || codes.has(it.type))
      .sort(newest);
    return paged(moves, query, ({ id, at, type, ref, entries }) => {
      const own = entries.findLast((it) => it.account === account);
      return {
        id,
        at,
        code: type,
        name: transactionName(type, language),
        amount: toPesos(entries.reduce((sum, it) => sum + (it.account === account ? it.centavos : 0), 0)),
        balance: toPesos(own?.balance ?? 0),
        ref,
      };
    });
  }),

  handle(rows.transactionCodes, ({ member, query, language }) =>
    codesOf(query.types, member).map(({ code, name }) => ({ code, name: name[language] })),
  ),
];
