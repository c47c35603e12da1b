import { styleText } from 'node:util';
import { measureSimulator } from './simulator.ts';

for (const { name, value, limit, unit } of await measureSimulator()) {
  const good = value <= limit;
  const mark = good ? styleText('green', 'ok  ') : styleText('red', 'OVER');
  process.stdout.write(`${mark} ${name}: ${value.toFixed(2)} ${unit} (at most ${limit})\n`);
  if (!good) process.exitCode = 1;
}
