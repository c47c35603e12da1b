import { expect, test } from 'vitest';
import { catalogue } from '#sim/features/games/catalogue/catalogue.ts';

/** Words in names, and the engine that they require. */
const promises: readonly (readonly [word: RegExp, screen: string])[] = [
  [/tongits/i, 'tongits'],
  [/pusoy dos|big two/i, 'pusoydos'],
  [/lucky (9|nine)/i, 'lucky9'],
  [/blackjack/i, 'blackjack'],
  [/baccarat/i, 'live'],
  [/roulette|ruleta/i, 'roulette'],
  [/dragon tiger/i, 'dragontiger'],
  [/sic bo/i, 'sicbo'],
  [/wheel/i, 'wheel'],
  [/fan tan/i, 'fantan'],
  [/hi-lo/i, 'hilo'],
  [/se die/i, 'sedie'],
  [/kara krus/i, 'karakrus'],
  [/bingo/i, 'bingo'],
  [/color game/i, 'table'],
];

/** Games without an engine. */
const missing =
  /mahjong|chess|ahedres|dama\b|sungka|domino|rummy|poker|hold'?em|niu niu|teen patti|andar bahar|pusoy(?! dos)/i;

const { games } = catalogue();
const tables = games.filter(({ gameCategory }) => gameCategory === 'PVP' || gameCategory === 'LIVE');

test('every table title opens the engine it names', () => {
  for (const { nodeName, screen } of tables) {
    const kept = promises.filter(([word]) => word.test(nodeName)).map(([, engine]) => engine);
    expect(kept, nodeName).toEqual([screen]);
  }
});

test('no title names a game without an engine', () => {
  expect(games.filter(({ nodeName, screen }) => screen !== 'slot' && missing.test(nodeName))).toEqual([]);
});

test('titles of slots, crash and fishing games name no table game', () => {
  const words = /tongits|pusoy|blackjack|baccarat|roulette|sic bo|bingo/i;
  const spins = games.filter(({ screen }) => screen === 'slot' || screen === 'crash' || screen === 'fish');
  expect(spins.filter(({ nodeName }) => words.test(nodeName)).map(({ nodeName }) => nodeName)).toEqual([]);
});

test('every engine has titles, and the catalogue has more than 600 games', () => {
  const screens = new Set(tables.map(({ screen }) => screen));
  expect([...screens].sort()).toEqual(promises.map(([, screen]) => screen).sort());
  expect(games.length).toBeGreaterThan(600);
});
