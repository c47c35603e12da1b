import { loadDeferredWords } from '#i18n/page-words.ts';
import { showDialog } from '#ui/open-dialog.tsx';
import { DownloadPopup } from './DownloadPopup.tsx';

/** Shows the download popup. Resolves when it is closed. */
export const showDownloads = async (): Promise<void> => {
  await loadDeferredWords();
  await showDialog<void>((close) => <DownloadPopup onClose={() => close()} />);
};
