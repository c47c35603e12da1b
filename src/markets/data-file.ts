import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { z } from 'zod';
import { lineOfField, readYaml } from '#content/yaml-file.ts';

/** A mistake in a file of data; `line` counts from 1. */
export interface DataProblem {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

/** Thrown for files of data with mistakes. The message has one line for each: file, line and sentence. */
export class DataError extends Error {
  readonly problems: readonly DataProblem[];

  constructor(problems: readonly DataProblem[]) {
    super(problems.map(({ file, line, sentence }) => `${relative('.', file)}:${line}: ${sentence}`).join('\n'));
    this.problems = problems;
  }
}

const sentenceOf = ({ path, message, code }: z.core.$ZodIssue, data: unknown): string => {
  if (code === 'unrecognized_keys') return message.replace('Unrecognized key', 'Unknown field');
  const name = path.join('.');
  const isMissing =
    path.reduce<unknown>((it, part) => (it as Record<PropertyKey, unknown>)?.[part], data) === undefined;
  return isMissing ? `The field ${name} is missing.` : `${name || 'The file'}: ${message}`;
};

/** Reads a YAML file and validates it. Throws a `DataError` with all mistakes. */
export const readData = <S extends z.ZodType>(file: string, schema: S): z.output<S> => {
  if (!existsSync(file)) throw new DataError([{ file, line: 1, sentence: 'The file is missing.' }]);
  const { text, data, slip } = readYaml(readFileSync(file, 'utf8'));
  if (slip) throw new DataError([{ file, line: Number(/\d+/.exec(slip)?.[0] ?? 1), sentence: slip }]);
  const { success, data: valid, error } = schema.safeParse(data);
  if (success) return valid as z.output<S>;
  throw new DataError(
    error.issues.map((issue) => ({
      file,
      line: lineOfField(text, issue.path) ?? 1,
      sentence: sentenceOf(issue, data),
    })),
  );
};
