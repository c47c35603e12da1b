import * as rows from '../../src/contract/rows/team.ts';
import type { Value } from '../../src/contract/types.ts';
import { toCentavos, toPesos } from '../../src/domain/money.ts';
import { agentType } from '../../src/domain/roles.ts';
import { obeys } from '../../src/domain/rules.ts';
import { handle } from '../pipeline/handle.ts';
import { invalid } from '../pipeline/invalid.ts';
import { changeRates, checkRates, mostRates, rateStep, ratesOf, rebateCategories } from '../world/agent-rates.ts';
import { fieldRules } from '../world/field-rules.ts';
import { transferInLine } from '../world/line-transfers.ts';
import { lastLogin } from '../world/logins.ts';
import { type Member, memberByAccount } from '../world/members.ts';
import { openAccount } from '../world/new-member.ts';
import { type Period, periodOf } from '../world/period.ts';
import { Refusal } from '../world/refusal.ts';
import { confirmPayment } from '../world/security.ts';
import { isOnline } from '../world/sessions.ts';
import type { State } from '../world/state.ts';
import { sumsOf, wireSums } from '../world/sums.ts';
import { directsOf, lineTo, memberBelow, type TeamMember, teamOf } from '../world/team.ts';
import { sumBalance } from '../world/wallets.ts';
import type { World } from '../world/world.ts';
import { paged } from './paged.ts';

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
