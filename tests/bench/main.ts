import { styleText } from 'node:util';
import { CliError, runProgram } from '#sim/cli-error.ts';
import { measureCapacity } from './capacity.ts';
import { measureFailover } from './failover.ts';
import { measureInteractions } from './interactions.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measurePaints } from './paints.ts';
import { measurePresses } from './presses.ts';
import { measureRecords } from './records.ts';
import { measureScrolling } from './scrolling.ts';
import { measureSimulator } from './simulator.ts';
import { measureStores } from './stores.ts';
import { measureWagering } from './wagering.ts';

const parts = {
  simulator: measureSimulator,
  stores: measureStores,
  failover: measureFailover,
  capacity: measureCapacity,
  records: measureRecords,
  wagering: measureWagering,
  memory: measureMemory,
  pages: measurePages,
  paints: measurePaints,
  presses: measurePresses,
  interactions: measureInteractions,
  scrolling: measureScrolling,
};

/** Measures all parts, or those named on the command line: `npm run bench pages`. */
const bench = async (): Promise<void> => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
  if (unknown) throw new CliError(`Unknown part: ${unknown}. Parts: ${Object.keys(parts).join(', ')}.`);
  for (const [part, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(part)) continue;
    for (const { name, value, limit, unit } of await measure()) {
      const isWithinLimit = value <= limit;
      const mark = isWithinLimit ? styleText('green', 'ok  ') : styleText('red', 'OVER');
      process.stdout.write(`${mark} ${name}: ${value.toFixed(2)} ${unit} (at most ${limit})\n`);
      if (!isWithinLimit) process.exitCode = 1;
    }
  }
};

await runProgram(bench);
