import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { symbolFolder, usedSymbols } from '#sim/games/symbol-pictures.ts';

test('the folder contains exactly the symbol pictures that games use', () => {
  const drawn = readdirSync(symbolFolder).map((file) => file.replace(/\.webp$/, ''));
  expect(drawn.sort()).toEqual([...usedSymbols].sort());
});
