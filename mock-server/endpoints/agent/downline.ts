import * as rows from '../../../src/contract/rows/agent/team.ts';
import type { Value } from '../../../src/contract/types.ts';
import { obeys } from '../../../src/domain/account/field-rules.ts';
import { agentType } from '../../../src/domain/account/roles.ts';
import { toCentavos, toPesos } from '../../../src/domain/money.ts';
import { invalid } from '../../engine/invalid.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { State } from '../../engine/state.ts';
import type { World } from '../../engine/world.ts';
import { handle } from '../../pipeline/handle.ts';
import { fieldRules } from '../../rules/account/field-rules.ts';
import { lastLogin } from '../../rules/account/logins.ts';
import { type Member, memberByAccount } from '../../rules/account/members.ts';
import { openAccount } from '../../rules/account/new-member.ts';
import { confirmPayment } from '../../rules/account/security.ts';
import { isOnline } from '../../rules/account/sessions.ts';
import {
  changeRates,
  checkRates,
  mostRates,
  rateStep,
  ratesOf,
  rebateCategories,
} from '../../rules/agent/agent-rates.ts';
import { transferInLine } from '../../rules/agent/line-transfers.ts';
import { directsOf, lineTo, memberBelow, type TeamMember, teamOf } from '../../rules/agent/team.ts';
import { sumBalance } from '../../rules/cashier/wallets.ts';
import { type Period, periodOf } from '../../rules/records/period.ts';
import { sumsOf, wireSums } from '../../rules/records/sums.ts';
import { paged } from '../paged.ts';

type WireMember = Value<'subordinate'>['content'][number];

const wireMember = (state: State, { member, level }: TeamMember, period: Period): WireMember => {
  const { stake, net } = wireSums(sumsOf(state, member.id, period));
  return {
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    level,
    team: teamOf(state, member.id).length,
    registeredAt: member.registeredAt,
    lastLoginAt: lastLogin(state, member.id),
    online: isOnline(state, member.id),
    balance: sumBalance(state, member.id),
    stake,
    net,
  };
};

const named =
  (search: string | undefined) =>
  ({ member }: TeamMember): boolean =>
    !search || member.account.toLowerCase().includes(search.trim().toLowerCase());

/** Whether an account of that name can be opened. Throws `request.invalid` and `username.taken`. */
const checkNewAccount = ({ state }: World, username: string, password: string): void => {
  const rules = fieldRules(state);
  if (!obeys(rules.username, username)) throw invalid('username', 'rule');
  if (!obeys(rules.password, password)) throw invalid('password', 'rule');
  if (memberByAccount(state, username)) throw new Refusal('username.taken', { value: { field: 'username' } });
};

/** The member who gets a transfer. Throws `user.unknown`. */
const receiver = (world: World, agent: Member, account: string): Member => {
  const { member } = memberBelow(world.state, agent, account);
  if (member.disabled) throw new Refusal('user.unknown', { why: `${account} is disabled` });
  return member;
};

export const downlineHandlers = [
  handle(rows.subordinate, ({ world: { state }, world, member, query }) => {
    const period = periodOf(world, query);
    const line = lineTo(state, member, query.account);
    const top = line.at(-1) ?? member;
    const depth = line.length - 1;
    const found = query.search
      ? teamOf(state, top.id).filter(named(query.search))
      : directsOf(state, top.id).map((it) => ({ member: it, level: 1 }));
    return {
      ...paged(found, query, (it) => wireMember(state, { ...it, level: it.level + depth }, period)),
      path: line.map(({ account }) => account),
    };
  }),

  handle(rows.downline, ({ world: { state }, world, member, query }) => {
    const period = periodOf(world, query);
    const found = memberBelow(state, member, query.account);
    const { deposits, withdrawals } = wireSums(sumsOf(state, found.member.id, period));
    return {
      ...wireMember(state, found, period),
      rebates: { ...ratesOf(state, found.member.id) },
      maxRebates: { ...mostRates(state, found.member) },
      deposits,
      withdrawals,
    };
  }),

  handle(rows.downlines, ({ world: { state }, member, query }) =>
    teamOf(state, member.id)
      .filter(named(query.search))
      .map(({ member: { account, type }, level }) => ({ account, type, level })),
  ),

  handle(rows.checkUsername, ({ world: { state }, query: { username } }) => ({
    available: obeys(fieldRules(state).username, username) && memberByAccount(state, username) === undefined,
  })),

  handle(rows.createDownline, ({ world, member, body }) => {
    const { username, password, kind, rebates = {} } = body;
    checkNewAccount(world, username, password);
    checkRates(rebates, ratesOf(world.state, member.id));
    const made = openAccount(world, {
      account: username,
      plainPassword: password,
      type: kind === 'agent' ? agentType : 0,
      upline: member.id,
      // Whoever opened the account knows its password.
      firstTimeLogin: true,
    });
    changeRates(world, made, rebates);
    return { account: made.account, type: made.type };
  }),

  handle(rows.transferDownline, ({ world, member, body }) => {
    const to = receiver(world, member, body.account);
    confirmPayment(world, member, body.paymentPassword);
    const id = transferInLine(world, member, to, toCentavos(body.amount), 'downlineTransfer');
    return { id, sumBalance: sumBalance(world.state, member.id) };
  }),

  handle(rows.transferMultipleDownline, ({ world, member, body }) => {
    const orders = body.transfers.map(({ account, amount }) => ({
      to: receiver(world, member, account),
      centavos: toCentavos(amount),
    }));
    if (new Set(orders.map(({ to }) => to.id)).size < orders.length)
      throw new Refusal('request.conflict', { why: 'an account is named twice' });
    confirmPayment(world, member, body.paymentPassword);
    const ids = orders.map(({ to, centavos }) => transferInLine(world, member, to, centavos, 'downlineTransfer'));
    const total = orders.reduce((sum, { centavos }) => sum + centavos, 0);
    return { ids, total: toPesos(total), sumBalance: sumBalance(world.state, member.id) };
  }),

  handle(rows.rebateSettings, ({ world, member }) => ({
    own: { ...ratesOf(world.state, member.id) },
    categories: [...rebateCategories],
    step: rateStep,
  })),

  handle(rows.updateDownlineRebates, ({ world, member, body }) => {
    const found = memberBelow(world.state, member, body.account).member;
    return { account: found.account, rebates: { ...changeRates(world, found, body.rebates) } };
  }),
];
