import { readdir, readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { CliError } from '#sim/cli-error.ts';
import { spanOf } from '#sim/core/clock.ts';
import { fault } from '#sim/core/faults/fault.ts';
import { type Override, override } from '#sim/core/overrides/override.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { flagFaults } from '#sim/features/site/rules/flags.ts';
import { type ProjectEndpoint, projectEndpoint } from '#sim/http/project-endpoints.ts';

const clockStep = z.strictObject({
  advance: z
    .string()
    .refine((it) => spanOf(it) !== null, 'must be a span such as 90s, 5m or 1d12h')
    .optional(),
  at: z
    .string()
    .regex(/^(Sunday )?([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:mm or "Sunday HH:mm"')
    .optional(),
  frozen: z.boolean().optional(),
});

/** Scenario format for files outside the simulator. */
const projectScenario = z
  .strictObject({
    name: z
      .string()
      .max(80)
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be "group.case" in lower-case letters, digits and hyphens'),
    description: z.string().trim().min(1).max(300),
    flags: z.record(z.string(), z.unknown()).optional(),
    faults: z.array(fault).optional(),
    overrides: z.array(override).optional(),
    clock: clockStep.optional(),
  })
  .superRefine(({ flags = {} }, context) => {
    for (const { name, fault: message } of flagFaults(flags))
      context.addIssue({ code: 'custom', path: ['flags', name], message });
  });

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Returns the entries parsed by a schema; throws a `CliError` with the position of the first invalid one. */
const parseAll = <S extends z.ZodType>(schema: S, input: unknown, where: string, subject: string): z.output<S>[] =>
  listOf(input).map((entry, index) => {
    const { data, error } = schema.safeParse(entry);
    if (!error) return data as z.output<S>;
    const [issue] = error.issues;
    const { name = index + 1 } = (typeof entry === 'object' && entry !== null ? entry : {}) as { name?: unknown };
    const field = issue?.path.length ? `${issue.path.join('.')}: ` : '';
    throw new CliError(`${where}: ${subject} ${String(name)}: ${field}${issue?.message}.`);
  });

/** Returns own scenarios; throws a `CliError` if one is invalid or has a name of `taken`, which it adds to. */
const parseScenariosOf = (input: unknown, where: string, taken: Set<string>): Scenario[] => {
  const all = parseAll(projectScenario, input, where, 'scenario').map(
    (it) => ({ ...it, requirements: [] }) as unknown as Scenario,
  );
  for (const { name } of all) {
    if (taken.has(name)) throw new CliError(`${where}: there is already a scenario ${name}.`);
    taken.add(name);
  }
  return all;
};

const seedNames = async (): Promise<Set<string>> => {
  const { scenarios } = await import('#sim/features/scenarios.ts');
  return new Set(scenarios.keys());
};

/** Returns own scenarios; throws a `CliError` if one is invalid or has the name of another. */
export const parseScenarios = async (input: unknown): Promise<Scenario[]> =>
  parseScenariosOf(input, 'scenarios', await seedNames());

/** Returns overrides of all worlds; throws a `CliError` if one breaks the contract. */
export const parseReplies = (input: unknown, where = 'replies'): Override[] =>
  parseAll(override, input, where, 'override');

/** Returns endpoints outside the contract; throws a `CliError` if one is invalid. */
export const parseEndpoints = (input: unknown, where = 'endpoints'): ProjectEndpoint[] =>
  parseAll(projectEndpoint, input, where, 'endpoint') as ProjectEndpoint[];

const isModule = (file: string): boolean => /\.[cm]?[jt]s$/.test(file) && !/\.d\.[cm]?ts$/.test(file);

/** Returns the content of a JSON file or the default export of a module. */
const contentOf = async (file: string): Promise<unknown> => {
  if (isModule(file)) {
    const { default: value } = (await import(pathToFileURL(resolve(file)).href)) as { default?: unknown };
    if (value === undefined) throw new CliError(`${file} has no default export.`);
    return value;
  }
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new CliError(`${file} is not valid JSON.`);
    throw new CliError(`Cannot read ${file}.`);
  }
};

/** Reads the scenarios of all modules and JSON files of a folder. */
export const readScenarios = async (folder: string): Promise<Scenario[]> => {
  const names = await readdir(folder).catch(() => {
    throw new CliError(`Cannot read the folder ${folder}.`);
  });
  const files = names.filter((name) => isModule(name) || extname(name) === '.json').sort();
  const found = await Promise.all(files.map((name) => contentOf(join(folder, name))));
  const taken = await seedNames();
  const all = found.flatMap((content, index) => parseScenariosOf(content, join(folder, files[index] ?? ''), taken));
  if (all.length === 0) throw new CliError(`${folder} holds no scenarios: put .json, .js, .mjs or .ts files there.`);
  return all;
};

export const readReplies = async (file: string): Promise<Override[]> => parseReplies(await contentOf(file), file);

export const readEndpoints = async (file: string): Promise<ProjectEndpoint[]> =>
  parseEndpoints(await contentOf(file), file);

/** Reads an HTTP archive as overrides, and prints which calls were left out. */
export const readHar = async (file: string) => {
  const { overridesOfHar } = await import('#sim/http/overrides-of-har.ts');
  const read = overridesOfHar(await contentOf(file));
  if (!read) throw new CliError(`${file} is not an HTTP archive.`);
  return read;
};
