import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';
import { useFlags } from '#features/shared/use-flags.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/Button.tsx';
import { CaptchaField } from '#ui/form/CaptchaField.tsx';
import type { CaptchaStore } from '../state/captcha.ts';

interface CaptchaInputProps
  extends Pick<
    ComponentProps<typeof CaptchaField>,
    'hint' | 'placeholder' | 'inputMode' | 'required' | 'error' | 'defaultValue' | 'onRefresh'
  > {
  /** Namespace of the texts that the page shows at once. */
  readonly texts: Pick<Words['accountCommon'], 'captcha' | 'captchaPicture' | 'captchaRefresh' | 'captchaTask'>;
  readonly captcha: CaptchaStore;
}

/** Captcha: the answer to a picture, or a task that the browser solves for visitors who cannot read the picture. */
export const CaptchaInput = ({ texts, captcha, ...field }: CaptchaInputProps) => {
  const { t } = useWords();
  const { picture, failed } = useStore(captcha.$captcha);
  const { state } = useStore(captcha.$task);
  const { CAPTCHATASK3 } = useFlags();
  if (state === 'solved')
    return (
      // The pressed button is gone, and with it the focus.
      <p role="status" tabIndex={-1} ref={(text) => text?.focus()}>
        {t.accountCommon.captchaPassed()}
      </p>
    );
  return (
    <>
      <CaptchaField
        {...field}
        label={texts.captcha()}
        picture={picture}
        failed={failed}
        pictureLabel={texts.captchaPicture()}
        refreshLabel={texts.captchaRefresh()}
        failedLabel={t.accountCommon.captchaFailed()}
      />
      {CAPTCHATASK3 && (
        <div>
          <Button look="quiet" wide busy={state === 'running'} onClick={() => void captcha.solveTask()}>
            {state === 'running' ? t.accountCommon.captchaTaskRunning() : texts.captchaTask()}
          </Button>
          <p role="status">{state === 'failed' && t.accountCommon.captchaTaskFailed()}</p>
        </div>
      )}
    </>
  );
};
