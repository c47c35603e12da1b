import { atom, type ReadableAtom } from 'nanostores';
import { CallAborted } from '#lib/http/errors.ts';
import { captcha } from '../api/verification.ts';

export interface CaptchaPicture {
  /** Data URL; null until loaded. */
  readonly picture: string | null;
  readonly failed: boolean;
  /** Id of the captcha, sent with its solution. */
  readonly id: string;
}

export interface CaptchaStore {
  readonly $captcha: ReadableAtom<CaptchaPicture>;
  /** Fetches another captcha; only the response to the latest request is used. */
  refresh(): Promise<void>;
}

/** Creates the store of one form's captcha picture. */
export const createCaptcha = (): CaptchaStore => {
  const $captcha = atom<CaptchaPicture>({ picture: null, failed: false, id: '' });
  let latest = 0;
  return {
    $captcha,
    refresh: async () => {
      latest += 1;
      const request = latest;
      try {
        const { picture, id } = await captcha();
        if (request === latest)
          $captcha.set({ picture: picture.startsWith('data:image/') ? picture : null, failed: false, id });
      } catch (error) {
        if (request === latest && !(error instanceof CallAborted))
          $captcha.set({ picture: null, failed: true, id: '' });
      }
    },
  };
};
