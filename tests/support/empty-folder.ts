import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildPackage } from '#scripts/package.ts';

const execute = promisify(execFile);

/** Returns the environment without variables of this project's own runs. */
const plainEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|NODE_OPTIONS|SITE_|TEST_|PLAYWRIGHT|PW_|VITEST)/.test(name),
    ),
  );

/** Runs a command in a folder, with the programs installed there; returns its output. */
export const runIn = async (folder: string, program: string, ...args: string[]): Promise<string> => {
  const env = { ...plainEnv(), NO_COLOR: '1', FORCE_COLOR: '0', CI: '' };
  try {
    return (await execute(program, args, { cwd: folder, env, maxBuffer: 2 ** 24 })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
};

/**
 * Builds, packs and installs the package in an empty folder without a network, together with Playwright: like in an
 * independent project.
 */
export const installInEmptyFolder = async (options: { types: boolean }): Promise<string> => {
  const top = mkdtempSync(join(tmpdir(), 'outside-'));
  const folder = join(top, 'project');
  mkdirSync(folder);
  const built = join(top, 'built');
  await buildPackage(built, options);
  await runIn(built, 'npm', 'pack', '--silent', '--pack-destination', top);
  const { version } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8')) as { version: string };
  writeFileSync(join(folder, 'package.json'), '{}');
  await runIn(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', `../kidlat-sim-${version}.tgz`);
  symlinkSync(resolve('node_modules/playwright'), join(folder, 'node_modules/playwright'));
  return folder;
};

/** Writes files shown in a page of the documentation, with the given replacements. */
export const writeShownFiles = (page: string, folder: string, replaced: Readonly<Record<string, string>>): void => {
  const blocks = readFileSync(page, 'utf8').matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  for (const [, name = '', text = ''] of blocks)
    writeFileSync(
      join(folder, name),
      Object.entries(replaced).reduce((so, [word, by]) => so.replaceAll(word, by), text),
    );
};
