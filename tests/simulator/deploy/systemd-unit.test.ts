import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readOptions } from '#sim/start/options.ts';

const units = [
  { unit: 'kidlat-simulator', instance: '4321' },
  { unit: 'kidlat-site', instance: 'bituin' },
];
const fileOf = (unit: string): string => `deploy/systemd/${unit}@.service`;
const analyse = ['/usr/bin/systemd-analyze', '/bin/systemd-analyze'].find((path) => existsSync(path));
const execute = promisify(execFile);

/** Maximum exposure by systemd-analyze, out of 10; up to 2 it rates a service as well protected. */
const maxExposure = 2;

const lacking = analyse ? '' : ' (skipped: systemd is not installed)';

test.skipIf(!analyse).each(units)(
  `$unit passes systemd-analyze verify and has a low exposure @X24${lacking}`,
  async ({ unit, instance }) => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const text = readFileSync(fileOf(unit), 'utf8').replace('/usr/bin/node', process.execPath);
    writeFileSync(join(folder, `${unit}@.service`), text);
    const started = join(folder, `${unit}@${instance}.service`);
    const { stdout, stderr } = await execute(analyse ?? '', ['verify', '--man=no', started]);
    expect(stdout + stderr).toBe('');
    const { stdout: table } = await execute(analyse ?? '', ['security', '--offline=true', '--no-pager', started]);
    const [, exposure] = /Overall exposure level .*: ([\d.]+)/.exec(table) ?? [];
    expect(Number(exposure)).toBeLessThan(maxExposure);
  },
);

test.each([
  ['kidlat-simulator', '4321', '/srv/kidlat/simulator/bin/kidlat-sim.cjs', { port: '4321' }],
  ['kidlat-site', 'bituin', '/srv/bituin/start.cjs', {}],
])('%s starts the program of the release with known options @X24', (unit, instance, started, expected) => {
  const [, line = ''] = /^ExecStart=(.+)$/m.exec(readFileSync(fileOf(unit), 'utf8')) ?? [];
  const [node, program, ...args] = line.replaceAll('%i', instance).split(' ');
  expect([node, program]).toEqual(['/usr/bin/node', started]);
  expect(readOptions(args)).toMatchObject({ data: `/var/lib/kidlat/${instance}`, drain: '2', ...expected });
});
