import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { referencesOf } from '#content/markdown.ts';
import { checkPicture, type ReferenceContext } from '#content/references.ts';
import { isPicture, surroundings } from '../content.ts';
import { factsAsTyped } from './facts.ts';

/** Request of the browser editor when an entry is saved; contents are base64. */
export interface Save {
  readonly additions: readonly { readonly path: string; readonly contents: string }[];
  readonly deletions: readonly { readonly path: string }[];
}

const bytesOf = ({ contents }: { contents: string }): Buffer => Buffer.from(contents, 'base64');
const isFacts = (path: string): boolean => /^src\/content\/[\w-]+\/[\w-]+\/index\.yaml$/.test(path);

const picturesIn = (path: string, text: string): string[] => {
  if (path.endsWith('.md')) return referencesOf(text).images.map(({ src }) => src);
  const { image } = isFacts(path) ? (parse(text) as { image?: unknown }) : {};
  return typeof image === 'string' ? [image] : [];
};

/** Files that an editor may change: facts and texts of entries, and pictures, whose names `checkPicture` checks. */
const editable =
  /^(src\/content\/(promotions|help|pages)\/[\w-]+\/(index\.yaml|en\.md|fil\.md)|public\/content\/(?!.*\.\.).+)$/;

/** Returns one sentence why a save is refused: it changes another file, or a picture is missing or invalid. */
export const refusalOf = (
  { additions, deletions }: Save,
  around: ReferenceContext = surroundings,
): string | undefined => {
  const other = [...additions, ...deletions].find(({ path }) => !editable.test(path));
  if (other) return `${other.path} is not a file of an entry.`;
  const sent = new Map(additions.map((file) => [`/${file.path.replace(/^public\//, '')}`, bytesOf(file)]));
  const picture: ReferenceContext['picture'] = (src) => {
    const bytes = sent.get(src);
    return bytes
      ? { bytes: bytes.length, genuine: isPicture(bytes, src.split('.').at(-1) ?? '') }
      : around.picture(src);
  };
  const named = additions.flatMap((file) =>
    file.path.startsWith('public/')
      ? [`/${file.path.slice('public/'.length)}`]
      : picturesIn(file.path, bytesOf(file).toString()),
  );
  const sentences: string[] = [];
  for (const src of named) checkPicture(src, { ...around, picture }, (sentence) => sentences.push(sentence));
  return sentences[0];
};

const readTyped = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Returns the entry with the original formatting of unchanged fields. */
export const savedAsTyped = (save: Save, typedOf = readTyped): Save => ({
  ...save,
  additions: save.additions.map((file) => {
    if (!isFacts(file.path)) return file;
    const facts = factsAsTyped(typedOf(file.path), bytesOf(file).toString());
    return { ...file, contents: Buffer.from(facts).toString('base64') };
  }),
});
