import * as z from 'zod';

/**
 * `page` is the address without language, query and ids; `build` identifies the site's build. LCP and INP in
 * milliseconds, CLS as the sum of shifts; missing measurements are omitted. Refused with `permission.denied` while
 * `fieldShare` of the settings is 0.
 */
export const fieldMeasuresSchemas = {
  summary: 'Report web vitals of a page view',
  body: z.object({
    page: z
      .string()
      .regex(/^\/[\w/-]{1,60}$/)
      .describe('Address of the page without language, query and ids.'),
    build: z
      .string()
      .regex(/^[\w.+-]{1,40}$/)
      .describe('Build of the site.'),
    measures: z
      .object({
        LCP: z.number().min(0).max(600_000).describe('Largest contentful paint in milliseconds.'),
        INP: z.number().min(0).max(600_000).describe('Interaction to next paint in milliseconds.'),
        CLS: z.number().min(0).max(1_000).describe('Cumulative layout shift, a sum without unit.'),
      })
      .partial()
      .describe('Measured values; a value that the browser lacks is absent.'),
  }),
  reply: z.null().describe('Null.'),
  errors: ['permission.denied'],
} as const;
