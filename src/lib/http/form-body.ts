import { overNetwork } from './http-client.ts';

/** Timeout of pictures over a slow mobile network, ms. */
const uploadTimeoutMs = 180_000;

interface Upload {
  readonly body?: unknown;
  readonly files?: { readonly name: string; readonly list: readonly File[] };
  readonly fetch?: typeof fetch;
}

const withCallErrors =
  (send: typeof fetch): typeof fetch =>
  (input, init) =>
    overNetwork(send(input, init));

/** Returns the fields and files of a call as form data, with a timeout for slow uploads. */
export const formBody = ({ body, files, fetch: instead }: Upload) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
  for (const file of files?.list ?? []) form.append(files?.name ?? '', file, file.name);
  return {
    body: form,
    timeout: uploadTimeoutMs,
    ...(instead && { fetch: withCallErrors(instead) }),
  };
};
