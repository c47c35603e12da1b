import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readOptions } from '#sim/start/options.ts';

const unit = 'deploy/systemd/kidlat-simulator@.service';
const analyse = ['/usr/bin/systemd-analyze', '/bin/systemd-analyze'].find((path) => existsSync(path));
const execute = promisify(execFile);

/** Maximum exposure by systemd-analyze, out of 10; up to 2 it rates a service as well protected. */
const maxExposure = 2;

const lacking = analyse ? '' : ' (skipped: systemd is not installed)';

test.skipIf(!analyse)(`the unit passes systemd-analyze verify and has a low exposure @X24${lacking}`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = readFileSync(unit, 'utf8').replace('/usr/bin/node', process.execPath);
  writeFileSync(join(folder, 'kidlat-simulator@.service'), text);
  const started = join(folder, 'kidlat-simulator@4321.service');
  const { stdout, stderr } = await execute(analyse ?? '', ['verify', '--man=no', started]);
  expect(stdout + stderr).toBe('');
  const { stdout: table } = await execute(analyse ?? '', ['security', '--offline=true', '--no-pager', started]);
  const [, exposure] = /Overall exposure level .*: ([\d.]+)/.exec(table) ?? [];
  expect(Number(exposure)).toBeLessThan(maxExposure);
});

test('the unit starts the program of the release with known options @X24', () => {
  const [, line = ''] = /^ExecStart=(.+)$/m.exec(readFileSync(unit, 'utf8')) ?? [];
  const [node, program, ...args] = line.replaceAll('%i', '4321').split(' ');
  expect([node, program]).toEqual(['/usr/bin/node', '/srv/kidlat/simulator/bin/kidlat-sim.cjs']);
  expect(readOptions(args)).toMatchObject({ port: '4321', data: '/var/lib/kidlat/4321', drain: '2' });
});
