import { securityQuestions, setSecurityQuestions } from '#contract/account/security.ts';
import type { Value } from '#contract/types.ts';
import { HoldNotice } from '#features/shared/HoldNotice.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { LoginPasswordField } from '#features/shared/LoginPasswordField.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useSecurityForm } from '#features/shared/use-security-form.ts';
import { validateLoginPassword, validateText } from '#features/shared/validate-text.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StepLayout } from '../StepLayout.tsx';
import type { StepProps } from '../step-props.ts';
import { type NewName, NewQuestions, newNames, OldAnswers, type OldName, oldNames } from './SecurityQuestionFields.tsx';

type KnownQuestions = Value<'securityQuestions'>;
type Name = OldName | NewName | 'loginPassword';

const QuestionsForm = ({ config, onSaved, known }: StepProps & { readonly known: KnownQuestions }) => {
  const { t } = useWords();
  const { questions, chosen } = known;
  const form = useSecurityForm<Name>({
    names: [...oldNames.slice(0, chosen.length), ...newNames, 'loginPassword'],
    fields: { 'login.wrong-password': 'loginPassword', 'verification.wrong': 'old1' },
    words: { 'verification.wrong': t.accountSecurity.answersWrong() },
    check: (name, values) => {
      if (name === 'loginPassword') return validateLoginPassword(t, values.loginPassword);
      if (!name.startsWith('question')) return validateText(t, values[name], 60, t.accountSecurity.answerRequired());
      if (!values[name]) return [t.accountSecurity.chooseQuestion()];
      const same = [values.question1, values.question2, values.question3].filter((it) => it === values[name]);
      return same.length > 1 ? [t.accountSecurity.questionTwice()] : [];
    },
    submit: async (values) => {
      const answers = ([1, 2, 3] as const).map((n) => ({
        questionId: Number(values[`question${n}`]),
        answer: values[`answer${n}`],
      }));
      const oldAnswers = chosen.map((questionId, index) => ({ questionId, answer: values[oldNames[index] ?? 'old1'] }));
      const { loginPassword } = values;
      await api(setSecurityQuestions, {
        body: { loginPassword, answers, ...(oldAnswers.length > 0 && { oldAnswers }) },
      });
      onSaved();
    },
  });
  return (
    <FormFrame form={form} className="stack secform" submit={t.accountSecurity.save()}>
      {chosen.length > 0 && <OldAnswers questions={questions} chosen={chosen} errorOf={form.errorOf} />}
      <NewQuestions questions={questions} errorOf={form.errorOf} />
      <LoginPasswordField error={form.errorOf('loginPassword')} />
      {chosen.length > 0 && <HoldNotice hours={config.holdHours} />}
    </FormFrame>
  );
};

/** Step to set three security questions; current ones have to be answered before they are replaced. */
export const SecurityQuestionsStep = (props: StepProps) => {
  const { t } = useWords();
  const loaded = useQuery('security-questions', (signal, now) =>
    api(securityQuestions, { query: { language: wireLanguage(now) }, signal }),
  );
  return (
    <StepLayout title={t.accountSecurity.questions()} lead={t.accountSecurity.questionsLead()} onBack={props.onBack}>
      <LoadState loaded={loaded} skeleton={<Skeleton shape="row" count={6} />}>
        {(known) => <QuestionsForm {...props} known={known} />}
      </LoadState>
    </StepLayout>
  );
};
