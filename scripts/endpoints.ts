import { globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes `src/contract/definitions.ts`, which exports all files that define endpoints. With `--check` it writes nothing
 * and fails when the index is out of date.
 */
const index = 'src/contract/definitions.ts';

const files = globSync('*/*.ts', { cwd: 'src/contract' })
  .map((file) => file.replaceAll('\\', '/'))
  // Schemas and terms of a domain are in the same folder as its endpoints.
  .filter(
    (file) => file.endsWith('.schemas.ts') || readFileSync(`src/contract/${file}`, 'utf8').includes('defineEndpoint'),
  )
  .sort();

const source = `// Written by \`npm run endpoints\`; do not edit.
${files.map((file) => `export * from './${file}';`).join('\n')}
`;

if (!process.argv.includes('--check')) writeFileSync(index, source);
else if (readFileSync(index, 'utf8') !== source) {
  process.stderr.write(`${index} is out of date: run npm run endpoints\n`);
  process.exitCode = 1;
}
