import * as z from 'zod';

/** Fields that HAR 1.2 does not define begin with an underscore. */
const open = <S extends z.ZodRawShape>(shape: S) =>
  z.looseObject(shape).refine((it) => Object.keys(it).every((name) => name.startsWith('_') || name in shape), {
    error: ({ input }) => `unknown field in ${Object.keys(input as object).join()}`,
  });

const pair = open({ name: z.string(), value: z.string(), comment: z.string().optional() });
const cookie = open({
  name: z.string(),
  value: z.string(),
  path: z.string().optional(),
  domain: z.string().optional(),
  expires: z.string().nullish(),
  httpOnly: z.boolean().optional(),
  secure: z.boolean().optional(),
});
const size = z.number().int().min(-1);
const duration = z.number().min(-1);

/** An HTTP archive according to specification 1.2; `request` and `response` have all required fields. */
export const har = open({
  log: open({
    version: z.literal('1.2'),
    creator: open({ name: z.string(), version: z.string() }),
    browser: open({ name: z.string(), version: z.string() }).optional(),
    pages: z.array(z.unknown()).optional(),
    entries: z.array(
      open({
        pageref: z.string().optional(),
        startedDateTime: z.iso.datetime({ offset: true }),
        time: z.number().min(0),
        request: open({
          method: z.string(),
          url: z.url(),
          httpVersion: z.string(),
          cookies: z.array(cookie),
          headers: z.array(pair),
          queryString: z.array(pair),
          postData: open({ mimeType: z.string(), params: z.array(pair), text: z.string() }).optional(),
          headersSize: size,
          bodySize: size,
        }),
        response: open({
          status: z.number().int(),
          statusText: z.string(),
          httpVersion: z.string(),
          cookies: z.array(cookie),
          headers: z.array(pair),
          content: open({
            size: z.number().int().min(0),
            compression: z.number().int().optional(),
            mimeType: z.string(),
            text: z.string().optional(),
            encoding: z.string().optional(),
          }),
          redirectURL: z.string(),
          headersSize: size,
          bodySize: size,
        }),
        cache: open({ beforeRequest: z.unknown().optional(), afterRequest: z.unknown().optional() }),
        timings: open({
          blocked: duration.optional(),
          dns: duration.optional(),
          connect: duration.optional(),
          send: z.number().min(0),
          wait: z.number().min(0),
          receive: z.number().min(0),
          ssl: duration.optional(),
        }),
        serverIPAddress: z.string().optional(),
        connection: z.string().optional(),
      }),
    ),
  }),
});
