import { readFileSync } from 'node:fs';
import { lineOfField } from '#content/yaml-file.ts';
import type { DataProblem } from '#markets/data-file.ts';

/** Returns the problem of a field, whose path is joined by dots. */
export type Report = (field: string, sentence: string) => DataProblem;

/** Returns a function that reports problems of a YAML file with their lines. */
export const reportIn = (file: string): Report => {
  const text = readFileSync(file, 'utf8');
  return (field, sentence) => ({ file, line: lineOfField(text, pathOf(field)) ?? 1, sentence });
};

const pathOf = (field: string): (string | number)[] =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
