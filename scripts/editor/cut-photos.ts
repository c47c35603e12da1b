import { pictureBudget } from '#content/references.ts';
import { isPicture } from '../content.ts';
import { hasMetadata, PictureError, pictureFor } from './pictures.ts';
import type { Save, SaveProblem } from './save.ts';

type File = Save['additions'][number];

const bytesOf = ({ contents }: File): Buffer => Buffer.from(contents, 'base64');

/** Returns why a picture of a save cannot be used, beside the text in which it is. */
const problemWith = ({ path }: File, reason: string, { additions }: Save): SaveProblem => {
  const src = path.slice('public'.length);
  const text = additions.find((file) => file.path.endsWith('.md') && bytesOf(file).toString().includes(src));
  const language = /(\w+)\.md$/.exec(text?.path ?? '')?.[1];
  return { sentence: `The picture ${src.split('/').at(-1)}: ${reason}`, ...(language && { field: [language] }) };
};

/**
 * Returns a save whose photos in texts are cut, upright, without metadata and small enough, as WebP; pictures that are
 * so already are unchanged. Those that cannot be used are returned as problems.
 */
export const cutPhotos = async (
  save: Save,
): Promise<{ readonly save: Save; readonly problems: readonly SaveProblem[] }> => {
  const problems: SaveProblem[] = [];
  const cut = async (file: File): Promise<File> => {
    if (!file.path.startsWith('public/content/') || !file.path.endsWith('.webp')) return file;
    const bytes = bytesOf(file);
    try {
      if (bytes.length <= pictureBudget && isPicture(bytes, 'webp') && !(await hasMetadata(bytes))) return file;
      return { ...file, contents: (await pictureFor(bytes, 'text', 'centre')).toString('base64') };
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      problems.push(problemWith(file, error.message, save));
      return file;
    }
  };
  return { save: { ...save, additions: await Promise.all(save.additions.map(cut)) }, problems };
};
