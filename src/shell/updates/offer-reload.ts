import { $words, loadDeferredWords } from '#i18n/page-words.ts';
import { confirmDialog } from '#ui/open-dialog.tsx';

let isOffered = false;

/** Asks once whether to reload, because a new version of the site is available. */
export const offerReload = async (): Promise<void> => {
  if (isOffered) return;
  isOffered = true;
  isOffered = await loadDeferredWords();
  if (!isOffered) return;
  const { t } = $words.get();
  const isConfirmed = await confirmDialog({
    title: t.siteShell.newVersionTitle(),
    text: t.siteShell.newVersionText(),
    cancel: t.siteShell.later(),
    confirm: t.siteShell.reload(),
    loses: true,
  });
  if (isConfirmed) location.reload();
};
