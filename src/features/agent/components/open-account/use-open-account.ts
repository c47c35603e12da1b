import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { passwordLength } from '#contract/account/account-terms.ts';
import { createDownline } from '#contract/agent/team.ts';
import type { Value } from '#contract/types.ts';
import { ruleInForce } from '#features/account/model/field-rules.ts';
import { validateField } from '#features/account/model/validate-field.ts';
import { $rules, loadRules } from '#features/account/state/field-rules.ts';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { CallError, codeOf, ignoreCallErrors } from '#lib/http/errors.ts';
import { useForm } from '#ui/form/use-form.ts';
import type { Rates } from '../../model/rates.ts';
import type { AccountKind } from './AccountTypeField.tsx';
import { useUsernameCheck } from './use-username-check.ts';

type Name = 'username' | 'password';

/** Returns the form of a new account and the created one. */
export const useOpenAccount = (kind: AccountKind, rates: Rates) => {
  const { t, locale } = useWords();
  const w = t.agentOpenAccount;
  const name = useUsernameCheck();
  const [created, setCreated] = useState<Value<'createDownline'> | null>(null);

  const rules = useStore($rules, { ssr: () => null });
  useEffect(() => {
    void ignoreCallErrors(loadRules());
  }, []);

  const form = useForm<Name>({
    names: ['username', 'password'],
    errorText: (error, at) => {
      const code = codeOf(error);
      if (code === 'username.taken') return w.nameTaken();
      if (code !== 'request.invalid' || !at) return errorText(t, error);
      return at === 'username' ? w.nameRule() : w.passwordRule(passwordLength);
    },
    check: (at, { username, password }) => {
      const language = wireLanguage(locale);
      if (at === 'password')
        return validateField(ruleInForce(rules?.regexp.password), password, language, w.passwordRule(passwordLength));
      if (name.state === 'taken') return [w.nameTaken()];
      return validateField(ruleInForce(rules?.regexp.username), username, language, w.nameRule());
    },
    submit: async ({ username, password }) => {
      name.forget();
      setCreated(await api(createDownline, { body: { username, password, kind, rebates: rates } }));
    },
    fieldOf: (code, error) => {
      if (code === 'username.taken') return 'username';
      if (code === 'password.common') return 'password';
      const [first] = error instanceof CallError ? error.fields : [];
      return first?.field === 'username' || first?.field === 'password' ? first.field : undefined;
    },
  });
  return { form, name, created, setCreated };
};
