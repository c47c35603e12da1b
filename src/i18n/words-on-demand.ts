// For dynamic imports by pages without texts in script. They go through this file, because a module that is imported both
// statically and dynamically needs a helper of the bundler, in one more file of every page.
import { $words, loadDeferredWords, loadErrorText, type PageWords } from './page-words.ts';

/** Resolves to the current texts once the deferred ones are loaded, or could not be. */
export const loadWords = async (): Promise<PageWords> => {
  await loadDeferredWords();
  return $words.get();
};

export { loadErrorText };
