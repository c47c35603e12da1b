import type { World } from '#sim/core/world.ts';
import { type Member, memberByAccount } from '#sim/features/account/rules/members.ts';
import { openAccount } from '#sim/features/account/rules/new-member.ts';
import { changeSecurity, hashSecret } from '#sim/features/account/rules/security-settings.ts';
import { sessions, startSession } from '#sim/features/account/rules/sessions.ts';
import { makeLink } from '#sim/features/agent/rules/affiliate-links.ts';
import { ratesOf } from '#sim/features/agent/rules/agent-rates.ts';
import { contracts } from '#sim/features/agent/rules/contracts.ts';
import { dividends } from '#sim/features/agent/rules/dividends.ts';
import { bankAccountsOf } from '#sim/features/cashier/rules/bank-accounts.ts';
import { forfeitableOf } from '#sim/features/cashier/rules/bonus-money.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { acceptPromo } from '#sim/features/cashier/rules/deposit-promotions.ts';
import { approveDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { requestWithdrawal } from '#sim/features/cashier/rules/withdrawal-processing.ts';
import { openDraw } from '#sim/features/lottery/rules/draws.ts';
import { lotteryOf } from '#sim/features/lottery/rules/lotteries.ts';
import { placeOrder } from '#sim/features/lottery/rules/orders.ts';
import { deleteMessages, inboxMessages } from '#sim/features/messages/rules/messages.ts';
import { grantReward } from '#sim/features/rewards/rules/rewards.ts';
import { passkeys } from '#sim/features/safety/rules/passkeys.ts';
import { passwordOf } from './passwords.ts';

/** An id of a member: its owner, and an unused id of the same kind. */
export interface OtherMemberId {
  readonly owner: 'player01' | 'agent01';
  readonly id: string;
  readonly unknownId: string;
}

const named = (world: World, account: string): Member => {
  const found = memberByAccount(world.state, account);
  if (!found) throw new Error(`no ${account}`);
  return found;
};

const enter = (world: World, member: Member): string => world.transact(() => startSession(world, member, null)).id;

/** Creates a member with a withdrawal password and money, unrelated to player01 and agent01. */
const createOther = (world: World, account: string, type: number): Member => {
  const member = openAccount(world, { account, type, plainPassword: passwordOf.login });
  changeSecurity(world, member.id, { paymentPassword: hashSecret(world, passwordOf.payment) });
  return member;
};

const orderOfTwo = (world: World, member: string) => {
  const { prizeMode, code } = lotteryOf(world.state, 'tatlong-numero');
  const { drawId } = openDraw(lotteryOf(world.state, code), world.now());
  const bets = ['1', '2'].map((last) => ({ play: 'straight', numbers: ['7', '7', last], stake: 20 }));
  return placeOrder(world, member, { code, drawId, prizeMode, playType: 'trad', bets } as never);
};

/**
 * Gives player01 and agent01 one item of everything that has an id, and creates sessions for them and two strangers.
 * Ids by the name of their field; if endpoints use a name differently, `endpoint.field` takes precedence.
 */
export const createOtherMemberIds = (world: World) => {
  const [player, agent] = [named(world, 'player01'), named(world, 'agent01')];
  const tokens = world.transact(() => ({
    player01: enter(world, player),
    agent01: enter(world, agent),
    member: enter(world, createOther(world, 'stranger1', 0)),
    agent: enter(world, createOther(world, 'otherline1', 2)),
  }));
  const ids = world.transact((): Record<string, OtherMemberId> => {
    const own = (id: string | undefined, unknownId: string): OtherMemberId => ({
      owner: 'player01',
      id: id ?? '',
      unknownId,
    });
    const agents = (id: string | undefined, unknownId: string): OtherMemberId => ({
      ...own(id, unknownId),
      owner: 'agent01',
    });
    const offer = (kind: string) =>
      world.state.by(contracts, 'member', agent.id).find((it) => it.kind === kind && it.state === 'pending')?.id;
    const lottery = orderOfTwo(world, player.id);
    const [card] = bankAccountsOf(world.state, player.id);
    if (!card) throw new Error('player01 has no card');
    const deposit = orderDeposit(world, player.id, { channel: 'manual', bankId: 'BDO', minor: 50_000, origin: '' });
    acceptPromo(world, player.id, 452);
    const promoted = { channel: 'gateway', bankId: 'GCASH', minor: 50_000, origin: '' } as const;
    const bonus = approveDeposit(world, orderDeposit(world, player.id, promoted));
    const elsewhere = world.state.get(sessions, enter(world, player));
    const key = { id: 'passkey-of-player01', member: player.id, name: 'Phone', publicKey: '', counter: 0 };
    world.state.put(passkeys, { ...key, transports: [], addedAt: world.now(), usedAt: null, synced: false });
    const [unread, deleted] = world.state
      .by(inboxMessages, 'member', player.id)
      .filter(({ readAt }) => readAt === null);
    if (deleted) deleteMessages(world, player.id, [Number(deleted.id)]);
    const payer = world.state.all(dividends).find((it) => it.payer === agent.id && it.status === 'open');
    return {
      orderId: own(lottery.id, 'LO260506999999'),
      suborderIds: own(lottery.bets[0], 'BT260506999999'),
      ids: own(unread?.id, '999999'),
      'restoreMessages.ids': own(deleted?.id, '999999'),
      bonusId: own(bonus.id, 'DP260506999999'),
      depositId: own(deposit.id, 'DP260506999999'),
      withdrawId: own(
        requestWithdrawal(world, player, card, 50_000, forfeitableOf(world.state, player.id)).id,
        'WD260506999999',
      ),
      cardId: own(card.id, 'CD260506999999'),
      sessionId: own(elsewhere?.name, 'SN260506999999'),
      passkeyId: own(key.id, 'passkey-of-nobody'),
      'claimReward.id': own(
        grantReward(world, player.id, { kind: 'event', title: { EN: 'A', TY: 'A' }, minor: 100, wageringFactor: 1 }).id,
        'RW260506999999',
      ),
      account: { owner: 'agent01', id: 'player01', unknownId: 'nobody99' },
      transfers: { owner: 'agent01', id: 'player01', unknownId: 'nobody99' },
      dividendId: agents(payer?.id, 'DV260506999999'),
      'endAffiliateUrl.code': agents(makeLink(world, agent, 'player', ratesOf(world.state, agent.id)).id, 'AF999999'),
      'processDailySalary.requestId': agents(offer('daily'), 'CT260506999999'),
      'processHourSalary.requestId': agents(offer('hour'), 'CT260506999999'),
      'processDividend.requestId': agents(offer('dividend'), 'CT260506999999'),
    };
  });
  return { tokens, ids };
};
