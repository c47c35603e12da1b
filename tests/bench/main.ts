import { styleText } from 'node:util';
import { measureInteractions } from './interactions.ts';
import { measureRecords } from './records.ts';
import { measureSimulator } from './simulator.ts';

for (const { name, value, limit, unit } of [
  ...(await measureSimulator()),
  ...(await measureRecords()),
  ...(await measureInteractions()),
]) {
  const good = value <= limit;
  const mark = good ? styleText('green', 'ok  ') : styleText('red', 'OVER');
  process.stdout.write(`${mark} ${name}: ${value.toFixed(2)} ${unit} (at most ${limit})\n`);
  if (!good) process.exitCode = 1;
}
