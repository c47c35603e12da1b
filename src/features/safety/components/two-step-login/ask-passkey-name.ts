import { validateText } from '#features/shared/validate-text.ts';
import { errorText } from '#i18n/error-words.ts';
import type { Words } from '#i18n/translate.ts';
import { openPrompt } from '#ui/open-prompt.tsx';

const maxNameLength = 40;

/** Asks for a passkey's name. Resolves to null if the member cancels. */
export const askPasskeyName = async (t: Words, title: string, name: string): Promise<string | null> => {
  let chosen: string | null = null;
  await openPrompt<'keyName'>({
    title,
    cancel: t.siteShell.cancel(),
    confirm: t.siteShell.confirm(),
    inputs: [
      {
        name: 'keyName',
        label: t.safetyTwoSteps.keyName(),
        hint: t.safetyTwoSteps.keyNameHint(),
        autoComplete: 'off',
        defaultValue: name,
      },
    ],
    check: (_, { keyName }) => validateText(t, keyName, maxNameLength, t.safetyTwoSteps.keyNameHint()),
    errorText: (error) => errorText(t, error),
    onConfirm: ({ keyName }) => {
      chosen = keyName;
    },
  });
  return chosen;
};
