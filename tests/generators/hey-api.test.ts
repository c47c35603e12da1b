import { createClient } from '@hey-api/openapi-ts';
import { expect, test } from 'vitest';
import { compile, runWalk, startWithDocument, walked, writeWalk } from './support.ts';

const world = 'hey-api-client';
const { simulator, document, folder, write } = await startWithDocument('hey-api');
await createClient({ input: JSON.parse(document), output: `${folder}/client`, logs: { level: 'silent' } });
const program = writeWalk(
  write,
  `
import * as api from './client/sdk.gen';
import { client } from './client/client.gen';
import { need, type Calls } from './calls';

client.setConfig({ baseUrl: '${simulator.origin}', headers: { 'X-Sim-World': '${world}' } });

const of = (token: string) => ({ Authorization: 'Bearer ' + token });
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });

export const calls: Calls = {
  captchaAsked: async () => {
    const { error } = await api.login({ body: { username: 'player01', password: 'wrong', type: 0 } });
    return error !== undefined && 'errorCode' in error && error.errorCode === 'login.wrong-password' && error.value.captcha;
  },
  captcha: async () => {
    const { response } = await api.captcha();
    const { headers } = need(response, 'captcha');
    return { id: headers.get('Captcha-Id'), date: headers.get('Date') };
  },
  answerOf: async (name, id) => {
    const { data } = await api.adminListCodes({ path: { world: name } });
    return need(data, 'codes').captchas.find((it) => it.id === id)?.answer;
  },
  encryptionKey: async () => {
    const { encryption } = need((await api.consolidatedSettings()).data, 'settings').value;
    return { keyId: encryption.keyId, key: { ...encryption.key } };
  },
  login: async (body, headers) => need((await api.login({ body, headers })).data, 'login').value.token,
  channel: async (token) => {
    const channels = need((await api.depositChannels({ headers: of(token) })).data, 'channels').value;
    const manual = need(channels.find(({ channel }) => channel === 'manual'), 'manual channel');
    return { bankId: need(manual.banks[0], 'bank').bankId, min: manual.min };
  },
  order: async (token, body) =>
    need((await api.depositManual({ body, headers: { ...of(token), ...key() } })).data, 'order').value.depositId,
  confirm: async (token, depositId) =>
    void need((await api.confirmDeposit({ body: { depositId }, headers: of(token) })).data, 'confirm'),
  advance: async (name, advance) =>
    void need((await api.adminSetClock({ path: { world: name }, body: { advance } })).data, 'clock'),
  statusOf: async (token, depositId) =>
    need((await api.depositOrder({ query: { depositId }, headers: of(token) })).data, 'deposit').value.status,
  launch: async (token, name) => {
    const games = need((await api.hotGames()).data, 'games').value;
    const game = need(games.find(({ nodeName }) => nodeName === name), 'game');
    const { vassalage: vendor, gameId, nodeId, gameCategory: category, minBet } = game;
    const body = { vendor, gameId, nodeId, category, showChoice: false as const };
    return { url: need((await api.launchGame({ body, headers: of(token) })).data, 'launch').value.gameUrl, minBet };
  },
  play: async (playKey, stake) => {
    const headers = { ...of(playKey), Origin: 'null', ...key() };
    return need((await api.playRound({ body: { stake, choice: null }, headers })).data, 'round').value.stake;
  },
  withdraw: async (token, amount) => {
    const [card] = need((await api.bankCards({ headers: of(token) })).data, 'cards').value;
    const body = { cardId: need(card, 'card').cardId, amount, paymentPassword: '246810' };
    return need((await api.withdraw({ body, headers: { ...of(token), ...key() } })).data, 'withdrawal').value.status;
  },
};
`,
);

test('code of @hey-api/openapi-ts compiles strictly', () => {
  expect(compile(program)).toEqual([]);
});

test('code of @hey-api/openapi-ts logs in with captcha and encryption, deposits, plays and withdraws', async () => {
  expect(await runWalk(program, simulator.origin, world)).toEqual(walked);
});
