import { showDialog } from './open-dialog.tsx';
import { Prompt, type PromptProps } from './Prompt.tsx';

/**
 * Opens a prompt once other dialogs are closed. Resolves to true when it was confirmed and its handler has finished.
 */
export const openPrompt = <N extends string>(request: Omit<PromptProps<N>, 'onClose'>): Promise<boolean> =>
  showDialog<boolean>((close) => <Prompt {...request} onClose={close} />);
