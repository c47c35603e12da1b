import { resetPaymentPassword, securityQuestions } from '#contract/account/security.ts';
import type { Value } from '#contract/types.ts';
import { HoldNotice } from '#features/shared/HoldNotice.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { LoginPasswordField } from '#features/shared/LoginPasswordField.tsx';
import { NewPinFields, validateNewPin } from '#features/shared/NewPinFields.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useSecurityForm } from '#features/shared/use-security-form.ts';
import { validateLoginPassword, validateText } from '#features/shared/validate-text.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { hrefOf } from '#paths.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StepLayout } from '../StepLayout.tsx';
import type { StepProps } from '../step-props.ts';
import { OldAnswers, type OldName, oldNames } from './SecurityQuestionFields.tsx';

type Name = OldName | 'newPaymentPassword' | 'repeatPassword' | 'loginPassword';

const ResetForm = ({ config, onSaved, known }: StepProps & { readonly known: Value<'securityQuestions'> }) => {
  const { t } = useWords();
  const { questions, chosen } = known;
  const form = useSecurityForm<Name>({
    names: [...oldNames.slice(0, chosen.length), 'newPaymentPassword', 'repeatPassword', 'loginPassword'],
    fields: { 'login.wrong-password': 'loginPassword', 'verification.wrong': 'old1' },
    words: { 'verification.wrong': t.accountSecurity.answersWrong() },
    check: (name, values) => {
      if (name === 'loginPassword') return validateLoginPassword(t, values.loginPassword);
      if (name === 'newPaymentPassword' || name === 'repeatPassword')
        return validateNewPin(t, name, values, config.birthday);
      return validateText(t, values[name], 60, t.accountSecurity.answerRequired());
    },
    submit: async (values) => {
      const answers = chosen.map((questionId, index) => ({ questionId, answer: values[oldNames[index] ?? 'old1'] }));
      const { loginPassword, newPaymentPassword } = values;
      await api(resetPaymentPassword, { body: { loginPassword, newPaymentPassword, answers } });
      onSaved();
    },
  });
  return (
    <FormFrame form={form} className="stack secform" submit={t.accountSecurity.save()}>
      <OldAnswers questions={questions} chosen={chosen} errorOf={form.errorOf} />
      <NewPinFields errorOf={form.errorOf} />
      <LoginPasswordField error={form.errorOf('loginPassword')} />
      <HoldNotice hours={config.holdHours} />
    </FormFrame>
  );
};

/** Resets a forgotten withdrawal password through the security questions. */
export const ResetWithdrawalPasswordStep = (props: StepProps) => {
  const { t } = useWords();
  const loaded = useQuery('security-questions', (signal, now) =>
    api(securityQuestions, { query: { language: wireLanguage(now) }, signal }),
  );
  return (
    <StepLayout title={t.accountSecurity.resetTitle()} lead={t.accountSecurity.resetLead()} onBack={props.onBack}>
      <LoadState
        loaded={loaded}
        skeleton={<Skeleton shape="row" count={6} />}
        empty={({ chosen }) =>
          chosen.length > 0
            ? null
            : {
                icon: 'help',
                title: t.accountSecurity.questions(),
                text: t.accountSecurity.noQuestions(),
                action: (
                  <a className="btn btn--quiet" href={hrefOf('service')}>
                    {t.accountSecurity.toService()}
                  </a>
                ),
              }
        }
      >
        {(known) => <ResetForm {...props} known={known} />}
      </LoadState>
    </StepLayout>
  );
};
