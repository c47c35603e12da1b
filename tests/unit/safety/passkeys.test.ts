import { afterEach, expect, test, vi } from 'vitest';
import { openTab } from '#tests/support/tab.ts';

const options = {
  challenge: 'AAAA',
  rpId: 'site.test',
  timeout: 60_000,
  allowCredentials: [],
  userVerification: 'required',
} as const;
const answer = { id: 'AQ', rawId: 'AQ', type: 'public-key', clientExtensionResults: {} };

const device = { sign: vi.fn(), make: vi.fn(), offers: vi.fn() };

const withDevice = async () => {
  vi.doMock('@simplewebauthn/browser', () => ({
    startAuthentication: device.sign,
    startRegistration: device.make,
    browserSupportsWebAuthnAutofill: device.offers,
  }));
  const tab = openTab();
  tab.backend
    .value('passkeyLoginOptions', options as never)
    .value('passkeyLogin', { token: 't', userName: 'player01', customerType: 0, firstTimeLogin: false });
  const { $session } = await import('#features/account/state/session.ts');
  return { ...tab, $session, ...(await import('#features/account/actions/passkey-login.ts')) };
};

afterEach(() => {
  vi.doUnmock('@simplewebauthn/browser');
  vi.resetAllMocks();
});

test('logs in with a passkey and no password @X09', async () => {
  const { logInWithPasskey, $session, backend } = await withDevice();
  device.sign.mockResolvedValue(answer);
  await logInWithPasskey();
  expect(device.sign).toHaveBeenCalledExactlyOnceWith({ optionsJSON: options, useBrowserAutofill: false });
  expect(backend.of('passkeyLogin')[0]?.body).toEqual({ answer });
  expect($session.get()?.userName).toBe('player01');
});

test.each([
  ['NotAllowedError', { name: 'CallAborted' }],
  ['AbortError', { name: 'CallAborted' }],
  ['InvalidStateError', { code: 'passkey.here' }],
  ['SecurityError', { code: 'passkey.failed' }],
])('a device error %s rejects with %j and creates no session @X09', async (name, failure) => {
  const { logInWithPasskey, $session } = await withDevice();
  const { createPasskey } = await import('#features/account/actions/passkey-device.ts');
  const error = Object.assign(new Error(), { name });
  device.sign.mockRejectedValue(error);
  device.make.mockRejectedValue(error);
  await expect(logInWithPasskey()).rejects.toMatchObject(failure);
  await expect(createPasskey({} as never)).rejects.toMatchObject(failure);
  expect($session.get()).toBeNull();
});

test.each([true, false])('offers passkey autofill if the browser supports it: %s @X09', async (can) => {
  const { offerPasskeys, $session, backend } = await withDevice();
  device.offers.mockResolvedValue(can);
  device.sign.mockResolvedValue(answer);
  await offerPasskeys();
  expect($session.get() !== null).toBe(can);
  expect(backend.placed.length > 0).toBe(can);
});
