import type { FrameLocator, Page } from 'playwright/test';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { documentOf } from '#tests/support/screen/frame.ts';
import { gameFigure, gameResult } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';

/** What a game has asked of the stand-in of Web Audio. */
interface Played {
  readonly contexts: number;
  readonly nodes: number;
  /** Frequencies of all tones, Hz. */
  readonly tones: readonly number[];
  readonly vibrations: number;
}

/** Replaces Web Audio and vibration by stand-ins that count. */
const stubAudio = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const played = { contexts: 0, nodes: 0, tones: [] as number[], vibrations: 0 };
    const param = () => ({
      value: 0,
      setValueAtTime: (value: number) => played.tones.push(value),
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    });
    const node = () => {
      played.nodes += 1;
      const made = { connect: (next: unknown) => next, start: () => undefined, stop: () => undefined };
      return { ...made, gain: param(), frequency: param() };
    };
    class StandIn {
      readonly currentTime = 0;
      readonly sampleRate = 10;
      readonly destination = {};
      readonly createGain = node;
      readonly createOscillator = node;
      readonly createBufferSource = node;
      readonly createBiquadFilter = node;
      state = 'running';
      constructor() {
        played.contexts += 1;
      }
      createBuffer() {
        return { getChannelData: () => [] };
      }
      async resume() {
        this.state = 'running';
      }
      async suspend() {
        this.state = 'suspended';
      }
    }
    Object.assign(window, { played, AudioContext: StandIn });
    Navigator.prototype.vibrate = () => {
      played.vibrations += 1;
      return true;
    };
  });

const playedIn = (game: FrameLocator): Promise<Played> =>
  documentOf(game).evaluate(() => (window as unknown as { played: Played }).played);

const soundSwitch = (page: Page) => page.getByRole('button', { name: 'Sound and vibration' });
const spin = (game: FrameLocator): Promise<void> => game.getByRole('button', { name: 'Spin', exact: true }).click();
/** The first tone of a win, Hz. */
const winTone = 523;

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('player01');
});

test('games are silent until their sound is turned on, which all games remember', async ({ page, sim }) => {
  await stubAudio(page);
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await sim.outcome('win');
  await spin(game);
  await expect(gameResult(game)).toHaveText(/^You won!/);
  expect(await playedIn(game)).toEqual({ contexts: 0, nodes: 0, tones: [], vibrations: 0 });

  await expect(soundSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  await soundSwitch(page).click();
  await expect(soundSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  await sim.outcome('win');
  await spin(game);
  await expect.poll(async () => (await playedIn(game)).tones).toContain(winTone);
  expect(await playedIn(game)).toMatchObject({ contexts: 1, vibrations: expect.any(Number) });
  expect((await playedIn(game)).vibrations).toBeGreaterThan(0);

  const other = await openGame(page, await gamePath(sim, 'Color Game'));
  await expect(soundSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  expect((await playedIn(other)).contexts).toBe(0);
  await other.getByRole('button', { name: /^red/ }).click();
  await expect.poll(async () => (await playedIn(other)).nodes).toBeGreaterThan(0);
});

test('a win that is shown while the sounds load is heard once they are loaded', async ({ page, sim }) => {
  await stubAudio(page);
  let load = (): void => undefined;
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/synthesizer/, async (route) => {
    await loaded;
    await route.continue();
  });
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await soundSwitch(page).click();
  await sim.outcome('win');
  await spin(game);
  await expect(gameResult(game)).toHaveText(/^You won!/);
  load();
  await expect.poll(async () => (await playedIn(game)).tones).toContain(winTone);
});

test('a payout below the bet has no sound of a win', async ({ page, sim }) => {
  await stubAudio(page);
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await soundSwitch(page).click();
  await sim.outcome('below');
  await spin(game);
  await expect(gameResult(game)).toHaveText(/^Payout ₱/);
  const { nodes, tones } = await playedIn(game);
  expect(nodes).toBeGreaterThan(0);
  expect(tones).not.toContain(winTone);
});

test('a game is silent while the reality check is open', { tag: '@X04' }, async ({ page, sim }) => {
  await sim.apply('safety.check-soon');
  await stubAudio(page);
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await soundSwitch(page).click();
  await sim.outcome('lose');
  await spin(game);
  await expect(gameFigure(page, 'net')).toHaveText('−₱1.00');
  await expect(page.getByRole('dialog', { name: 'Reality check' })).toBeVisible({ timeout: 15_000 });
  const before = await playedIn(game);
  expect(before.nodes).toBeGreaterThan(0);
  await game.getByRole('button', { name: 'Rules and payouts' }).dispatchEvent('click');
  await expect(game.getByRole('dialog')).toBeAttached();
  expect(await playedIn(game)).toEqual(before);
});

test('a device without Web Audio plays its games without sound', async ({ page, sim }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'AudioContext');
    Reflect.deleteProperty(Navigator.prototype, 'vibrate');
  });
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await soundSwitch(page).click();
  await sim.outcome('win');
  await spin(game);
  await expect(gameResult(game)).toHaveText(/^You won!/);
});

test('the display settings have the same switch', async ({ page, sim }) => {
  await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await soundSwitch(page).click();
  await page.goto('/m/set');
  await page.getByRole('main').getByRole('button', { name: 'Display' }).click();
  const inSettings = page.getByRole('switch', { name: 'Sound and vibration in games' });
  await expect(inSettings).toBeChecked();
  await inSettings.uncheck();
  await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await expect(soundSwitch(page)).toHaveAttribute('aria-pressed', 'false');
});
