import { globSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { constants } from '#markets/constants.ts';

const definitions = globSync('src/contract/*/*.ts').filter((file) => !file.endsWith('.schemas.ts'));

const bundle = async (contents: string): Promise<string> => {
  const buildResult = await build({
    stdin: { contents, resolveDir: '.', loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['zod'],
    plugins: [constants],
  });
  return buildResult.outputFiles[0]?.text ?? '';
};

test('a bundle of endpoint definitions contains no schemas and no descriptions', async () => {
  const text = await bundle(definitions.map((file) => `export * from './${file}';`).join('\n'));
  expect(text).toContain('/wps/transaction/withdraw');
  expect(text).not.toMatch(/describe\(|summary:|from "zod"|epoch ms/);
});

test('a bundle of schemas contains the summary', async () => {
  const text = await bundle("export * from './src/contract/cashier/withdraw.schemas.ts';");
  expect(text).toMatch(/summary: "Order a withdrawal"/);
});
