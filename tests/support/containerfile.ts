import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** One image during its build: a folder represents its disk. */
export interface Stage {
  readonly root: string;
  workdir: string;
  readonly env: Record<string, string>;
  /** Commands that start the image and check its health. */
  command: readonly string[];
  health: readonly string[];
}

/** Runs a command line of `RUN` in a folder. */
type Run = (line: string, folder: string, env: Readonly<Record<string, string>>) => Promise<void>;

const instructions = (text: string): Instruction[] =>
  text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) => {
      const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      return word ? [{ word, rest }] : [];
    });

const filled = (text: string, env: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{?(\w+)\}?/g, (_whole, name) => env[name] ?? '');

const pairs = (rest: string): (readonly [name: string, value: string | undefined])[] =>
  rest.split(/\s+/).map((pair) => {
    const [, name = '', value] = /^(\w+)(?:=(.*))?$/.exec(pair) ?? [];
    return [name, value];
  });

const list = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf('['))) as string[];

const within = ({ root, workdir }: Stage, path: string): string =>
  join(root, path.startsWith('/') ? path : join(workdir, path));

/** Returns whether a file of the project is sent to the builder. */
const isSent = (() => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
  return (path: string): boolean => !left.includes(path.split('/')[0] ?? '');
})();

const copy = (rest: string, stage: Stage, named: ReadonlyMap<string, Stage>): void => {
  const words = rest.split(/\s+/);
  const from = words.find((it) => it.startsWith('--from='))?.slice('--from='.length);
  const [sources, target] = [words.filter((it) => !it.startsWith('--')).slice(0, -1), words.at(-1) ?? '.'];
  for (const source of sources) {
    const other = from === undefined ? undefined : named.get(from);
    if (from !== undefined && !other) throw new Error(`There is no stage ${from}.`);
    const path = other ? within(other, source) : source;
    if (!existsSync(path)) throw new Error(`COPY: there is no ${source}.`);
    const to = within(stage, target);
    const isFile = statSync(path).isFile();
    cpSync(path, isFile && target.endsWith('/') ? join(to, basename(path)) : to, {
      recursive: true,
      filter: (it) => Boolean(other) || isSent(it),
    });
  }
};

/** Executes a Containerfile step by step in folders below `top`, without a container engine; returns the last stage. */
export const followContainerfile = async (
  file: string,
  top: string,
  run: Run,
  chosen: Readonly<Record<string, string>>,
): Promise<Stage> => {
  const named = new Map<string, Stage>();
  // Arguments before the first stage, whose values a stage takes over with `ARG NAME`.
  const shared: Record<string, string> = {};
  let stage: Stage | undefined;
  for (const { word, rest } of instructions(readFileSync(file, 'utf8'))) {
    if (word === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
      stage = { root: join(top, name), workdir: '/', env: {}, command: [], health: [] };
      named.set(name, stage);
      continue;
    }
    if (word === 'ARG') {
      for (const [name, value] of pairs(rest))
        (stage?.env ?? shared)[name] = chosen[name] ?? value ?? shared[name] ?? '';
      continue;
    }
    if (!stage) throw new Error(`${basename(file)} begins with ${word}.`);
    switch (word) {
      case 'ENV':
        Object.assign(stage.env, Object.fromEntries(pairs(rest)));
        break;
      case 'WORKDIR':
        stage.workdir = rest;
        mkdirSync(within(stage, '.'), { recursive: true });
        break;
      case 'COPY':
        copy(filled(rest, stage.env), stage, named);
        break;
      case 'RUN':
        await run(filled(rest, stage.env), within(stage, '.'), stage.env);
        break;
      case 'HEALTHCHECK':
        stage.health = list(rest);
        break;
      case 'CMD':
        stage.command = list(rest);
        break;
      case 'VOLUME':
      case 'EXPOSE':
      case 'USER':
      case 'STOPSIGNAL':
        break;
      default:
        throw new Error(`${basename(file)}: ${word} is not followed here.`);
    }
  }
  if (!stage) throw new Error(`${basename(file)} makes nothing.`);
  return stage;
};
