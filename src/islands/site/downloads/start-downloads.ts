import { $downloadsOpen } from '../../../stores/site/downloads.ts';
import { latePart } from '../../../widgets/late-part.ts';

/** Shows the download popup whenever someone asks for it; its script comes only then (A95). */
export const startDownloads = (): void => {
  $downloadsOpen.listen(async (open) => {
    if (!open) return;
    const part = await latePart(import('./show-downloads.tsx'));
    await part?.showDownloads();
    $downloadsOpen.set(false);
  });
};
