import { CallError } from '../../api/errors.ts';
import type { askDialog } from '../../ui/open-dialog.tsx';

/** Asks whether that is meant. Throws CallError where the question itself cannot be fetched. */
export const askFirst = async (question: Parameters<typeof askDialog>[0]): Promise<boolean> => {
  const part = await import('../../ui/open-dialog.tsx').catch(() => {
    throw new CallError(navigator.onLine ? 'network.slow' : 'network.offline');
  });
  return part.askDialog(question);
};
