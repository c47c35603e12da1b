import { useWords } from '#i18n/use-words.ts';
import { CheckBox } from '#ui/form/CheckBox.tsx';

interface RememberLoginFieldsProps {
  readonly remembering: boolean;
  readonly onChoose: (on: boolean) => void;
  /** Logging in without a form needs a password. */
  readonly withAuto?: boolean;
}

/** Checkboxes "remember me" and "automatic login"; off by default. */
export const RememberLoginFields = ({ remembering, onChoose, withAuto }: RememberLoginFieldsProps) => {
  const { t } = useWords();
  return (
    <div className="login__boxes">
      <CheckBox name="remember" onChange={(event) => onChoose(event.currentTarget.checked)}>
        {t.accountLogin.remember()}
      </CheckBox>
      {withAuto && remembering && <CheckBox name="auto">{t.accountCommon.autoLogin()}</CheckBox>}
    </div>
  );
};
