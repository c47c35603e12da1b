import ky, { HTTPError, type Options } from 'ky';
import { readEnvelope, transientStatuses } from './envelope.ts';

const client = ky.create({
  // Twice, after 0.3 and 0.6 s.
  retry: {
    methods: ['get'],
    statusCodes: [...transientStatuses],
    // Maintenance is not transient, so its screen is shown immediately.
    shouldRetry: async ({ error }) => {
      if (!(error instanceof HTTPError) || error.response.status !== 503) return undefined;
      const reply = await readEnvelope(error.response.clone()).catch(() => null);
      return reply?.errorCode === 'system.maintenance' ? false : undefined;
    },
  },
});

/**
 * Retries a GET whose `first` response was transient or missing; returns the last response. Throws the error of a
 * failed connection. Only `client.ts` calls it, and loads it on demand.
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
