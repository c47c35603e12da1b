import * as z from 'zod';

/** Headers that the simulator sets, or that would break the connection. */
const ownHeaders = /^(connection|content-length|content-type|date|keep-alive|trailer|transfer-encoding|upgrade)$/i;

const name = z
  .string()
  .max(100)
  .regex(/^[!#$%&'*+.^_`|~\w-]+$/)
  .refine((it) => !ownHeaders.test(it), 'is written by the simulator itself');

/** Headers that testers add to a reply. */
export const headersToSet = z
  .record(
    name,
    z
      .string()
      .max(2000)
      .regex(/^[\t\x20-\x7e\x80-\xff]*$/),
  )
  .refine((it) => Object.keys(it).length <= 50, 'holds more than 50 headers');
