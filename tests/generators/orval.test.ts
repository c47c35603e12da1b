import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile, loadTool, runWalk, startWithDocument, walked, writeWalk } from './support.ts';

interface Orval {
  generate(options: object): Promise<void>;
}

const world = 'orval-client';
const { simulator, file, folder, write } = await startWithDocument('orval');
const { generate } = await loadTool<Orval>('orval');
await generate({
  input: { target: file },
  output: { target: join(folder, 'client.ts'), client: 'fetch', mode: 'single', baseUrl: simulator.origin },
});
const program = writeWalk(
  write,
  `
import * as api from './client';
import { need, type Calls } from './calls';

const world = { 'X-Sim-World': '${world}' };
const of = (token: string, more: Record<string, string> = {}): RequestInit => ({
  headers: { ...world, Authorization: 'Bearer ' + token, ...more },
});
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });

const done = <R extends { status: number; data: unknown }>(reply: R, step: string) => {
  if (reply.status !== 200) throw new Error(step + ' got ' + reply.status + ': ' + JSON.stringify(reply.data));
  return reply as Extract<R, { status: 200 }>;
};

export const calls: Calls = {
  captchaAsked: async () => {
    const reply = await api.login({ username: 'player01', password: 'wrong', type: 0 }, { headers: world });
    return reply.status === 400 && 'errorCode' in reply.data && reply.data.errorCode === 'login.wrong-password' && reply.data.value.captcha;
  },
  captcha: async () => {
    const { headers } = await api.captcha({ headers: world });
    return { id: headers.get('Captcha-Id'), date: headers.get('Date') };
  },
  answerOf: async (name, id) => done(await api.adminListCodes(name), 'codes').data.captchas.find((it) => it.id === id)?.answer,
  encryptionKey: async () => {
    const { encryption } = done(await api.consolidatedSettings({ headers: world }), 'settings').data.value;
    return { keyId: encryption.keyId, key: { ...encryption.key } };
  },
  login: async (body, headers) => done(await api.login(body, { headers: { ...world, ...headers } }), 'login').data.value.token,
  channel: async (token) => {
    const channels = done(await api.depositChannels(undefined, of(token)), 'channels').data.value;
    const manual = need(channels.find(({ channel }) => channel === 'manual'), 'manual channel');
    return { bankId: need(manual.banks[0], 'bank').bankId, min: manual.min };
  },
  order: async (token, body) => done(await api.depositManual(body, of(token, key())), 'order').data.value.depositId,
  confirm: async (token, depositId) => void done(await api.confirmDeposit({ depositId }, of(token)), 'confirm'),
  advance: async (name, advance) => void done(await api.adminSetClock(name, { advance }), 'clock'),
  statusOf: async (token, depositId) => done(await api.depositOrder({ depositId }, of(token)), 'deposit').data.value.status,
  launch: async (token, name) => {
    const games = done(await api.hotGames(undefined, of(token)), 'games').data.value;
    const game = need(games.find(({ nodeName }) => nodeName === name), 'game');
    const { vassalage: vendor, gameId, nodeId, gameCategory: category, minBet } = game;
    const launched = await api.launchGame({ vendor, gameId, nodeId, category, showChoice: false }, of(token));
    return { url: done(launched, 'launch').data.value.gameUrl, minBet };
  },
  play: async (playKey, stake) =>
    done(await api.playRound({ stake, choice: null }, of(playKey, { Origin: 'null', ...key() })), 'round').data.value.stake,
  withdraw: async (token, amount) => {
    const [card] = done(await api.bankCards(undefined, of(token)), 'cards').data.value;
    const body = { cardId: need(card, 'card').cardId, amount, paymentPassword: '246810' };
    return done(await api.withdraw(body, of(token, key())), 'withdrawal').data.value.status;
  },
};
`,
);

test('code of orval compiles strictly', () => {
  expect(compile(program)).toEqual([]);
});

test('code of orval logs in with captcha and encryption, deposits, plays and withdraws', async () => {
  expect(await runWalk(program, simulator.origin, world)).toEqual(walked);
});
