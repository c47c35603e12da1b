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

/** Fetches a captcha picture with its id from the response header. */
export const captcha = async (): Promise<Captcha> => {
  let id = '';
  const onHeaders = (headers: Headers): void => {
    id = headers.get(captchaHeader) ?? '';
  };
  return { picture: await api(endpoints.captcha, { onHeaders }), id };
};

/** Returns the header that identifies the solved captcha. */
export const captchaHeaders = (id: string | undefined): Record<string, string> => (id ? { [captchaHeader]: id } : {});
