import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { brand } from '#brands/current.ts';
import { updateBirthday, updatePayeeName } from '#contract/account/security.ts';
import { useSecurityForm } from '#features/shared/use-security-form.ts';
import { wireLanguage } from '#i18n/locale.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { hrefOf } from '#paths.ts';
import { Field } from '#ui/Field.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { confirmDialog } from '#ui/open-dialog.tsx';
import { ruleInForce } from '../../../model/field-rules.ts';
import { latestBirthday } from '../../../model/latest-birthday.ts';
import { validateName } from '../../../model/person-name.ts';
import { $rules, loadRules } from '../../../state/field-rules.ts';
import { StepLayout } from '../StepLayout.tsx';
import type { StepProps } from '../step-props.ts';

/** Returns the site's validation rule for names. */
const useNameRule = () => {
  const rules = useStore($rules);
  useEffect(() => {
    void ignoreCallErrors(loadRules());
  }, []);
  return ruleInForce(rules?.regexp.payeeName);
};

/** Asks for confirmation of a value that can only be set once. */
const confirmOnce = (t: Words, value: string): Promise<boolean> =>
  confirmDialog({
    title: t.accountSecurity.once(),
    text: t.accountSecurity.onceText({ value }),
    cancel: t.siteShell.cancel(),
    confirm: t.accountSecurity.yes(),
  });

/** Value that can no longer be changed, with a link to customer service. */
const Fixed = ({ value }: { readonly value: string }): ReactNode => {
  const { t } = useWords();
  return (
    <div className="secfixed">
      <b>{value}</b>
      <p>{t.accountSecurity.nameOnce()}</p>
      <a className="textlink" href={hrefOf('service')}>
        {t.accountSecurity.toService()}
      </a>
    </div>
  );
};

/** Step to set the name on cards and ID, only once. */
export const NameStep = ({ config, onBack, onSaved }: StepProps) => {
  const { t, locale } = useWords();
  const rule = useNameRule();
  const form = useSecurityForm<'payeeName'>({
    names: ['payeeName'],
    check: (_, { payeeName }) => validateName(rule, payeeName, wireLanguage(locale), t.accountSecurity.cardNameHint()),
    submit: async ({ payeeName }) => {
      if (!(await confirmOnce(t, payeeName))) return;
      await api(updatePayeeName, { body: { payeeName } });
      onSaved();
    },
  });
  return (
    <StepLayout title={t.accountSecurity.realName()} lead={t.accountSecurity.nameLead()} onBack={onBack}>
      {config.payeeName ? (
        <Fixed value={config.payeeName} />
      ) : (
        <FormFrame form={form} className="stack secform" submit={t.accountSecurity.save()}>
          <Field
            label={t.accountSecurity.realName()}
            name="payeeName"
            icon="user"
            autoComplete="name"
            required
            error={form.errorOf('payeeName')}
          />
        </FormFrame>
      )}
    </StepLayout>
  );
};

/** Step to set the birthday, only once and from the minimum age on. */
export const BirthdayStep = ({ config, onBack, onSaved }: StepProps) => {
  const { t, locale } = useWords();
  const latest = latestBirthday(brand.minAge);
  const form = useSecurityForm<'birthday'>({
    names: ['birthday'],
    check: (_, { birthday }) => {
      if (birthday === '' || birthday < '1900-01-01') return [t.accountSecurity.birthdayRequired()];
      return birthday <= latest ? [] : [t.accountSecurity.birthdayAge({ age: brand.minAge })];
    },
    submit: async ({ birthday }) => {
      if (!(await confirmOnce(t, dayName(birthday, locale)))) return;
      await api(updateBirthday, { query: { merchantCode: brand.merchantCode }, body: { birthday } });
      onSaved();
    },
  });
  return (
    <StepLayout title={t.accountSecurity.birthday()} lead={t.accountSecurity.birthdayLead()} onBack={onBack}>
      {config.birthday ? (
        <Fixed value={dayName(config.birthday, locale)} />
      ) : (
        <FormFrame form={form} className="stack secform" submit={t.accountSecurity.save()}>
          <Field
            label={t.accountSecurity.birthday()}
            name="birthday"
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            required
            hint={t.accountSecurity.birthdayAge({ age: brand.minAge })}
            error={form.errorOf('birthday')}
          />
        </FormFrame>
      )}
    </StepLayout>
  );
};
