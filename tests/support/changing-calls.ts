import { endpoints } from '#contract/endpoints.ts';
import type { Body, Query } from '#contract/types.ts';
import { findGame, type GameVisit, launch, open } from './game-visit.ts';
import { handOf } from './hands.ts';
import { passwordOf } from './passwords.ts';
import type { WorldClient } from './simulator.ts';
import { betsOf, boardOf, legOf, matchesOf, quoteOf } from './sports.ts';

/** A call that a world is ready for. */
export interface PreparedCall {
  readonly path: string;
  readonly init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string };
  /** Whether it takes effect once under its idempotency key. */
  readonly isKeyed: boolean;
}

type Given = { readonly query?: object; readonly body?: object; readonly visit?: GameVisit };
type Prepare = (world: WorldClient) => Promise<Given>;

const paymentPassword = passwordOf.payment;

const as =
  (account: string, prepare: Prepare): Prepare =>
  async (world) => {
    await world.signIn(account);
    return prepare(world);
  };

const body =
  <N extends string>(given: Body<N>): Prepare =>
  async () => ({ body: given as object });

const withScenario =
  (name: string, prepare: Prepare): Prepare =>
  async (world) => {
    await world.admin('POST', '/scenarios', { names: [name] });
    return prepare(world);
  };

const enter = async (world: WorldClient, game: Parameters<typeof findGame>[1]): Promise<GameVisit> =>
  open(world, await launch(world, await findGame(world, game)));

const orderBody = async (world: WorldClient) => {
  const { value } = await world.call('lotteryList', { query: { code: 'tatlong-numero' } });
  return {
    code: 'tatlong-numero',
    playType: 'trad',
    prizeMode: 'lott',
    drawId: value[0]?.drawId ?? '',
    bets: [{ play: 'straight', numbers: ['1', '2', '3'], stake: 20 }],
  };
};

const cardOf = async (world: WorldClient): Promise<string> => (await world.call('bankCards')).value[0]?.cardId ?? '';

const withdrawBody = async (world: WorldClient) => ({ cardId: await cardOf(world), amount: 200, paymentPassword });

const withBonus: Prepare = async (world) => {
  await world.call('acceptPromo', { body: { promoId: 401 } });
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });
  const answer = new URLSearchParams({ answer: 'approve' });
  await fetch(world.origin + value.payUrl, { method: 'POST', body: answer, redirect: 'manual' });
  const { parts } = (await world.call('wagering', { query: { language: 'EN' } })).value;
  return { body: { bonusId: parts.find(({ kind }) => kind === 'bonus')?.bonusId } };
};

/** Bets until a hand is open, since some are decided by the deal. */
const withHand: Prepare = async (world) => {
  const visit = await enter(world, { gameType: 'PVP', name: 'Lucky Nine' });
  for (;;) {
    await visit.play(visit.visit.minBet);
    const { over, id, step } = await handOf(visit);
    if (!over) return { visit, body: { hand: id, step, cards: [], act: 'stand' } };
  }
};

/** How worlds get ready for a call that moves money, and for a GET that changes state. */
const preparations: Readonly<Record<string, Prepare>> = {
  addRecent: as('player01', async () => ({ query: { nodeId: 1001, vendor: 'LIKHA' } })),
  processDailySalary: as('agent01', async (world) => ({
    query: { requestId: (await world.call('dailySalaryRequest')).value?.requestId, accept: 'true' },
  })),
  cancelSuborders: as('player01', async (world) => {
    const { value } = await world.call('placeOrder', { body: (await orderBody(world)) as Body<'placeOrder'> });
    return { body: { orderId: value.orderId, suborderIds: value.suborders.map(({ suborderId }) => suborderId) } };
  }),
  cancelWithdraw: as('player01', async (world) => {
    const { value } = await world.call('withdraw', { body: await withdrawBody(world) });
    return { body: { withdrawId: value.withdrawId } };
  }),
  cashOut: as('player01', async (world) => {
    const visit = await enter(world, { gameType: 'SPORTS' });
    const match = matchesOf(await boardOf(visit)).find(({ phase }) => phase === 'upcoming');
    if (!match) throw new Error('no match');
    await visit.play(100, { legs: [legOf(match)] });
    const bet = (await betsOf(visit)).bets[0]?.id ?? '';
    return { visit, body: { bet, quote: (await quoteOf(visit, bet)).value.quote } };
  }),
  cashOutFlight: as('player01', async (world) => {
    const visit = await enter(world, { gameType: 'RNG', name: 'Lipad!' });
    await world.admin('PUT', '/outcome', { outcome: 'win' });
    const { value } = await visit.play(100, { fly: true, target: null });
    await world.admin('PUT', '/clock', { advance: '5s' });
    return { visit, body: { round: value.round, factor: 1.5 } };
  }),
  claimMission: withScenario(
    'rewards.missions-done',
    as('player01', async (world) => {
      const { missions } = (await world.call('missions')).value;
      return { body: { id: missions.find(({ status }) => status === 'open')?.id } };
    }),
  ),
  claimRebate: withScenario(
    'rewards.rebate-waiting',
    as('player01', async () => ({})),
  ),
  claimReward: as('player01', async (world) => ({
    body: { id: (await world.call('rewards')).value.find(({ status }) => status === 'open')?.id },
  })),
  depositAlipay: as('player01', body<'depositAlipay'>({ amount: 500 })),
  depositGateway: as('player01', body<'depositGateway'>({ bankId: 'GCASH', amount: 500 })),
  depositManual: as('player01', body<'depositManual'>({ bankId: 'BPI', amount: 500, payerName: 'Tala Reyes' })),
  depositQq: as('player01', body<'depositQq'>({ amount: 500 })),
  depositWechat: as('player01', body<'depositWechat'>({ amount: 500 })),
  forfeitBonus: as('newbie01', withBonus),
  grabRedRain: withScenario(
    'agent.red-rain',
    as('agent01', async (world) => ({ body: { rainId: (await world.call('redRain')).value.rainId } })),
  ),
  payoutDividend: as('topagent01', async (world) => {
    const { content } = (await world.call('downlineDividends', { query: {} as Query<'downlineDividends'> })).value;
    const due = content.find(({ status }) => status === 'open');
    return { body: { dividendId: due?.dividendId, amount: due?.amount, paymentPassword } };
  }),
  placeOrder: as('player01', async (world) => ({ body: await orderBody(world) })),
  playHand: as('player01', withHand),
  playRound: as('player01', async (world) => {
    const visit = await enter(world, { gameType: 'RNG' });
    await world.admin('PUT', '/outcome', { outcome: 'win' });
    return { visit, body: { stake: 20, choice: null } };
  }),
  transferDownline: as('agent01', body<'transferDownline'>({ account: 'player01', amount: 1, paymentPassword })),
  transferMultipleDownline: as(
    'agent01',
    body<'transferMultipleDownline'>({ transfers: [{ account: 'player01', amount: 1 }], paymentPassword }),
  ),
  uplineTransfer: as('player01', body<'uplineTransfer'>({ amount: 1, paymentPassword })),
  walletTransfer: as('player01', body<'walletTransfer'>({ from: 'main', to: 'JL', amount: 1 })),
  withdraw: as('player01', async (world) => ({ body: await withdrawBody(world) })),
};

/** Names of all calls that move money, and of all GETs that change state. */
export const changingCalls: readonly string[] = [...endpoints.values()]
  .filter(({ method, movesMoney, changesState }) => movesMoney || (method === 'GET' && changesState))
  .map(({ name }) => name);

/** Makes a world ready for a call, with its clock stopped at an instant, and returns the call. */
export const prepareCall = async (world: WorldClient, name: string, now: string): Promise<PreparedCall> => {
  const endpoint = endpoints.get(name);
  const prepare = preparations[name];
  if (!endpoint || !prepare) throw new Error(`no world is prepared for ${name}`);
  await world.flags({ PACE: false });
  await world.admin('PUT', '/clock', { now, frozen: true });
  const given = await prepare(world);
  const search = given.query ? `?${new URLSearchParams(given.query as Record<string, string>)}` : '';
  const isForm = endpoint.send === 'form';
  const isKeyed = Boolean(endpoint.movesMoney || endpoint.once);
  const text = isForm
    ? String(new URLSearchParams(given.body as Record<string, string>))
    : JSON.stringify(given.body ?? {});
  return {
    path: endpoint.path + search,
    isKeyed,
    init: {
      method: endpoint.method,
      headers: {
        'x-sim-world': world.name,
        authorization: `Bearer ${given.visit?.visit.playKey ?? world.token}`,
        ...(given.visit && { origin: 'null' }),
        ...(isKeyed && { 'idempotency-key': `key-${name}` }),
        ...(endpoint.method !== 'GET' && {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
      },
      ...(endpoint.method !== 'GET' && { body: text }),
    },
  };
};
