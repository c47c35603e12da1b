import { run } from '#sim/start/command.ts';

await run();
