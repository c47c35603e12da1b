import type { Entry } from '../../state/requests.ts';

const sent = ['content-type', 'module-id', 'idempotency-key', 'device', 'encryption'];

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call as a command for a shell. What was masked stands as a variable to fill in. */
export const curlOf = (entry: Entry, world: string, origin = location.origin): string => {
  const headers = sent.flatMap((name) => {
    const value = entry.requestHeaders[name];
    return value === undefined ? [] : [`-H ${quoted(`${name}: ${value}`)}`];
  });
  if (entry.requestHeaders.authorization !== undefined) headers.push('-H "authorization: Bearer $TOKEN"');
  const body = entry.requestBody === undefined ? [] : [`--data ${quoted(JSON.stringify(entry.requestBody))}`];
  return [
    `curl -X ${entry.method} ${quoted(origin + entry.url)}`,
    `-H ${quoted(`x-sim-world: ${world}`)}`,
    ...headers,
    ...body,
  ].join(' \\\n  ');
};
