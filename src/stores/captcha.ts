import { atom, type ReadableAtom } from 'nanostores';
import { CallAborted } from '../api/errors.ts';
import { captcha } from '../api/verification.ts';

export interface CaptchaPicture {
  /** Data address; null while there is none. */
  readonly picture: string | null;
  readonly failed: boolean;
}

export interface CaptchaStore {
  readonly $captcha: ReadableAtom<CaptchaPicture>;
  /** Fetches another picture; the old answer counts no more. */
  refresh(): Promise<void>;
}

/** The picture of one form (R134, R147). */
export const makeCaptcha = (): CaptchaStore => {
  const $captcha = atom<CaptchaPicture>({ picture: null, failed: false });
  return {
    $captcha,
    refresh: async () => {
      try {
        const picture = await captcha();
        $captcha.set({ picture: picture.startsWith('data:image/') ? picture : null, failed: false });
      } catch (error) {
        if (!(error instanceof CallAborted)) $captcha.set({ picture: null, failed: true });
      }
    },
  };
};
