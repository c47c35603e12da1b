import { pictureBudget } from '#content/references.ts';
import { isPicture } from '../content.ts';
import { hasMetadata, pictureFor } from './pictures.ts';
import type { Save } from './save.ts';

/**
 * Returns a save whose photos in texts are cut, upright, without metadata and small enough, as WebP; pictures that are
 * so already are unchanged. Throws a `PictureError`.
 */
export const cutPhotos = async (save: Save): Promise<Save> => ({
  ...save,
  additions: await Promise.all(
    save.additions.map(async (file) => {
      if (!file.path.startsWith('public/content/') || !file.path.endsWith('.webp')) return file;
      const bytes = Buffer.from(file.contents, 'base64');
      if (bytes.length <= pictureBudget && isPicture(bytes, 'webp') && !(await hasMetadata(bytes))) return file;
      return { ...file, contents: (await pictureFor(bytes, 'text', 'centre')).toString('base64') };
    }),
  ),
});
