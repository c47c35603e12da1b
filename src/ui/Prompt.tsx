import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { FormProblem } from './form/FormProblem.tsx';

export interface PromptProps {
  readonly title: string;
  readonly cancel: string;
  readonly confirm: string;
  /** The fields of the variant. */
  readonly children: ReactNode;
  /** Takes what was typed, by field name. The dialog closes when it is done; what it rejects with is put into words. */
  readonly onConfirm: (values: Readonly<Record<string, string>>) => Promise<void> | void;
  readonly say: (error: unknown) => string;
  readonly onClose: (confirmed: boolean) => void;
}

/** R191: long enough for the keyboard not to fight with the dialog's own appearance. */
const focusDelay = 500;

/** A dialog that asks for words (R190). When the handler rejects it stays, says why, and can be tried again (A77). */
export const Prompt = ({ title, cancel, confirm, children, onConfirm, say, onClose }: PromptProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => form.current?.querySelector('input')?.focus(), focusDelay);
    return () => clearTimeout(timer);
  }, []);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !form.current) return;
    const values = Object.fromEntries([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm(values);
      onClose(true);
    } catch (error) {
      setProblem(say(error));
      setBusy(false);
    }
  };

  return (
    <Dialog title={title} onClose={() => onClose(false)} focusTitle>
      <form ref={form} className="dialog__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <FormProblem text={problem} />
        <div className="dialog__buttons">
          <Button look="quiet" onClick={() => onClose(false)}>
            {cancel}
          </Button>
          <Button look="gold" type="submit" busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
