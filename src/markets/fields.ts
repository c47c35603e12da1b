import * as z from 'zod';

/** Fields that several files of data share. */
export const text = z.string().min(1);
/** Texts by wire code of a language; languages without their own have the English one. */
export const names = z.object({ EN: text }).catchall(text);
export const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not an id: use lower-case letters, digits and hyphens');
/** A colour; `#rgb` becomes `#rrggbb`. */
export const colour = z
  .string()
  .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'is not a colour: use a form like #0b1220 in quotes')
  .transform((hex) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex));
