import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { login } from '#contract/account/login.ts';
import { runOnce } from '#sim/core/idempotency.ts';
import { checkLedger, postings } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { captchas, createCaptcha } from '#sim/features/account/rules/captcha.ts';
import { emailCodes, sendEmailCode } from '#sim/features/account/rules/email-codes.ts';
import { failedAttemptsOf } from '#sim/features/account/rules/failed-attempts.ts';
import {
  changeIdentity,
  identities,
  identityOf,
  identityStateOf,
} from '#sim/features/account/rules/identity-record.ts';
import { openIdentityReviews, openReviewOf } from '#sim/features/account/rules/identity-review.ts';
import { countFailedLogin, lockoutKeyOf, refuseLockedLogin } from '#sim/features/account/rules/login-lockout.ts';
import { mails } from '#sim/features/account/rules/mail.ts';
import { type Member, memberByAccount } from '#sim/features/account/rules/members.ts';
import { refuseReplay } from '#sim/features/account/rules/nonces.ts';
import { checkWithdrawalPassword } from '#sim/features/account/rules/security-settings.ts';
import { sessions, startSession } from '#sim/features/account/rules/sessions.ts';
import { sendSmsCode, smsCodes } from '#sim/features/account/rules/sms-codes.ts';
import { issueIdToken } from '#sim/features/account/rules/social-providers.ts';
import { isTemporaryPassword, mailTemporaryPassword } from '#sim/features/account/rules/temporary-passwords.ts';
import { agentRebates } from '#sim/features/agent/rules/agent-rebates.ts';
import { decideContract, pendingOf } from '#sim/features/agent/rules/contracts.ts';
import { planAgentHour, salaries } from '#sim/features/agent/rules/salaries.ts';
import { bankAccountsOf } from '#sim/features/cashier/rules/bank-accounts.ts';
import { grantDepositBonus } from '#sim/features/cashier/rules/deposit-bonus.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { deposits } from '#sim/features/cashier/rules/deposit-record.ts';
import { approveDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { requestWithdrawal } from '#sim/features/cashier/rules/withdrawal-processing.ts';
import { withdrawals } from '#sim/features/cashier/rules/withdrawal-record.ts';
import { dueEventHandlers } from '#sim/features/due-event-handlers.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { cashOutQuotes, quoteCashOutOf } from '#sim/features/games/rules/cash-out.ts';
import { fixturesWithin, matchStateOf } from '#sim/features/games/rules/fixtures.ts';
import { flightViewOf, startFlight } from '#sim/features/games/rules/flights.ts';
import { issueLaunchTicket, launches } from '#sim/features/games/rules/game-launches.ts';
import { handViewOf, startHand } from '#sim/features/games/rules/hands.ts';
import { placeSportsBet } from '#sim/features/games/rules/place-sports-bet.ts';
import { placeBet, playRound } from '#sim/features/games/rules/rounds.ts';
import { arenaState, placeSabongBet } from '#sim/features/games/rules/sabong.ts';
import { saveSlipOf } from '#sim/features/games/rules/saved-slips.ts';
import { sportsBetsOf } from '#sim/features/games/rules/sports-bets.ts';
import { marketsOf } from '#sim/features/games/rules/sports-odds.ts';
import { openDraw } from '#sim/features/lottery/rules/draws.ts';
import { lotteryOf } from '#sim/features/lottery/rules/lotteries.ts';
import { orders } from '#sim/features/lottery/rules/order.ts';
import { placeOrder } from '#sim/features/lottery/rules/orders.ts';
import { feedbacks, takeFeedback } from '#sim/features/messages/rules/feedbacks.ts';
import { deleteMessages, inboxMessages } from '#sim/features/messages/rules/messages.ts';
import { grantReward, rewards } from '#sim/features/rewards/rules/rewards.ts';
import { lifetimeStakesRecords } from '#sim/features/rewards/rules/vip-progress.ts';
import { codeAt, createAuthenticator } from '#sim/features/safety/rules/authenticators.ts';
import { closeAccount } from '#sim/features/safety/rules/close-account.ts';
import { recordConfirmation } from '#sim/features/safety/rules/confirmations.ts';
import {
  documentPicture,
  putDocument,
  receiveChunk,
  scheduleDeletion,
} from '#sim/features/safety/rules/identity-files.ts';
import { rejectDocuments, scheduleExpiry } from '#sim/features/safety/rules/identity-verification.ts';
import { requireSecondStepAtLogin } from '#sim/features/safety/rules/login-tickets.ts';
import { requestOptions } from '#sim/features/safety/rules/passkeys.ts';
import { hasTwoSteps } from '#sim/features/safety/rules/second-step.ts';
import { enableTwoSteps, scheduleTwoStepsEnd } from '#sim/features/safety/rules/two-steps.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { changeContent, restoreContent } from '#tests/support/changed-content.ts';
import { noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const member = (world: World, account = 'player01'): Member => {
  const found = memberByAccount(world.state, account);
  if (!found) throw new Error(`no ${account}`);
  return found;
};

/** Returns the code of a refusal; null if there is none. */
const refusal = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

const ticketOf = (world: World) => {
  const player = member(world);
  const order = { member: player.id, session: startSession(world, player, null).id, nodeId: 1001 };
  return issueLaunchTicket(world, { ...order, vassalage: 'LIKHA', demo: false });
};

/** Places a bet on a match that has not started. */
const placeOnMatch = (world: World) => {
  const source = ticketOf(world);
  const fixture = fixturesWithin(world, 1).find((it) => matchStateOf(world, it).phase === 'upcoming');
  if (!fixture) throw new Error('no match');
  const [market] = marketsOf(fixture, matchStateOf(world, fixture));
  const [price] = market?.prices ?? [];
  if (!market || !price?.odds) throw new Error('no price');
  const leg = { match: fixture.id, market: market.key, line: market.line, pick: price.pick, odds: price.odds };
  const placed = placeSportsBet(world, source, {
    key: 'match',
    stake: 2_000,
    legs: [{ ...leg, live: false }],
    sells: () => true,
  });
  return { source, id: placed.id };
};

/** Plays rounds that cost ₱20 each and pay nothing. */
const lose = (world: World, rounds: number) => {
  const ticket = ticketOf(world);
  for (let nth = 0; nth < rounds; nth += 1)
    playRound(world, ticket, { key: `k${nth}`, stake: 2_000, decide: () => ({ payout: 0 }) });
};

const rewardCount = (world: World, kind: string, state?: string) =>
  world.state.by(rewards, 'member', member(world).id).filter((it) => it.kind === kind && (!state || it.state === state))
    .length;

const player = '100003';
const agent = '100002';

const useAuthenticator = (world: World): void => {
  const begun = createAuthenticator(world, player);
  enableTwoSteps(world, member(world), codeAt(begun.secret, world.now()));
};

/** A pending change: how it is created, how long it takes, and the visible state before and after. */
/** Places a deposit with a bonus that must be wagered within a number of days. */
const depositWithBonus = (world: World, days: number): void => {
  const newDeposit = orderDeposit(world, player, { channel: 'gateway', bankId: 'GCASH', minor: 50_000, origin: '' });
  world.state.put(deposits, { ...newDeposit, bonus: 10_000 });
  grantDepositBonus(world, newDeposit, {
    bonus: 10_000,
    wageringRequired: 80_000,
    maxBet: 10_000,
    maxWin: 10_000,
    maxConvertible: 50_000,
    minOdds: 1.5,
    days,
  });
};

interface Case {
  readonly setUp?: (world: World) => unknown;
  readonly after: string;
  readonly seen: (world: World) => unknown;
  readonly change: readonly [unknown, unknown];
}

const cases: Readonly<Record<string, Case>> = {
  session: {
    setUp: (world) => startSession(world, member(world), null),
    after: '31m',
    seen: ({ state }) => state.by(sessions, 'member', player)[0]?.ended,
    change: [null, 'lapsed'],
  },
  launch: {
    setUp: ticketOf,
    after: '3m',
    seen: ({ state }) => state.by(launches, 'member', player).length,
    change: [1, 0],
  },
  bet: {
    setUp: (world) => placeBet(world, ticketOf(world), { key: 'k', stake: 100 }),
    after: '25h',
    seen: ({ state }) => state.by(bets, 'member', player).at(-1)?.state,
    change: ['open', 'refunded'],
  },
  lottery: {
    setUp: (world) => {
      const lottery = lotteryOf(world.state, 'tatlong-numero');
      const { drawId } = openDraw(lottery, world.now());
      const bets = [{ play: 'last1', numbers: ['1'], stake: 20 }];
      placeOrder(world, player, { code: lottery.code, drawId, prizeMode: lottery.prizeMode, playType: 'trad', bets });
    },
    after: '2d',
    seen: (world) => {
      const [newOrder] = world.state.all(orders);
      return newOrder && world.state.get(bets, newOrder.bets[0] ?? '')?.state;
    },
    change: ['open', 'settled'],
  },
  unlock: {
    setUp: (world) => {
      for (let wrong = 0; wrong < 8; wrong += 1) countFailedLogin(world, lockoutKeyOf(member(world)));
    },
    after: '16m',
    seen: (world) => refusal(() => refuseLockedLogin(world, lockoutKeyOf(member(world)))),
    change: ['login.locked', null],
  },
  nonce: {
    setUp: (world) => refuseReplay(world, { nonce: 'n'.repeat(16), at: world.now() }),
    after: '11m',
    seen: (world) => refusal(() => refuseReplay(world, { nonce: 'n'.repeat(16), at: world.now() })),
    change: ['request.conflict', null],
  },
  sms: {
    setUp: (world) => sendSmsCode(world, 'login', '9171234567'),
    // An expired code is kept for an hour, so that the response can give expiry as the reason.
    after: '2h',
    seen: ({ state }) => state.all(smsCodes).length,
    change: [1, 0],
  },
  captcha: {
    setUp: createCaptcha,
    after: '6m',
    seen: ({ state }) => state.all(captchas).length,
    change: [1, 0],
  },
  passkey: {
    setUp: (world) => requestOptions(world, 'login', null, 'localhost'),
    after: '6m',
    seen: ({ state }) => state.all({ name: 'passkey-challenge', indexes: {} }).length,
    change: [1, 0],
  },
  confirm: {
    setUp: (world) => recordConfirmation(world, startSession(world, member(world), null), 'card'),
    after: '6m',
    seen: ({ state }) => state.all({ name: 'confirmation', indexes: {} }).length,
    change: [1, 0],
  },
  'login-ticket': {
    setUp: (world) => {
      useAuthenticator(world);
      refusal(() => requireSecondStepAtLogin(world, member(world), 'password'));
    },
    after: '11m',
    seen: ({ state }) => state.all({ name: 'login-ticket', indexes: {} }).length,
    change: [1, 0],
  },
  'two-steps': {
    setUp: (world) => {
      useAuthenticator(world);
      scheduleTwoStepsEnd(world, player);
    },
    after: '25h',
    seen: ({ state }) => hasTwoSteps(state, player),
    change: [true, false],
  },
  'time-out': {
    setUp: (world) => {
      closeAccount(world, player, { kind: 'timeOut', hours: 24 });
      openIdentityReviews(world, agent, [player]);
    },
    after: '24h',
    seen: ({ state }) => openReviewOf(state, agent)?.closedMember,
    change: [player, undefined],
  },
  pace: {
    setUp: (world) => applyRateLimits(world, { number: '9171234567' }),
    after: '61m',
    seen: ({ state }) => state.all({ name: 'sent-lately', indexes: {} }).length,
    change: [1, 0],
  },
  'guest-reply': {
    setUp: (world) => {
      const request = { headers: { 'idempotency-key': 'key' } } as unknown as IncomingMessage;
      world.transact(() => runOnce(world, login, '', request, { query: {}, body: {} }, () => null));
    },
    after: '11m',
    seen: ({ state }) => state.all({ name: 'first-reply', indexes: {} }).length,
    change: [1, 0],
  },
  idtoken: {
    setUp: (world) => issueIdToken(world, 'GOOGLE', 'someone'),
    after: '6m',
    seen: ({ state }) => state.all({ name: 'id-token', indexes: {} }).length,
    change: [1, 0],
  },
  'email-code': {
    setUp: (world) => sendEmailCode(world, member(world), 'new@example.ph'),
    after: '2h',
    seen: ({ state }) => state.all(emailCodes).length,
    change: [1, 0],
  },
  recovery: {
    setUp: (world) => mailTemporaryPassword(world, member(world), 'tala.reyes@example.ph'),
    after: '31m',
    seen: (world) => isTemporaryPassword(world, member(world), world.state.all(mails).at(-1)?.temporaryPassword ?? ''),
    change: [true, false],
  },
  feedback: {
    setUp: (world) => takeFeedback(world, player, { type: 'game', comment: 'It hung.', images: [] }),
    after: '21m',
    seen: ({ state }) => state.by(feedbacks, 'member', player)[0]?.answer !== null,
    change: [false, true],
  },
  message: {
    setUp: (world) => {
      const [first] = world.state.by(inboxMessages, 'member', player);
      deleteMessages(world, player, [Number(first?.id)]);
    },
    after: '25h',
    seen: ({ state }) => state.by(inboxMessages, 'member', player).filter((it) => it.deletedAt !== null).length,
    change: [1, 0],
  },
  guesses: {
    setUp: (world) => {
      for (let wrong = 0; wrong < 5; wrong += 1) refusal(() => checkWithdrawalPassword(world, member(world), '000000'));
    },
    after: '61m',
    seen: (world) => failedAttemptsOf(world, player, 'payment-password'),
    change: [5, 0],
  },
  birthday: { after: '38d', seen: (world) => rewardCount(world, 'birthday'), change: [0, 1] },
  raffle: {
    setUp: (world) => {
      const terms = { prizes: [500], majorPerTicket: 20, maxTickets: 9, wageringFactor: 1, days: 1 };
      const until = '2026-05-06 13:00';
      changeContent(({ promotions, leftOut }) => ({
        promotions: promotions.slice(0, 1).map((it) => ({ ...it, id: 499, from: '2026-05-06', until, raffle: terms })),
        leftOut,
      }));
      lose(world, 5);
    },
    after: '1h',
    seen: (world) => rewardCount(world, 'event'),
    change: [2, 3],
  },
  referral: {
    setUp: (world) => {
      const friend = memberByAccount(world.state, 'jhun2204')?.id ?? '';
      const order = { channel: 'gateway', bankId: 'GCASH', minor: 50_000, origin: '' } as const;
      approveDeposit(world, orderDeposit(world, friend, order));
      world.state.put(lifetimeStakesRecords, { id: friend, turnover: 250_000 });
      world.schedule({ id: `referral:${friend}`, at: world.now() + 60_000, type: 'referral', data: friend });
    },
    after: '1m',
    seen: (world) => rewardCount(world, 'referral'),
    change: [1, 2],
  },
  reward: {
    setUp: (world) => {
      const title = { EN: 'A gift', TY: 'Regalo' };
      grantReward(world, player, { kind: 'bonus', title, minor: 100, wageringFactor: 1, days: 1 });
    },
    after: '25h',
    seen: ({ state }) => state.by(rewards, 'member', player).at(-1)?.state,
    change: ['open', 'expired'],
  },
  withdraw: {
    setUp: (world) => {
      const [card] = bankAccountsOf(world.state, player);
      if (card) requestWithdrawal(world, member(world), card, 50_000);
    },
    after: '26m',
    seen: ({ state }) => state.by(withdrawals, 'member', player).at(-1)?.status,
    change: ['reviewing', 'paid'],
  },
  deposit: {
    setUp: (world) => orderDeposit(world, player, { channel: 'gateway', bankId: 'GCASH', minor: 50_000, origin: '' }),
    after: '31m',
    seen: ({ state }) => state.by(deposits, 'member', player).at(-1)?.status,
    change: ['pending', 'expired'],
  },
  'identity-draft': {
    setUp: (world) => {
      world.state.remove(identities, player);
      const given = { picture: 'front', upload: 'upload-1', size: 100, received: 0 } as const;
      receiveChunk(world, startSession(world, member(world), null), given, Buffer.from('half of it'));
    },
    after: '25h',
    seen: (world) => world.files.bytes,
    change: [10, 0],
  },
  'identity-files': {
    setUp: (world) => {
      putDocument(world, player, 'front', Buffer.from('picture'));
      scheduleDeletion(world, player);
    },
    after: '31d',
    seen: (world) => documentPicture(world, player, 'front') !== undefined,
    change: [true, false],
  },
  'identity-expiry': {
    setUp: (world) => scheduleExpiry(world, player, noon() + 3_600_000),
    after: '2h',
    seen: ({ state }) => identityStateOf(state, player),
    change: ['approved', 'expired'],
  },
  'identity-reminder': {
    setUp: (world) => {
      const found = identityOf(world.state, player);
      if (found) rejectDocuments(world, changeIdentity(world, found, { status: 'pending' }), ['blurry']);
    },
    after: '73h',
    seen: ({ state }) =>
      state.by(inboxMessages, 'member', player).filter(({ title }) => title.EN === 'Finish verifying your identity')
        .length,
    change: [0, 1],
  },
  'bonus-reminder': {
    setUp: (world) => {
      depositWithBonus(world, 10);
    },
    after: '8d',
    seen: ({ state }) =>
      state.by(inboxMessages, 'member', player).filter((it) => JSON.stringify(it).includes('to keep the ₱100.00 bonus'))
        .length,
    change: [0, 1],
  },
  bonus: {
    setUp: (world) => {
      depositWithBonus(world, 1);
    },
    after: '25h',
    seen: ({ state }) =>
      state.by(postings, 'account', `member:${player}`).filter(({ type, at }) => type === 'bonusEnded' && at > noon())
        .length,
    change: [0, 1],
  },
  cashback: {
    setUp: (world) => {
      const [known] = world.state.by(bets, 'member', player);
      if (known)
        world.state.put(bets, {
          ...known,
          id: 'BT-live',
          category: 'LIVE',
          stake: 500_000,
          payout: 0,
          at: world.now(),
          settledAt: world.now(),
        });
    },
    after: '6d',
    seen: (world) => rewardCount(world, 'cashback', 'open') > 0,
    change: [false, true],
  },
  'mission-week': {
    setUp: (world) => lose(world, 150),
    after: '5d',
    seen: ({ state }) =>
      state.by(rewards, 'member', player).some(({ title }) => title.EN === 'Weekly leaderboard: rank 1'),
    change: [false, true],
  },
  'agent-day': {
    setUp: (world) => lose(world, 5),
    after: '13h',
    seen: ({ state }) => state.by(agentRebates, 'member', agent).some(({ day }) => day === '2026-05-06'),
    change: [false, true],
  },
  'agent-hour': {
    setUp: (world) => {
      const offer = pendingOf(world.state, agent, 'hour');
      decideContract(world, member(world, 'agent01'), 'hour', { requestId: offer?.id ?? '', accept: true });
      planAgentHour(world);
      lose(world, 10);
    },
    after: '1h',
    seen: ({ state }) => state.by(salaries, 'member', agent).filter(({ kind }) => kind === 'hour').length,
    change: [0, 1],
  },
  match: {
    setUp: (world) => void placeOnMatch(world),
    after: '12h',
    seen: (world) => sportsBetsOf(world, ticketOf(world)).bets.map(({ state }) => state === 'open'),
    change: [[true], [false]],
  },
  hand: {
    setUp: (world) => startHand(world, ticketOf(world), { key: 'hand', stake: 2_000, engine: 'blackjack' }),
    after: '2m',
    seen: (world) => handViewOf(world, ticketOf(world))?.over,
    change: [false, true],
  },
  flight: {
    setUp: (world) =>
      startFlight(world, ticketOf(world), {
        key: 'flight',
        stake: 2_000,
        target: null,
        share: 0.95,
        drawCrash: () => 2,
      }),
    after: '1m',
    seen: (world) => flightViewOf(world, ticketOf(world))?.over,
    change: [false, true],
  },
  sabong: {
    setUp: (world) => {
      const source = ticketOf(world);
      const { fight } = arenaState(world, source);
      placeSabongBet(world, source, { key: 'fight', stake: 2_000, fight: fight.id, side: 'meron' });
    },
    after: '3m',
    seen: (world) => arenaState(world, ticketOf(world)).bets.map(({ state }) => state),
    change: [['open'], ['settled']],
  },
  'saved-slip': {
    setUp: (world) => saveSlipOf(world, player, { picks: [], kind: 'combo' }),
    after: '168h',
    seen: ({ state }) => state.all({ name: 'savedSlip', indexes: {} }).length,
    change: [1, 0],
  },
  'cashout-quote': {
    setUp: (world) => {
      const { source, id } = placeOnMatch(world);
      quoteCashOutOf(world, source, id);
    },
    after: '2m',
    seen: ({ state }) => state.all(cashOutQuotes).length,
    change: [1, 0],
  },
};

afterEach(restoreContent);

test('every kind of scheduled event has a case', () => {
  expect(Object.keys(cases).sort()).toEqual(Object.keys(dueEventHandlers).sort());
});

test.each(Object.entries(cases))('the event %s happens when it is due, not before', async (_type, it) => {
  const client = simulator.world();
  const world = simulator.worlds.open(client.name);
  world.fireDue();
  world.transact(() => it.setUp?.(world));
  expect(it.seen(world)).toEqual(it.change[0]);
  expect((await client.admin('PUT', '/clock', { advance: it.after })).status).toBe(200);
  expect(it.seen(world)).toEqual(it.change[1]);
  expect(checkLedger(world.state)).toEqual([]);
});

test('due events happen in order, each at its own time, and the Date header follows the clock', async () => {
  const client = simulator.world();
  const world = simulator.worlds.open(client.name);
  world.transact(() => {
    takeFeedback(world, player, { type: 'game', comment: 'It hung.', images: [] });
  });
  await client.admin('PUT', '/clock', { advance: '10d' });
  const answered = world.state.by(feedbacks, 'member', player)[0]?.answeredAt;
  expect(answered).toBe(noon() + 20 * 60_000);
  const paidAt = world.state.by(salaries, 'member', agent).map(({ at }) => at);
  expect(paidAt).toEqual(paidAt.toSorted((a, b) => a - b));
  const { headers } = await client.call('version');
  expect(Date.parse(headers.get('date') ?? '')).toBe(noon() + 10 * 86_400_000);
});
