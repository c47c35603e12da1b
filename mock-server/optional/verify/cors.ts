import { captchaHeader } from '#contract/captcha-header.ts';
import type { Backend } from './backend.ts';
import { type Fault, fault } from './finding.ts';

/** Request headers of the site in a browser's preflight. */
export const requestHeaders = [
  'authorization',
  captchaHeader.toLowerCase(),
  'content-type',
  'device',
  'device-id',
  'encryption',
  'idempotency-key',
  'module-id',
];

/** Response headers that the site reads across origins. */
export const exposedHeaders = ['date', captchaHeader.toLowerCase()];

const listOf = (value: string | null): string[] => (value ?? '').toLowerCase().split(/\s*,\s*/);

/** Returns the CORS headers that pages of that origin lack. */
export const corsFaults = async (backend: Backend, origin: string): Promise<Fault[]> => {
  const preflight = await backend.send('/wps/session/login', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': requestHeaders.join(),
    },
  });
  const response = await backend.send('/wps/system/version', { headers: { origin } });
  const found: Fault[] = [];
  const expect = (isValid: boolean, name: string, message: string) => {
    if (!isValid) found.push(fault('header', name, message));
  };
  const allowsOrigin = ({ headers }: typeof preflight) =>
    [origin, '*'].includes(headers.get('access-control-allow-origin') ?? '');
  expect(allowsOrigin(preflight) && allowsOrigin(response), 'Access-Control-Allow-Origin', `does not allow ${origin}`);
  const allowed = listOf(preflight.headers.get('access-control-allow-headers'));
  const missing = requestHeaders.filter((name) => !allowed.includes(name) && !allowed.includes('*'));
  expect(missing.length === 0, 'Access-Control-Allow-Headers', `lacks ${missing.join(', ')}`);
  const exposed = listOf(response.headers.get('access-control-expose-headers'));
  const hidden = exposedHeaders.filter((name) => !exposed.includes(name));
  expect(hidden.length === 0, 'Access-Control-Expose-Headers', `lacks ${hidden.join(', ')}`);
  return found;
};
