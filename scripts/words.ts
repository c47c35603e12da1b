import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const types = 'src/i18n/i18n-types.ts';
const before = readFileSync(types, 'utf8');
const { status } = spawnSync('typesafe-i18n', ['--no-watch'], { stdio: 'inherit' });
const current = readFileSync(types, 'utf8') === before;
if (!current) process.stderr.write(`${types} was older than the dictionaries and is new now; commit it.\n`);
process.exitCode = status === 0 && current ? 0 : 1;
