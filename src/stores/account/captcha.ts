import { atom, type ReadableAtom } from 'nanostores';
import { captcha } from '../../api/account/verification.ts';
import { CallAborted } from '../../api/errors.ts';

export interface CaptchaPicture {
  /** Data address; null while there is none. */
  readonly picture: string | null;
  readonly failed: boolean;
}

export interface CaptchaStore {
  readonly $captcha: ReadableAtom<CaptchaPicture>;
  /** Fetches another picture; of several asked for the last one shows. */
  refresh(): Promise<void>;
}

/** The picture of one form (R134, R147). */
export const makeCaptcha = (): CaptchaStore => {
  const $captcha = atom<CaptchaPicture>({ picture: null, failed: false });
  let asked = 0;
  return {
    $captcha,
    refresh: async () => {
      asked += 1;
      const mine = asked;
      try {
        const picture = await captcha();
        if (mine === asked)
          $captcha.set({ picture: picture.startsWith('data:image/') ? picture : null, failed: false });
      } catch (error) {
        if (mine === asked && !(error instanceof CallAborted)) $captcha.set({ picture: null, failed: true });
      }
    },
  };
};
