import ky, { HTTPError, type Options } from 'ky';
import { readEnvelope } from './envelope.ts';

export type { Options };

/** ky with the rules of this backend; `client.ts` alone calls it, and fetches it when it comes to that. */
export const client = ky.create({
  // Twice, after 0.3 and 0.6 s.
  retry: {
    methods: ['get'],
    statusCodes: [408, 429, 502, 503, 504],
    // Maintenance does not pass while a reader waits: its screen should come at once.
    shouldRetry: async ({ error }) => {
      if (!(error instanceof HTTPError) || error.response.status !== 503) return undefined;
      const reply = await readEnvelope(error.response.clone()).catch(() => null);
      return reply?.errorCode === 'system.maintenance' ? false : undefined;
    },
  },
});
