import { z } from 'zod';

/**
 * `page` is the address without language, query and ids; `build` names the site's build. LCP and INP in milliseconds,
 * CLS as the sum of shifts; a measure that the browser lacks or that did not happen is left out.
 * `permission.denied` while `fieldShare` of the settings is 0.
 */
export const fieldMeasuresSchemas = {
  body: z.object({
    page: z.string().regex(/^\/[\w/-]{1,60}$/),
    build: z.string().regex(/^[\w.+-]{1,40}$/),
    measures: z
      .object({
        LCP: z.number().min(0).max(600_000),
        INP: z.number().min(0).max(600_000),
        CLS: z.number().min(0).max(1_000),
      })
      .partial(),
  }),
  reply: z.null(),
  errors: ['permission.denied'],
} as const;
