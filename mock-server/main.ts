import { run } from './start/command.ts';

await run();
