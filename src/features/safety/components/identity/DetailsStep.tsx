import { brand } from '#brands/current.ts';
import {
  documentExample,
  documentName,
  type IdentityDocument,
  isDocumentNumber,
} from '#contract/safety/identity-documents.ts';
import type { Value } from '#contract/types.ts';
import { latestBirthday } from '#features/account/model/latest-birthday.ts';
import { isPersonName } from '#features/account/model/person-name.ts';
import { Facts } from '#features/shared/Facts.tsx';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { useForm } from '#ui/form/use-form.ts';

export interface IdentityDetails {
  readonly documentNumber: string;
  readonly fullName: string;
  readonly birthday: string;
}

interface DetailsStepProps {
  readonly type: IdentityDocument;
  /** Account details that must match the document. */
  readonly known: Pick<Value<'identityStatus'>, 'fullName' | 'birthday'>;
  readonly details: IdentityDetails;
  /** Called with every input. */
  readonly onChange: (details: IdentityDetails) => void;
  readonly onDone: (details: IdentityDetails) => void;
}

/** Document number, plus name and birthday if the account has none yet. */
export const DetailsStep = ({ type, known, details, onChange, onDone }: DetailsStepProps) => {
  const { t, locale } = useWords();
  const w = t.safetyIdentity;
  const example = documentExample(type);
  const checks = {
    documentNumber: (text: string) => (isDocumentNumber(type, text) ? [] : [w.numberWrong({ number: example })]),
    fullName: (text: string) => (known.fullName || isPersonName(text) ? [] : [w.nameRequired()]),
    birthday: (day: string) => {
      if (known.birthday) return [];
      if (!day || day < '1900-01-01') return [w.birthdayRequired()];
      return day <= latestBirthday(brand.minAge) ? [] : [w.birthdayAge({ age: brand.minAge })];
    },
  };
  const detailsOf = (values: IdentityDetails): IdentityDetails => ({
    documentNumber: values.documentNumber,
    fullName: known.fullName ?? values.fullName,
    birthday: known.birthday ?? values.birthday,
  });
  const form = useForm<keyof IdentityDetails>({
    names: ['documentNumber', 'fullName', 'birthday'],
    errorText: (error) => errorText(t, error),
    check: (name, values) => checks[name](values[name] ?? ''),
    submit: async (values) => onDone(detailsOf(values)),
  });
  return (
    <form
      ref={form.ref}
      className="identity__step"
      method="post"
      noValidate
      {...form.events}
      onInput={(event) => {
        form.events.onInput(event);
        onChange(detailsOf(form.read()));
      }}
    >
      <Field
        label={`${w.number()} · ${documentName(type, wireLanguage(locale))}`}
        name="documentNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        defaultValue={details.documentNumber}
        hint={w.example({ number: example })}
        error={form.errorOf('documentNumber')}
      />
      {!known.fullName && (
        <Field
          label={w.fullName()}
          name="fullName"
          autoComplete="name"
          required
          defaultValue={details.fullName}
          hint={w.fullNameHint()}
          error={form.errorOf('fullName')}
        />
      )}
      {!known.birthday && (
        <Field
          label={w.birthday()}
          name="birthday"
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          required
          defaultValue={details.birthday}
          hint={w.birthdayAge({ age: brand.minAge })}
          error={form.errorOf('birthday')}
        />
      )}
      {(known.fullName || known.birthday) && (
        <>
          <p>{w.fromAccount()}</p>
          <Facts
            facts={[
              { label: w.fullName(), value: known.fullName },
              { label: w.birthday(), value: known.birthday && dayName(known.birthday, locale) },
            ]}
          />
        </>
      )}
      <Button look="primary" wide type="submit">
        {w.next()}
      </Button>
    </form>
  );
};
