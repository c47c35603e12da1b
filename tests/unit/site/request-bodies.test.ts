import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, test, vi } from 'vitest';
import { login } from '#contract/account/login.ts';
import { feedback } from '#contract/messages/messages.ts';
import { settings } from '#tests/support/settings.ts';
import { morning, openTab } from '#tests/support/tab.ts';

const body = { username: 'player01', password: 'Passw0rd1', type: 0 } as const;
const session = { token: 't', userName: 'player01', customerType: 0, firstTimeLogin: false };

test('encrypts a password with the server’s key, a nonce and a timestamp @A81', async () => {
  const { backend } = openTab();
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const encryption = { keyId: 'key-7', key: { ...(await exportJWK(publicKey)) }, plainAllowed: false };
  const { api } = await import('#lib/http/client.ts');
  backend.value('consolidatedSettings', { ...settings, encryption }).value('login', session);
  await api(login, { body });
  const [sent] = backend.of('login');
  const { jwe } = (sent?.body ?? {}) as { jwe: string };
  const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey);
  expect(sent?.headers.get('encryption')).toBe('RSA-OAEP-256; kid=key-7');
  expect(protectedHeader.kid).toBe('key-7');
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({
    body,
    nonce: expect.stringMatching(/^[\da-f-]{36}$/),
    at: morning,
  });
});

test.each([true, false])(
  'without WebCrypto, sends a password unencrypted if the server allows it: %s @A81',
  async (plainAllowed) => {
    const { backend } = openTab({ secure: false });
    const { api } = await import('#lib/http/client.ts');
    const encryption = { ...settings.encryption, plainAllowed };
    backend.value('consolidatedSettings', { ...settings, encryption }).value('login', session);
    const response = api(login, { body });
    if (plainAllowed) await response;
    else await expect(response).rejects.toMatchObject({ code: 'encryption.unavailable' });
    expect(backend.of('login').map((sent) => [sent.headers.get('encryption'), sent.body])).toEqual(
      plainAllowed ? [['none', body]] : [],
    );
  },
);

test('sends files together with the fields of their form @R241 @A83', async () => {
  const { backend } = openTab({ member: 'player01' });
  const { api } = await import('#lib/http/client.ts');
  backend.value('feedback', { id: '7' });
  const list = ['one', 'two'].map((text) => new File([text], `${text}.png`, { type: 'image/png' }));
  await api(feedback, { body: { type: 'game', comment: 'It hangs' }, files: { name: 'images', list } });
  const sent = backend.placed[0]?.body as FormData;
  expect([...sent].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ['type', 'game'],
    ['comment', 'It hangs'],
    ['images', 'one.png'],
    ['images', 'two.png'],
  ]);
});

/** The part of XMLHttpRequest that sends a body and reports its progress. */
class Wire {
  static last: Wire | undefined;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  response = new Blob(['{"success":true,"value":{"id":"7"}}']);
  status = 200;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  constructor() {
    Wire.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  abort() {
    this.onabort();
    this.onloadend();
  }
  send() {}
}

const startUpload = async () => {
  openTab({ member: 'player01' });
  Wire.last = undefined;
  vi.stubGlobal('XMLHttpRequest', Wire);
  const { api } = await import('#lib/http/client.ts');
  const { fetchWithProgress } = await import('#lib/http/fetch-with-progress.ts');
  const shares: number[] = [];
  const owner = new AbortController();
  const files = { name: 'images', list: [new File(['one'], 'one.png')] };
  const body = { type: 'game', comment: 'It hangs' } as const;
  const sending = api(feedback, {
    key: 'key-1',
    body,
    files,
    signal: owner.signal,
    fetch: fetchWithProgress((share) => shares.push(share)),
  });
  sending.catch(() => undefined);
  const wire = await vi.waitUntil(() => Wire.last?.headers.authorization && Wire.last, { interval: 1 });
  return { sending, shares, owner, wire };
};

test('an upload reports its progress and resolves with the response @R241', async () => {
  const { sending, shares, wire } = await startUpload();
  for (const loaded of [0, 50, 100]) wire.upload.onprogress?.({ loaded, total: 100 });
  wire.onload();
  expect(await sending).toEqual({ id: '7' });
  expect(shares).toEqual([0, 0.5, 1]);
});

test.each([
  ['the player cancels', 'CallAborted', { owner: true }],
  ['loses the network', 'CallError', { owner: false }],
])('an upload that %s rejects with %s @R241', async (_, name, by) => {
  const { sending, owner, wire } = await startUpload();
  if (by.owner) owner.abort();
  else wire.onerror();
  await expect(sending).rejects.toMatchObject({ name });
});
