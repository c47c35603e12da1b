import { $words, lateWords } from '../../../i18n/page-words.ts';
import { $downloadsOpen } from '../../../stores/site/downloads.ts';

/** Shows the download popup whenever someone asks for it; its script comes only then (A95). */
export const startDownloads = (): void => {
  $downloadsOpen.listen(async (open) => {
    if (!open) return;
    const [{ showDialog }, { DownloadPopup }] = await Promise.all([
      import('../../../ui/open-dialog.tsx'),
      import('./DownloadPopup.tsx'),
      lateWords(),
    ]);
    await showDialog<void>((close) => <DownloadPopup t={$words.get().t} onClose={() => close()} />);
    $downloadsOpen.set(false);
  });
};
