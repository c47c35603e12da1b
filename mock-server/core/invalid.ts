import type { ZodError } from 'zod';
import { Refusal } from './refusal.ts';

/** Returns the error that names an invalid field and the rule it breaks; an empty field is the whole body. */
export const invalid = (field: string, rule: string): Refusal =>
  new Refusal('request.invalid', { value: { fields: [{ field, rule }] }, why: `${field || 'body'}: ${rule}` });

/** Returns the error that names every field that a schema rejects, with the rule it breaks. */
export const invalidFields = (error: ZodError): Refusal => {
  const fields = error.issues.map(({ path, code }) => ({ field: path.join('.'), rule: code }));
  return new Refusal('request.invalid', {
    value: { fields },
    why: fields.map((it) => `${it.field}: ${it.rule}`).join(', '),
  });
};
