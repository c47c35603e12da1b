import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { readSample } from '#markets/read.ts';

// Files of a worker share their modules.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const loadIn = async (brand: string) => {
  vi.resetModules();
  vi.stubEnv('BRAND', brand);
  const [{ otherBets }, { drawFight, splitCrowd }] = await Promise.all([
    import('#sim/games/tables/simulated-rounds.ts'),
    import('#sim/features/games/rules/sabong-fight.ts'),
  ]);
  return { otherBets, drawFight, splitCrowd };
};

const room = { chances: { player: 0.5, banker: 0.5 }, crowd: { player: 0.5, banker: 0.5 } };
const draws = { fraction: () => 0.5, int: (from: number) => from };

test.each([
  ['kidlat', 150, 600, 20_000_000],
  ['bituin', 75_000, 300_000, 100_000_000],
])('simulated players of %s bet amounts of their market @A104', async (brand, least, most, crowd) => {
  const { otherBets, drawFight, splitCrowd } = await loadIn(brand);
  for (const { players, major } of Object.values(otherBets(7, 12, 1, room))) {
    expect(major / players).toBeGreaterThanOrEqual(least);
    expect(major / players).toBeLessThanOrEqual(most);
  }
  const fight = drawFight(draws as never);
  expect(fight.crowd).toBe(crowd);
  const unit = brand === 'kidlat' ? 100 : 500;
  for (const pool of Object.values(splitCrowd(fight.crowd, fight.shares))) expect(pool % unit).toBe(0);
});

test('screens of games name no player of one market @A104', () => {
  const players = new RegExp(
    [...readSample('ph').simulatedPlayers, ...readSample('vn').simulatedPlayers].map((it) => `'${it}'`).join('|'),
  );
  const files = globSync('mock-server/games/**/*.ts');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => players.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('surfaces of screens that are light in a light brand take their colours from its tokens @A104', () => {
  const dark = /background:[^;]*rgb\((?:\d|[1-6]\d) (?:\d|[1-6]\d) (?:\d|[1-6]\d) \//;
  for (const screen of ['sports/sports', 'check/check'])
    expect(readFileSync(`mock-server/games/screens/${screen}.css`, 'utf8')).not.toMatch(dark);
  // The shell has the surface behind dialogs, which is dark in every brand.
  const shell = readFileSync('mock-server/games/screens/shell/shell.css', 'utf8').replace(
    /\.sheet::backdrop \{[^}]*\}/,
    '',
  );
  expect(shell).not.toMatch(dark);
});
