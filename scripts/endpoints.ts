import { globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes `src/contract/endpoints.ts`, the index of all files that define endpoints. With `--check` it writes nothing
 * and fails when the index is out of date.
 */
const index = 'src/contract/endpoints.ts';

const files = globSync('*/*.ts', { cwd: 'src/contract' })
  .map((file) => file.replaceAll('\\', '/'))
  // Schemas and terms of a domain are in the same folder as its endpoints.
  .filter(
    (file) => file.endsWith('.schemas.ts') || readFileSync(`src/contract/${file}`, 'utf8').includes('defineEndpoint'),
  )
  .sort();

const camelCase = (text: string): string => text.replace(/[-/.](\w)/g, (_, letter: string) => letter.toUpperCase());

const modules = files.map((file) => ({ file, name: camelCase(file.replace(/\.ts$/, '')) }));

const source = `// Written by \`npm run endpoints\`; do not edit.
${modules.map(({ file, name }) => `import * as ${name} from './${file}';`).join('\n')}
import type { EndpointDefinition, EndpointSchemas } from './endpoint.ts';

/** All exports of the endpoint files, by name. */
export type EndpointModules = ${modules.map(({ name }) => `typeof ${name}`).join(' &\n  ')};

/** An endpoint with its schemas. */
export interface Endpoint extends EndpointDefinition, EndpointSchemas {}

const modules: Readonly<Record<string, unknown>> = {
${modules.map(({ name }) => `  ...${name},`).join('\n')}
};

const isDefinition = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The endpoint table by name, for the simulator and tests; browsers import single definitions and types. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(modules)
    .filter(isDefinition)
    .map((definition) => {
      const schemas = modules[\`\${definition.name}Schemas\`] as EndpointSchemas | undefined;
      if (!schemas) throw new Error(\`contract: endpoint \${definition.name} has no schemas\`);
      return [definition.name, { ...definition, ...schemas }] as const;
    }),
);
`;

if (!process.argv.includes('--check')) writeFileSync(index, source);
else if (readFileSync(index, 'utf8') !== source) {
  process.stderr.write(`${index} is out of date: run npm run endpoints\n`);
  process.exitCode = 1;
}
