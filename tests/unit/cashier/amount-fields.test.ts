import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { resolveImport } from '#scripts/dependencies.ts';

const files = globSync('src/{features,shell,ui}/**/*.{ts,tsx}');
const screens = globSync('mock-server/games/screens/**/*.ts');
const textOf = (file: string): string => readFileSync(file, 'utf8');

const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/from '([.#][^']+\.tsx?)'/g)].flatMap(([, path = '']) => resolveImport(file, path) ?? []);

const parses = (file: string): boolean => file.endsWith('lib/money/parse-amount.ts');

/** The key is derived from the bet's id, so that a repetition always gets the first response. */
const withFixedKey = new Set(['cancelSuborders']);

/** Endpoints that only game frames call; they repeat their rounds under their own keys. */
const ofFrames = new Set(['playRound', 'playHand', 'cashOut', 'cashOutFlight']);

test('every amount or rate field uses the shared decimal parser @R264', () => {
  const fields = files.filter((file) => /inputMode(?:=|: )["']decimal/.test(textOf(file)));
  expect(fields.length).toBeGreaterThan(5);
  const reads = (file: string, depth: number): boolean =>
    importsOf(file).some((it) => parses(it) || (depth > 0 && it.startsWith('src/features') && reads(it, depth - 1)));
  expect(fields.filter((file) => !reads(file, 1))).toEqual([]);
  const sharedInput = 'mock-server/games/screens/shell/amount-input.ts';
  expect(screens.filter((file) => /inputmode: ["']decimal/.test(textOf(file)))).toEqual([sharedInput]);
  expect(importsOf(sharedInput).some(parses)).toBe(true);
});

test('every money-moving call of the site runs as a transaction with an idempotency key @X19', () => {
  const moves = [...endpoints.values()].filter(({ movesMoney, name }) => movesMoney && !ofFrames.has(name));
  expect(moves.length).toBeGreaterThan(15);
  for (const { name } of moves) {
    const callers = files.filter((file) =>
      new RegExp(`\\bapi\\((?:endpoints\\.)?${name}\\b|[:.]\\s?endpoints\\.${name}\\b`).test(textOf(file)),
    );
    expect(callers, name).not.toEqual([]);
    for (const file of callers) {
      const text = textOf(file);
      expect(text, file).toMatch(/\bkey\b/);
      if (withFixedKey.has(name)) continue;
      const runsTransaction = /use-transaction|use-claims|pending-transaction/;
      const users = file.includes('/api/')
        ? files.filter((it) => importsOf(it).includes(file) && /\bkey\b/.test(textOf(it)))
        : [file];
      expect(users.length, file).toBeGreaterThan(0);
      for (const user of users) expect(textOf(user), `${user} calls ${name}`).toMatch(runsTransaction);
    }
  }
});
