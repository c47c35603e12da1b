import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import state from '#ui/styles/state.css?inline';
import css from './register-closed.css?inline';

adoptStyles(state + css);

/** Notice that registration is closed because both methods are off, with a link to log in. */
const RegisterClosed = () => {
  const { t } = useWords();
  return (
    <div className="state register__closed">
      <Icon name="lock" />
      <h2>{t.accountCommon.closedTitle()}</h2>
      <p>{t.accountCommon.closedText()}</p>
      <a className="btn btn--primary" href={hrefOf('login')}>
        {t.accountRegister.logIn()}
      </a>
    </div>
  );
};

export default RegisterClosed;
