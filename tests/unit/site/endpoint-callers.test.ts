import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';

const isSource = (file: string): boolean => !/^src\/(contract|i18n)\//.test(file);

/** Returns names that source files import from the contract, each with the files. */
const importsOfContract = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  const note = (name: string, file: string) => found.set(name, [...(found.get(name) ?? []), file]);
  for (const file of globSync('src/**/*.{ts,tsx,astro}').filter(isSource)) {
    const text = readFileSync(file, 'utf8');
    for (const [, names = ''] of text.matchAll(/^import \{([^}]*)\} from '#contract\/[^']*';/gm))
      for (const name of names.split(',')) note(name.trim().replace(/ as .*$/, ''), file);
    for (const [, alias = ''] of text.matchAll(/^import \* as (\w+) from '#contract\/[^']*';/gm))
      for (const [, name = ''] of text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))) note(name, file);
  }
  return found;
};

/** Returns endpoints with a reason in the requirements. */
const reasons = (): readonly string[] => {
  const text = readFileSync('docs/requirements.md', 'utf8');
  const part = text.split('# Calls without a page')[1]?.split('\n# ')[0] ?? '';
  return [...part.matchAll(/^- ((?:`\w+`(?:, )?)+): \S.{20,}$/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
};

test('each endpoint of the contract is called by the site or has a written reason @R267', () => {
  const names = [...endpoints.keys()];
  const calls = importsOfContract();
  const explained = reasons();
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !calls.has(name) && !explained.includes(name))).toEqual([]);
  expect(explained.filter((name) => !names.includes(name))).toEqual([]);
});
