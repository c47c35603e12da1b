import { useState } from 'react';
import type { Words } from '../../../i18n/translate.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { showDialog } from '../../../ui/open-dialog.tsx';

interface NameProps {
  readonly t: Words;
  readonly title: string;
  readonly name: string;
  readonly onAnswer: (name: string | null) => void;
}

const Name = ({ t, title, name, onAnswer }: NameProps) => {
  const [missing, setMissing] = useState(false);
  return (
    <Dialog title={title} onClose={() => onAnswer(null)}>
      <form
        className="setup"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim();
          if (typed) onAnswer(typed);
          else setMissing(true);
        }}
      >
        <Field
          label={t.safeguards.keyName()}
          hint={t.safeguards.keyNameHint()}
          name="name"
          defaultValue={name}
          maxLength={40}
          required
          error={missing ? t.safeguards.keyNameHint() : undefined}
        />
        <button type="submit" className="btn btn--gold btn--wide">
          {t.safeguards.save()}
        </button>
      </form>
    </Dialog>
  );
};

/** Asks what a passkey is to be called; null when the player turned back. */
export const askPasskeyName = (t: Words, title: string, name: string): Promise<string | null> =>
  showDialog((close) => <Name t={t} title={title} name={name} onAnswer={close} />);
