import type { ZodType } from 'zod';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const missing = (input: unknown, kept: unknown, path: readonly string[]): (readonly string[])[] => {
  if (!isObject(input) || !isObject(kept)) return [];
  return Object.entries(input).flatMap(([name, inner]) =>
    Object.hasOwn(kept, name) ? missing(inner, kept[name], [...path, name]) : [[...path, name]],
  );
};

/**
 * Returns the paths of fields that the contract does not define, such as misspelt ones; empty if the value is invalid.
 */
export const unknownFields = (schema: ZodType | undefined, value: unknown): readonly (readonly string[])[] =>
  missing(value, schema?.safeParse(value).data, []);
