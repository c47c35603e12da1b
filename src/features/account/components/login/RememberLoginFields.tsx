import type { Words } from '#i18n/translate.ts';
import { CheckBox } from '#ui/form/CheckBox.tsx';

interface RememberLoginFieldsProps {
  readonly t: Words;
  readonly remembering: boolean;
  readonly onChoose: (on: boolean) => void;
  /** Logging in without a form needs a password. */
  readonly withAuto?: boolean;
}

/** Checkboxes "remember me" and "automatic login"; off by default. */
export const RememberLoginFields = ({ t, remembering, onChoose, withAuto }: RememberLoginFieldsProps) => (
  <div className="login__boxes">
    <CheckBox name="remember" onChange={(event) => onChoose(event.currentTarget.checked)}>
      {t.accountLogin.remember()}
    </CheckBox>
    {withAuto && remembering && <CheckBox name="auto">{t.accountCommon.autoLogin()}</CheckBox>}
  </div>
);
