import { parseArgs } from 'node:util';

/** Options of the command line. */
export const options = {
  port: { type: 'string', default: process.env.PORT ?? '4321' },
  host: { type: 'string' },
  probes: { type: 'string', ...(process.env.PROBES && { default: process.env.PROBES }) },
  connections: { type: 'string', default: '2000' },
  https: { type: 'boolean', default: false },
  key: { type: 'string', ...(process.env.ADMIN_KEY && { default: process.env.ADMIN_KEY }) },
  cors: { type: 'string', multiple: true },
  'call-out': { type: 'string', multiple: true },
  front: { type: 'string' },
  data: { type: 'string', default: process.env.DATA_DIR ?? '.data' },
  store: { type: 'string', ...(process.env.STORE && { default: process.env.STORE }) },
  seed: { type: 'string' },
  memory: { type: 'string', default: process.env.MEMORY_MB ?? '512' },
  journal: { type: 'string', default: '500' },
  world: { type: 'string', default: 'default' },
  snapshot: { type: 'string' },
  scenario: { type: 'string', multiple: true },
  scenarios: { type: 'string' },
  replies: { type: 'string' },
  har: { type: 'string' },
  endpoints: { type: 'string' },
  app: { type: 'string' },
  site: { type: 'string' },
  api: { type: 'string', default: process.env.API_BASE ?? '' },
  drain: { type: 'string', default: '0' },
  log: { type: 'string', default: 'warn' },
  carry: { type: 'string' },
  validate: { type: 'boolean', default: false },
  url: { type: 'string', default: 'http://localhost:4321' },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Values of the options. */
export type Values = ReturnType<typeof readOptions>;

/** Parses the command line. Throws for an unknown option. */
export const readOptions = (args: string[]) => parseArgs({ args, options }).values;

/** Returns the values of an option that may be repeated or have several values, separated by commas. */
export const listOf = (values: readonly string[] = []): string[] =>
  values.flatMap((it) => it.split(',')).flatMap((it) => it.trim() || []);
