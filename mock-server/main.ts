import { enableCompileCache } from 'node:module';

// Before anything else is loaded: without it every start strips and compiles everything again.
enableCompileCache();
const { run } = await import('./command.ts');
await run();
