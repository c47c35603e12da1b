import { useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { afterInteraction } from '#lib/browser/after-interaction.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import type { MobileFieldRegion } from '../use-mobile-region.ts';
import type { RegistrationSpec } from './create-account.ts';
import { RegistrationField } from './RegistrationField.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import { loadCreateAccount, useRegistration } from './use-registration.ts';

interface RegisterFormProps extends RegistrationSpec {
  readonly region: MobileFieldRegion;
  /** Values typed before the tab was switched. */
  readonly typed: Readonly<Record<string, string>>;
  readonly onType: (values: Readonly<Record<string, string>>) => void;
}

/** Registration form of one method. */
export const RegisterForm = ({ region, typed, onType, ...spec }: RegisterFormProps) => {
  const { fields } = spec;
  const { t } = useWords();
  const [agreed, setAgreed] = useState(true);
  const registration = useRegistration(spec);
  const { form } = registration;

  return (
    <form
      ref={form.ref}
      className="stack register"
      method="post"
      noValidate
      {...form.events}
      onFocus={() => afterInteraction(() => ignoreFailure(loadCreateAccount()))}
      onChange={() => onType(form.read())}
      onBlur={(event) => {
        form.events.onBlur(event);
        const { target } = event;
        // If the check fails to load, the server validates on submit.
        ignoreFailure(
          import('./check-username-taken.ts').then(({ checkUsernameTaken }) =>
            checkUsernameTaken(target, form, fields),
          ),
        );
      }}
    >
      {fields.map((entry) => (
        <RegistrationField key={entry.name} entry={entry} region={region} typed={typed} registration={registration} />
      ))}
      <TermsCheckbox onChange={setAgreed} />
      <FormProblem text={form.formError} />
      <Button look="primary" wide type="submit" busy={form.busy} disabled={!agreed}>
        {t.accountRegister.submit()}
      </Button>
    </form>
  );
};
