import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
}

/** Folder of the package that a file of `node_modules` belongs to. */
const packageFolder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Folders of the packages of which something came into the bundles. */
const bundledFolders = (metafiles: readonly Metafile[]): string[] => [
  ...new Set(
    metafiles
      .flatMap(({ outputs }) => Object.values(outputs))
      .flatMap(({ inputs }) => Object.entries(inputs))
      .flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? (packageFolder.exec(file)?.[0] ?? []) : [])),
  ),
];

const names = '{LICENSE,LICENCE,COPYING,NOTICE,license,licence,License}*';

const textOf = (folder: string): string =>
  globSync(names, { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n');

const section = (folder: string): string => {
  const {
    name,
    version,
    license = 'unknown',
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const text = textOf(folder) || `Licensed under ${license}; the package has no text of it.`;
  return `## ${name} ${version}\n\n${license}\n\n\`\`\`text\n${text}\n\`\`\`\n`;
};

/** Every package of which something ships, with its licence: those in bundles, and those that lie there as files. */
export const licenceTexts = (metafiles: readonly Metafile[], carried: readonly string[]): string => {
  const folders = [...bundledFolders(metafiles), ...carried.map((name) => join('node_modules', name))];
  return `# Licences of what ships\n\n${[...new Set(folders)].sort().map(section).join('\n')}`;
};
