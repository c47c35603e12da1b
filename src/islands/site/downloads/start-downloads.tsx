import { $words, lateWords } from '../../../i18n/page-words.ts';
import { $downloadsOpen } from '../../../stores/site/downloads.ts';

/** Shows the download popup (R083); its script comes only now (A95). */
export const showDownloads = async (): Promise<void> => {
  const [{ showDialog }, { DownloadPopup }] = await Promise.all([
    import('../../../ui/open-dialog.tsx'),
    import('./DownloadPopup.tsx'),
    lateWords(),
  ]);
  await showDialog<void>((close) => <DownloadPopup t={$words.get().t} onClose={() => close()} />);
};

/** Shows it whenever someone asks for it. */
export const startDownloads = (): void => {
  $downloadsOpen.listen(async (open) => {
    if (!open) return;
    await showDownloads();
    $downloadsOpen.set(false);
  });
};
