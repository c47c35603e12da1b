import { loadWords } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { showToast, type Toast } from '#lib/toasts.ts';

/** Shows a translated toast, loading the texts first; offline nothing is shown if they cannot be loaded. */
export const notify = async (
  pick: (t: Words) => string,
  options: Partial<Pick<Toast, 'kind' | 'time'>>,
): Promise<void> => {
  const { t } = await loadWords();
  const text = pick(t);
  if (text) showToast(text, options);
};
