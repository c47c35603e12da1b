import { Field } from './Field.tsx';
import field from './field.css?inline';
import { PasswordField } from './form/PasswordField.tsx';
import { showDialog } from './open-dialog.tsx';
import { Prompt, type PromptProps } from './Prompt.tsx';
import { adoptStyles } from './styles/adopt.ts';

// Pages without a form of their own do not carry it.
adoptStyles(field);

interface PromptWords {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/**
 * What a prompt asks for (R190): `login-password` a text and the login password, `secure-text` a masked text,
 * `plain-text` a text. The values carry the names `text` and `password`.
 */
export type PromptFields =
  | { readonly kind: 'login-password'; readonly textLabel: string; readonly passwordLabel: string }
  | {
      readonly kind: 'secure-text' | 'plain-text';
      readonly textLabel: string;
      readonly hint?: string;
      readonly value?: string;
    };

interface Request extends PromptWords, Pick<PromptProps, 'title' | 'cancel' | 'confirm' | 'onConfirm' | 'say'> {
  readonly fields: PromptFields;
}

const fieldsOf = ({ fields, showLabel, hideLabel }: Request) => {
  const toggles = { showLabel, hideLabel };
  if (fields.kind === 'login-password') {
    return (
      <>
        <Field name="text" type="text" label={fields.textLabel} autoComplete="off" required />
        <PasswordField
          {...toggles}
          name="password"
          label={fields.passwordLabel}
          autoComplete="current-password"
          required
        />
      </>
    );
  }
  const input = {
    name: 'text',
    label: fields.textLabel,
    autoComplete: 'off',
    required: true,
    ...(fields.hint && { hint: fields.hint }),
    ...(fields.value && { defaultValue: fields.value }),
  };
  return fields.kind === 'plain-text' ? <Field type="text" {...input} /> : <PasswordField {...toggles} {...input} />;
};

/** Opens a prompt, once other dialogs are gone; true when it was confirmed and its handler is done. */
export const openPrompt = (request: Request): Promise<boolean> => {
  const { title, cancel, confirm, onConfirm, say } = request;
  return showDialog<boolean>((close) => (
    <Prompt title={title} cancel={cancel} confirm={confirm} onConfirm={onConfirm} say={say} onClose={close}>
      {fieldsOf(request)}
    </Prompt>
  ));
};
