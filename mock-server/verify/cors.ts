import { captchaHeader } from '../../src/contract/captcha-header.ts';
import type { Backend } from './backend.ts';
import { type Fault, fault } from './finding.ts';

/** What calls of the site carry that a browser asks for first. */
export const crossingHeaders = [
  'authorization',
  captchaHeader.toLowerCase(),
  'content-type',
  'device',
  'device-id',
  'encryption',
  'idempotency-key',
  'module-id',
];

/** What the site reads of a reply from elsewhere. */
export const exposedHeaders = ['date', captchaHeader.toLowerCase()];

const listOf = (value: string | null): string[] => (value ?? '').toLowerCase().split(/\s*,\s*/);

/** Whether pages of that origin may call the backend. */
export const corsFaults = async (backend: Backend, origin: string): Promise<Fault[]> => {
  const asked = await backend.send('/wps/session/login', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': crossingHeaders.join(),
    },
  });
  const answered = await backend.send('/wps/system/version', { headers: { origin } });
  const found: Fault[] = [];
  const expect = (good: boolean, name: string, told: string) => {
    if (!good) found.push(fault('header', name, told));
  };
  const lets = ({ headers }: typeof asked) => [origin, '*'].includes(headers.get('access-control-allow-origin') ?? '');
  expect(lets(asked) && lets(answered), 'Access-Control-Allow-Origin', `does not let ${origin} in`);
  const allowed = listOf(asked.headers.get('access-control-allow-headers'));
  const missing = crossingHeaders.filter((name) => !allowed.includes(name) && !allowed.includes('*'));
  expect(missing.length === 0, 'Access-Control-Allow-Headers', `lacks ${missing.join(', ')}`);
  const exposed = listOf(answered.headers.get('access-control-expose-headers'));
  const hidden = exposedHeaders.filter((name) => !exposed.includes(name));
  expect(hidden.length === 0, 'Access-Control-Expose-Headers', `lacks ${hidden.join(', ')}`);
  return found;
};
