import * as rows from '../../../contract/account/verification.ts';
import { captchaHeader } from '../../../contract/captcha-header.ts';
import type { Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';

export interface Captcha {
  /** A data address. */
  readonly picture: Value<'captcha'>;
  /** Names the picture to the call that answers it. */
  readonly id: string;
}

/** R228 */
export const captcha = async (): Promise<Captcha> => {
  let id = '';
  const onHeaders = (headers: Headers): void => {
    id = headers.get(captchaHeader) ?? '';
  };
  return { picture: await api(rows.captcha, { onHeaders }), id };
};

/** What a call carries besides an answer: which picture it answers. */
export const captchaHeaders = (id: string | undefined): Record<string, string> => (id ? { [captchaHeader]: id } : {});
