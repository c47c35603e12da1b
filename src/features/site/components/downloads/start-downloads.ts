import { loadLazyModule } from '#features/shared/lazy-module.ts';
import { $downloadsOpen } from '../../state/downloads.ts';

/** Shows the download popup whenever it is requested; its script is loaded only then. */
export const startDownloads = (): void => {
  $downloadsOpen.listen(async (open) => {
    if (!open) return;
    const part = await loadLazyModule(import('./show-downloads.tsx'));
    await part?.showDownloads();
    $downloadsOpen.set(false);
  });
};
