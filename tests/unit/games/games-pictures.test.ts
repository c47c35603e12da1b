import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { symbolFolder, wantedSymbols } from '../../../mock-server/games/symbol-pictures.ts';

test('every picture that a game asks for is drawn, and none is left over', () => {
  const drawn = readdirSync(symbolFolder).map((file) => file.replace(/\.webp$/, ''));
  expect(drawn.sort()).toEqual([...wantedSymbols].sort());
});
