import type { Value } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { Field } from '#ui/Field.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';

type Questions = Value<'securityQuestions'>['questions'];

export type OldName = `old${1 | 2 | 3}`;
export type NewName = `question${1 | 2 | 3}` | `answer${1 | 2 | 3}`;

const places = [1, 2, 3] as const;
export const oldNames: readonly OldName[] = places.map((n) => `old${n}` as const);
export const newNames: readonly NewName[] = places.flatMap((n) => [`question${n}`, `answer${n}`] as const);

interface FieldsProps<N extends string> {
  readonly questions: Questions;
  readonly errorOf: (name: N) => string | undefined;
}

/** Fields for the answers to the current security questions. */
export const OldAnswers = ({
  questions,
  chosen,
  errorOf,
}: FieldsProps<OldName> & { readonly chosen: readonly number[] }) => {
  const { t } = useWords();
  return (
    <fieldset className="secform__part">
      <legend>{t.accountSecurity.questionsOld()}</legend>
      {chosen.map((questionId, index) => {
        const name = oldNames[index] ?? 'old1';
        return (
          <Field
            key={questionId}
            label={questions.find((it) => it.questionId === questionId)?.text ?? ''}
            name={name}
            autoComplete="off"
            required
            error={errorOf(name)}
          />
        );
      })}
    </fieldset>
  );
};

/** Fields for three security questions from the list with their answers. */
export const NewQuestions = ({ questions, errorOf }: FieldsProps<NewName>) => {
  const { t } = useWords();
  return (
    <fieldset className="secform__part">
      <legend>{t.accountSecurity.questionsNew()}</legend>
      {places.map((n) => (
        <div className="secform__pair" key={n}>
          <SelectField
            label={t.accountSecurity.questionNo({ n })}
            name={`question${n}`}
            defaultValue=""
            required
            error={errorOf(`question${n}`)}
          >
            <option value="">{t.accountSecurity.chooseQuestion()}</option>
            {questions.map(({ questionId, text }) => (
              <option key={questionId} value={questionId}>
                {text}
              </option>
            ))}
          </SelectField>
          <Field
            label={t.accountSecurity.answerNo({ n })}
            name={`answer${n}`}
            autoComplete="off"
            required
            error={errorOf(`answer${n}`)}
          />
        </div>
      ))}
    </fieldset>
  );
};
