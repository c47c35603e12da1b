import type { Words } from '../../i18n/translate.ts';
import { showToast, type Toast } from '../../lib/toasts.ts';

/** Shows a translated toast, loading the texts first; offline nothing is shown if they cannot be loaded. */
export const notify = async (
  pick: (t: Words) => string,
  options: Partial<Pick<Toast, 'kind' | 'time'>>,
): Promise<void> => {
  const { $words, loadDeferredWords } = await import('../../i18n/page-words.ts');
  await loadDeferredWords();
  const text = pick($words.get().t);
  if (text) showToast(text, options);
};
