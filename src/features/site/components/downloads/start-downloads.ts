import { loadLazyModule } from '#features/shared/lazy-module.ts';
import { $downloadsOpen } from '../../stores/downloads.ts';

/** Shows the download popup whenever it is requested; its script is loaded only then (A95). */
export const startDownloads = (): void => {
  $downloadsOpen.listen(async (open) => {
    if (!open) return;
    const part = await loadLazyModule(import('./show-downloads.tsx'));
    await part?.showDownloads();
    $downloadsOpen.set(false);
  });
};
