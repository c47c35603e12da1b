import type { Value } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './consent.css?inline';

adoptStyles(css);

interface ConsentScreenProps {
  readonly provider: string;
  readonly brandName: string;
  readonly accounts: Value<'socialAccounts'>;
  readonly onAnswer: (accountId: string | null) => void;
}

/** Simulated consent screen of a social provider. */
export const ConsentScreen = ({ provider, brandName, accounts, onAnswer }: ConsentScreenProps) => {
  const { t } = useWords();
  return (
    <Dialog title={t.accountCommon.consentTitle({ provider })} onClose={() => onAnswer(null)}>
      <p className="consent__note">{t.accountCommon.consentNote({ provider, brand: brandName })}</p>
      {accounts.length === 0 && <p>{t.accountCommon.consentEmpty()}</p>}
      <ul className="consent">
        {accounts.map(({ id, name, email }) => (
          <li key={id}>
            <button type="button" onClick={() => onAnswer(id)}>
              <b>{name}</b>
              <small>
                {email.slice(0, email.indexOf('@'))}
                <wbr />
                {email.slice(email.indexOf('@'))}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn--quiet btn--wide" onClick={() => onAnswer(null)}>
        {t.siteShell.cancel()}
      </button>
    </Dialog>
  );
};
