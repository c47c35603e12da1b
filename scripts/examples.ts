import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { recordExamples } from './examples/record.ts';

const file = 'mock-server/openapi/examples.json';

const examples = await recordExamples((line) => process.stdout.write(`${line}\n`));
writeFileSync(file, JSON.stringify(examples, null, 2));
execFileSync('node_modules/.bin/biome', ['format', '--write', file]);
