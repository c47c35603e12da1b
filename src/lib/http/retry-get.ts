import ky, { HTTPError, type Options } from 'ky';
import { readEnvelope, transientStatuses } from './envelope.ts';

const client = ky.create({
  // Twice, after 0.3 and 0.6 s.
  retry: {
    methods: ['get'],
    statusCodes: [...transientStatuses],
    // Maintenance does not pass while a reader waits: its screen should come at once.
    shouldRetry: async ({ error }) => {
      if (!(error instanceof HTTPError) || error.response.status !== 503) return undefined;
      const reply = await readEnvelope(error.response.clone()).catch(() => null);
      return reply?.errorCode === 'system.maintenance' ? false : undefined;
    },
  },
});

/**
 * Tries a GET again whose `first` answer, or the want of one, may pass; answers with what came back in the end. Throws
 * what ends a connection. `client.ts` alone calls it, and fetches it when it comes to that.
 */
export const retryGet = async (
  address: string,
  options: Options,
  first: Promise<Response>,
  again: () => Promise<Response>,
): Promise<Response> => {
  let hasResponse = false;
  const next = (): Promise<Response> => {
    if (hasResponse) return again();
    hasResponse = true;
    return first;
  };
  try {
    return await client(address, { ...options, fetch: next });
  } catch (error) {
    if (error instanceof HTTPError) return error.response;
    throw error;
  }
};
