import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { packageFolderOf } from '../integration/shipped-packages.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  /** Deprecated form of the field `license`. */
  readonly licenses?: readonly { readonly type: string }[];
}

/** Returns the folders of all packages in a bundle. */
export const bundledFolders = ({ outputs }: Metafile): string[] =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? (packageFolderOf(file) ?? []) : []));

const names = '{LICENSE,LICENCE,COPYING,NOTICE,license,licence,License}*';

const textOf = (folder: string): string =>
  globSync(names, { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n');

const section = (folder: string): string => {
  const { name, version, ...manifest } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const license = manifest.license ?? manifest.licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown';
  const text = textOf(folder) || `Licensed under ${license}; the package has no text of it.`;
  return `## ${name} ${version}\n\n${license}\n\n\`\`\`text\n${text}\n\`\`\`\n`;
};

/** Returns the licence texts of the packages in these folders. */
export const licenceTexts = (folders: Iterable<string>): string =>
  `# Licences of what ships\n\n${[...new Set(folders)].sort().map(section).join('\n')}`;
