import { $words, loadDeferredWords } from '../../i18n/page-words.ts';
import { confirmDialog } from '../../ui/open-dialog.tsx';

let offered = false;

/** Asks once whether to reload, because a new version of the site is available (A88). */
export const offerReload = async (): Promise<void> => {
  if (offered) return;
  offered = true;
  offered = await loadDeferredWords();
  if (!offered) return;
  const { t } = $words.get();
  const sure = await confirmDialog({
    title: t.siteShell.newVersionTitle(),
    text: t.siteShell.newVersionText(),
    cancel: t.siteShell.later(),
    confirm: t.siteShell.reload(),
  });
  if (sure) location.reload();
};
