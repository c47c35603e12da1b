// @long

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { startFromArchive } from '#scripts/release/check.ts';
import { makeRelease, packRelease } from '#scripts/release.ts';
import { followContainerfile, type Stage } from '#tests/support/containerfile.ts';
import { runIn } from '#tests/support/empty-folder.ts';
import { freePort } from '#tests/support/nginx.ts';

const containerfile = 'deploy/container/Containerfile';
const chosen = { PICTURES: '--no-pictures' };

let top: string;
const started: ChildProcess[] = [];
test.beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'release-test-'));
});
test.afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(top, { recursive: true, force: true });
});

/** Starts a stage like a container engine, checks its health, logs in, and stops it. */
const playThrough = async ({ root, workdir, env, command, health }: Stage): Promise<void> => {
  const port = String(await freePort());
  const inside = Object.entries(env).map(([name, value]) => [name, value.startsWith('/') ? root + value : value]);
  const options = {
    cwd: join(root, workdir),
    env: {
      ...Object.fromEntries(inside),
      PATH: process.env.PATH,
      PORT: port,
      PROBES: String(await freePort()),
      ADMIN_KEY: 'key',
    },
  };
  const [program = '', ...args] = command;
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(child);
  let output = '';
  for await (const part of child.stdout) {
    output += part;
    if (output.includes('Demo accounts')) break;
  }
  const [ask = '', ...asked] = health;
  execFileSync(ask, asked, options);
  const origin = `http://127.0.0.1:${port}`;
  expect((await fetch(`${origin}/m/home`)).status).toBe(200);
  const body = JSON.stringify({ username: 'player01', password: 'Passw0rd1', type: 0 });
  const headers = { 'content-type': 'application/json', encryption: 'none' };
  expect((await fetch(`${origin}/wps/session/login`, { method: 'POST', headers, body })).status).toBe(200);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
};

test('container file and archive start with Node alone and list their components', {
  tag: '@X24',
}, async () => {
  test.setTimeout(180_000);
  const steps: string[] = [];
  const image = await followContainerfile(
    containerfile,
    top,
    async (line, folder) => {
      steps.push(line);
      // Steps that take minutes use this project's own packages and site.
      if (line.startsWith('npm run release'))
        await makeRelease('dist/kidlat', join(folder, 'dist/release/kidlat'), { pictures: false });
      if (line.startsWith('mkdir')) mkdirSync(join(folder, line.slice('mkdir '.length)));
    },
    chosen,
  );
  expect(steps).toEqual([
    'npm ci --ignore-scripts --no-audit --no-fund && npm rebuild node esbuild',
    'npm run words',
    'npm run release -- --no-archive --no-pictures',
    'mkdir dist/release/data',
  ]);
  await playThrough(image);

  const folder = join(top, 'build/app/dist/release/kidlat');
  expect(await startFromArchive(packRelease(folder))).toMatchObject({
    health: 200,
    home: 200,
    token: expect.stringMatching(/^[0-9a-f]{32,}$/),
  });
  const bom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { name: string; version: string }[];
  };
  const licences = readFileSync(join(folder, 'LICENSES.md'), 'utf8');
  const names = bom.components.map(({ name }) => name);
  expect(bom.bomFormat).toBe('CycloneDX');
  expect(names).toEqual(
    expect.arrayContaining(['react', 'astro', 'express', 'zod', 'swiper', '@fontsource/kanit', 'workbox-core']),
  );
  expect(names.filter((it) => /^(vite|esbuild|playwright|typescript)$/.test(it))).toEqual([]);
  for (const { name, version } of bom.components) expect(licences).toContain(`\n## ${name} ${version}\n`);
  expect(licences).not.toContain('\nunknown\n');
});

test('every step of the container file works as written', { tag: ['@long', '@X24'] }, async () => {
  test.setTimeout(1_800_000);
  const run = async (line: string, folder: string): Promise<void> => void (await runIn(folder, 'sh', '-c', line));
  await playThrough(await followContainerfile(containerfile, top, run, chosen));
});
