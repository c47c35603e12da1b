import { $downloadsOpen } from '../../../stores/site/downloads.ts';

/** Shows the download popup whenever someone asks for it; its script comes only then (A95). */
export const startDownloads = (): void => {
  $downloadsOpen.listen(async (open) => {
    if (!open) return;
    const { showDownloads } = await import('./show-downloads.tsx');
    await showDownloads();
    $downloadsOpen.set(false);
  });
};
