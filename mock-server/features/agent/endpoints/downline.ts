import * as endpoints from '#contract/agent/team.ts';
import * as transferRows from '#contract/agent/transfers.ts';
import type { Body } from '#contract/types.ts';
import { agentType, playerType } from '#features/account/model/roles.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { loadCommonPasswords, refuseCommonPassword } from '#sim/features/account/rules/common-passwords.ts';
import { matchesRuleInForce } from '#sim/features/account/rules/field-rules.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { openAccount } from '#sim/features/account/rules/new-member.ts';
import { memberBelow } from '#sim/features/account/rules/team.ts';
import { transferInLine } from '#sim/features/cashier/rules/transfer-in-line.ts';
import { sumBalance } from '#sim/features/cashier/rules/wallets.ts';
import { handle, handlePrepared } from '#sim/features/handler.ts';
import { confirmRebateChange, sendMoney } from '#sim/features/safety/rules/confirm-identity.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { changeRates, checkRates, rateStep, ratesOf, rebateCategories } from '../rules/agent-rates.ts';
import { checkLines, receiver, transferLines } from '../rules/line-transfers.ts';

/**
 * Checks whether an account of that name can be created. Throws `request.invalid`, `username.taken` and
 * `request.too-many`.
 */
const checkNewAccount = (world: World, { username, password }: Body<'createDownline'>, address: string): void => {
  if (!matchesRuleInForce(world.state, 'username', username)) throw invalid('username', 'rule');
  if (!matchesRuleInForce(world.state, 'password', password)) throw invalid('password', 'rule');
  // From here on the response reveals which accounts exist.
  applyRateLimits(world, { lookups: address });
  if (memberByAccount(world.state, username))
    throw new Refusal('username.taken', { keep: true, value: { field: 'username' } });
};

const ordersOf = (transfers: Body<'transferMultipleDownline'>['transfers']) =>
  transfers.map(({ account, amount }) => ({ account, minor: toMinor(amount) }));

export const downlineHandlers = [
  handle(endpoints.checkUsername, ({ world, query: { username }, address }) => {
    applyRateLimits(world, { lookups: address });
    const { state } = world;
    return {
      available: matchesRuleInForce(state, 'username', username) && memberByAccount(state, username) === undefined,
    };
  }),

  handlePrepared(
    endpoints.createDownline,
    loadCommonPasswords,
    ({ world, member, body, address, prepared: isCommon }) => {
      const { username, password, kind, rebates = {} } = body;
      checkNewAccount(world, body, address);
      refuseCommonPassword(isCommon, 'password', password);
      checkRates(rebates, ratesOf(world.state, member.id));
      applyRateLimits(world, { opened: member.id });
      const newMember = openAccount(world, {
        account: username,
        plainPassword: password,
        type: kind === 'agent' ? agentType : playerType,
        upline: member.id,
        firstTimeLogin: true,
        openedByUpline: 'first-password',
      });
      changeRates(world, newMember, rebates);
      return { account: newMember.account, type: newMember.type };
    },
  ),

  handle(transferRows.transferDownline, (call) => {
    const { world, member, body } = call;
    const to = receiver(world, member, body.account);
    const minor = toMinor(body.amount);
    const id = sendMoney(call, { paymentPassword: body.paymentPassword, minor }, () =>
      transferInLine(world, member, to, minor, 'downlineTransfer'),
    );
    return { id, account: to.account, amount: body.amount, sumBalance: sumBalance(world.state, member.id) };
  }),

  handle(transferRows.checkTransfers, ({ world, member, body }) => {
    const { lines, total } = checkLines(world, member, ordersOf(body.transfers));
    return {
      lines: lines.map(({ account, minor, to, problem }) => ({
        account,
        nickname: to?.nickname ?? '',
        amount: toMajor(minor),
        problem,
      })),
      total: toMajor(total),
      sumBalance: sumBalance(world.state, member.id),
    };
  }),

  handle(transferRows.transferMultipleDownline, (call) => {
    const { world, member, body } = call;
    const orders = ordersOf(body.transfers);
    const totalMinor = checkLines(world, member, orders).total;
    const { lines, total } = sendMoney(call, { paymentPassword: body.paymentPassword, minor: totalMinor }, () =>
      transferLines(world, member, orders),
    );
    return {
      lines: lines.map(({ account, minor, id, problem }) => ({ account, amount: toMajor(minor), id, problem })),
      total: toMajor(total),
      sumBalance: sumBalance(world.state, member.id),
    };
  }),

  handle(endpoints.rebateSettings, ({ world, member }) => ({
    own: { ...ratesOf(world.state, member.id) },
    categories: [...rebateCategories],
    step: rateStep,
  })),

  handle(endpoints.updateDownlineRebates, (call) => {
    const { world, member, body } = call;
    const found = memberBelow(world.state, member, body.account).member;
    const before = ratesOf(world.state, found.id);
    const rebates = { ...changeRates(world, found, body.rebates) };
    if (rebateCategories.some((category) => rebates[category] !== before[category])) confirmRebateChange(call);
    return { account: found.account, rebates };
  }),
];
