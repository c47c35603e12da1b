import { useState } from 'react';
import type { Words } from '../../../../i18n/translate.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { showDialog } from '../../../../ui/open-dialog.tsx';
import { validateText } from '../../../shared/validate-text.ts';

interface NameProps {
  readonly t: Words;
  readonly title: string;
  readonly name: string;
  readonly onAnswer: (name: string | null) => void;
}

const Name = ({ t, title, name, onAnswer }: NameProps) => {
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog title={title} onClose={() => onAnswer(null)}>
      <form
        className="setup"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim();
          const [wrong] = validateText(t, typed, 40, t.safetyTwoSteps.keyNameHint());
          setProblem(wrong);
          if (!wrong) onAnswer(typed);
        }}
      >
        <Field
          label={t.safetyTwoSteps.keyName()}
          hint={t.safetyTwoSteps.keyNameHint()}
          name="name"
          defaultValue={name}
          required
          error={problem}
        />
        <button type="submit" className="btn btn--gold btn--wide">
          {t.safetyTwoSteps.save()}
        </button>
      </form>
    </Dialog>
  );
};

/** Asks for a passkey's name; null if cancelled. */
export const askPasskeyName = (t: Words, title: string, name: string): Promise<string | null> =>
  showDialog((close) => <Name t={t} title={title} name={name} onAnswer={close} />);
