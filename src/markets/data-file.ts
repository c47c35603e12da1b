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

const kindNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** Returns what a value must be. */
const ruleOf = (issue: z.core.$ZodIssue): string => {
  const isOfNumber = 'origin' in issue && issue.origin !== 'string' && issue.origin !== 'array';
  if (issue.code === 'invalid_type') return `must be ${kindNames[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid option'))
    return `must be one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small')
    return isOfNumber ? `must be at least ${issue.minimum}` : Number(issue.minimum) > 1 ? issue.message : 'is empty';
  if (issue.code === 'too_big' && isOfNumber) return `must be at most ${issue.maximum}`;
  return issue.message;
};

const sentenceOf = (issue: z.core.$ZodIssue, data: unknown, line: string): string => {
  const name = issue.path.join('.');
  const value = issue.path.reduce<unknown>((it, part) => (it as Record<PropertyKey, unknown>)?.[part], data);
  if (value === undefined) return `The field ${name} is missing.`;
  if (value === null && /:\s+#/.test(line))
    return `The field ${name} is empty, because # starts a comment. Put the value in quotes, such as "#0b1220".`;
  return `${name || 'The file'}: ${ruleOf(issue)}`;
};

/** Returns the problems of a validation error; each unknown field is one. */
const problemsOf = (issue: z.core.$ZodIssue, file: string, text: string, data: unknown): DataProblem[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      file,
      line: lineOfField(text, [...issue.path, key]) ?? 1,
      sentence: `Unknown field: "${key}"`,
    }));
  const line = lineOfField(text, issue.path) ?? 1;
  return [{ file, line, sentence: sentenceOf(issue, data, text.split('\n')[line - 1] ?? '') }];
};

/** Reads a YAML file and validates it. Throws a `DataError` with all mistakes. */
export const readData = <S extends z.ZodType>(file: string, schema: S): z.output<S> => {
  if (!existsSync(file)) throw new DataError([{ file, line: 1, sentence: 'The file is missing.' }]);
  const { text, data, slip } = readYaml(readFileSync(file, 'utf8'));
  if (slip) throw new DataError([{ file, line: Number(/\d+/.exec(slip)?.[0] ?? 1), sentence: slip }]);
  const { success, data: valid, error } = schema.safeParse(data);
  if (success) return valid as z.output<S>;
  throw new DataError(error.issues.flatMap((issue) => problemsOf(issue, file, text, data)));
};
