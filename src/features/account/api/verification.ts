import * as endpoints from '#contract/account/verification.ts';
import { captchaHeader } from '#contract/captcha-header.ts';
import type { Value } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';

export interface Captcha {
  /** Data URL. */
  readonly picture: Value<'captcha'>;
  /** Id of the captcha, sent with its solution. */
  readonly id: string;
}

/** Makes a call with a captcha in its response, whose header names the captcha. */
const withId = async <V>(
  call: (onHeaders: (headers: Headers) => void) => Promise<V>,
): Promise<[value: V, id: string]> => {
  let id = '';
  const value = await call((headers) => {
    id = headers.get(captchaHeader) ?? '';
  });
  return [value, id];
};

/** Fetches a captcha picture. */
export const captcha = async (): Promise<Captcha> => {
  const [picture, id] = await withId((onHeaders) => api(endpoints.captcha, { onHeaders }));
  return { picture, id };
};

/** Fetches a task that the browser solves in place of a picture, with its id. */
export const captchaTask = (): Promise<[task: Value<'captchaTask'>, id: string]> =>
  withId((onHeaders) => api(endpoints.captchaTask, { onHeaders }));

/** Returns the header that identifies the solved captcha. */
export const captchaHeaders = (id: string | undefined): Record<string, string> => (id ? { [captchaHeader]: id } : {});
