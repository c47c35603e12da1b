import type { Words } from '../../../../i18n/translate.ts';
import { openPrompt } from '../../../../ui/open-prompt.tsx';
import { validateText } from '../../../shared/validate-text.ts';

/** Asks for a passkey's name (R190); null if cancelled. */
export const askPasskeyName = async (t: Words, title: string, name: string): Promise<string | null> => {
  let chosen = '';
  const isConfirmed = await openPrompt({
    title,
    cancel: t.siteShell.cancel(),
    confirm: t.safetyTwoSteps.save(),
    showLabel: t.accountLogin.showPassword(),
    hideLabel: t.accountCommon.hidePassword(),
    fields: {
      kind: 'plain-text',
      textLabel: t.safetyTwoSteps.keyName(),
      hint: t.safetyTwoSteps.keyNameHint(),
      value: name,
    },
    onConfirm: ({ text = '' }) => {
      chosen = text.trim();
      const [error] = validateText(t, chosen, 40, t.safetyTwoSteps.keyNameHint());
      if (error) throw new Error(error);
    },
    say: (error) => (error as Error).message,
  });
  return isConfirmed ? chosen : null;
};
