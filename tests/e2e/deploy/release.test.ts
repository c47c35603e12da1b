// @long

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { readBrand } from '#brands/read.ts';
import { currencyOf } from '#markets/formats.ts';
import { readMarket } from '#markets/read.ts';
import { startFromArchive } from '#scripts/release/check.ts';
import { makeRelease } from '#scripts/release/make.ts';
import { packRelease } from '#scripts/release.ts';
import { productVersion } from '#sim/product.ts';
import { followContainerfile, type Stage } from '#tests/support/containerfile.ts';
import { runIn } from '#tests/support/empty-folder.ts';
import { startFrontServer } from '#tests/support/front-server.ts';
import { freePort, nginxPath } from '#tests/support/nginx.ts';

const siteUnit = 'deploy/systemd/kidlat-site@.service';
const containerfile = 'deploy/container/Containerfile';
const chosen = { PICTURES: '--no-pictures' };

let top: string;
const started: ChildProcess[] = [];
test.beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'release-test-'));
  // nginx reads files as another user.
  chmodSync(top, 0o755);
});
test.afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(top, { recursive: true, force: true });
});

/** Waits until a process prints its greeting. */
const listening = async (child: ChildProcess): Promise<void> => {
  let output = '';
  for await (const part of child.stdout ?? []) {
    output += part;
    if (output.includes('Demo accounts')) return;
  }
  throw new Error(`The process has ended: ${output}`);
};

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
  await listening(child);
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
    'npm run release -- kidlat --no-archive --no-pictures',
    'mkdir dist/release/data',
  ]);
  await playThrough(image);

  const folder = join(top, 'build/app/dist/release/kidlat');
  expect(await startFromArchive(packRelease([folder]), 'kidlat')).toMatchObject({
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

/** Starts a brand as its systemd unit does, in a release unpacked below `top` instead of the root of the disk. */
const startUnit = async (brand: string, port: number): Promise<ChildProcess> => {
  const unit = readFileSync(join(top, 'srv', brand, siteUnit), 'utf8').replaceAll('%i', brand);
  const [, line = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  const [, ...args] = line.replaceAll(/(?<= )\/(srv|var)\//g, `${top}/$1/`).split(' ');
  const child = spawn(process.execPath, args, {
    cwd: join(top, 'srv', brand),
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  await listening(child);
  return child;
};

/** Starts nginx with the sample configuration of a release unpacked below `top`, on a free port. Returns how to stop it. */
const startSampleNginx = async (brands: readonly string[], portOf: ReadonlyMap<string, number>, port: number) => {
  const folder = mkdtempSync(join(top, 'nginx-'));
  const write = (file: string, text: string): void =>
    writeFileSync(
      file,
      text
        .replaceAll('/srv/', `${top}/srv/`)
        .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
        .replaceAll(/127\.0\.0\.1:(43\d\d)\b/g, (_, sample) => `127.0.0.1:${portOf.get(sample)}`),
    );
  for (const brand of brands)
    for (const name of ['maps.conf', 'server.conf']) {
      const file = join(top, 'srv', brand, 'deploy/nginx', name);
      write(file, readFileSync(file, 'utf8'));
    }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (it) => `${it}_temp_path ${folder}/${it};`,
  );
  const whole = readFileSync(join(top, 'srv', brands[0] ?? '', 'deploy/nginx/nginx.conf'), 'utf8');
  const head = `daemon off;\npid ${folder}/pid;\nerror_log stderr error;\n`;
  write(join(folder, 'nginx.conf'), head + whole.replace('http {', `http {\n${temporary.join('\n')}`));
  const args = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-p', folder];
  return startFrontServer({ program: nginxPath ?? 'nginx', args, folder, port });
};

test('two brands packed together answer as themselves behind one proxy, and restart separately', {
  tag: ['@long', '@X24'],
}, async ({ page }) => {
  test.skip(!nginxPath, 'nginx is not installed');
  test.setTimeout(1_200_000);
  const brands = ['kidlat', 'bituin'];
  const currencies = brands.map((brand) => {
    const { currency, locale } = readMarket(readBrand(brand).market);
    const { before, after } = currencyOf(currency, locale);
    return (before + after).trim();
  });
  await runIn('.', 'node', 'scripts/release.ts', ...brands, '--no-pictures', '--out', join(top, 'out'));
  mkdirSync(join(top, 'srv'));
  const archive = join(top, 'out', `kidlat-bituin-${productVersion}.tar.gz`);
  execFileSync('tar', ['-xzf', archive, '-C', join(top, 'srv')]);
  const portOf = new Map<string, number>();
  const children = new Map<string, ChildProcess>();
  const start = async (brand: string): Promise<void> => {
    const [, sample = ''] =
      /^PORT=(\d+)$/m.exec(readFileSync(join(top, 'srv', brand, 'deploy/site.env'), 'utf8')) ?? [];
    portOf.set(sample, portOf.get(sample) ?? (await freePort()));
    children.set(brand, await startUnit(brand, portOf.get(sample) ?? 0));
  };
  for (const brand of brands) await start(brand);
  expect(portOf.size).toBe(2);
  const port = await freePort();
  const { close } = await startSampleNginx(brands, portOf, port);

  const open = (brand: string) => page.goto(`http://${brand}.localhost:${port}/m/home`);
  const post = (path: string, body: unknown, token = '') =>
    page.evaluate(
      async ([to, sent, own]) => {
        const headers = { 'content-type': 'application/json', encryption: 'none', authorization: `Bearer ${own}` };
        const reply = await fetch(to, { method: 'POST', headers, body: sent });
        return { status: reply.status, json: reply.ok ? await reply.json() : undefined };
      },
      [path, JSON.stringify(body), token] as const,
    );
  const logIn = () => post('/wps/session/login', { username: 'player01', password: 'Passw0rd1', type: 0 });

  const tokens: string[] = [];
  for (const [index, brand] of brands.entries()) {
    const { name, origin } = readBrand(brand);
    await open(brand);
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^${origin}/`));
    const body = page.locator('body');
    await expect(body).toContainText(currencies[index] ?? '', { useInnerText: true });
    await expect(body).not.toContainText(currencies[1 - index] ?? '', { useInnerText: true });
    const { status, json } = await logIn();
    expect(status).toBe(200);
    tokens.push(json.value.token);
  }
  expect(new Set(tokens).size).toBe(2);

  const stopped = children.get('bituin');
  const exited = stopped && once(stopped, 'exit');
  stopped?.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  // nginx sends the pages of the stopped brand, whose calls fail; the other one notices nothing.
  expect((await open('bituin'))?.status()).toBe(200);
  expect((await logIn()).status).toBe(502);
  await open('kidlat');
  expect((await logIn()).status).toBe(200);
  await start('bituin');
  await open('bituin');
  await expect.poll(async () => (await logIn()).status).toBe(200);
  expect(children.get('kidlat')?.exitCode).toBeNull();
  await close();
});
