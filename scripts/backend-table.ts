import { readFileSync, writeFileSync } from 'node:fs';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { errorStatus } from '#contract/errors.ts';
import { exposedHeaders, requestHeaders } from '#sim/optional/verify/cors.ts';

const page = 'docs/backend.md';
const startMarker = '<!-- written by npm run backend-table -->';
const end = '<!-- end -->';

const marks = ({
  changesState,
  always,
  whenClosed,
  whenRestricted,
  movesMoney,
  once,
  flag,
  categories,
  send,
}: Endpoint): string =>
  [
    send && send !== 'json' ? send : '',
    changesState ? 'changes state' : '',
    movesMoney || once ? 'idempotency key' : '',
    always ? 'always open' : '',
    whenClosed ? 'when closed' : '',
    whenRestricted ? 'when restricted' : '',
    flag ? `flag ${flag}` : '',
    categories ? `offers ${categories.join(' or ')}` : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Returns the endpoint's specific error codes; the others follow from the previous columns. */
const ownErrors = (endpoint: Endpoint): string => endpoint.errors.map((code) => `\`${code}\``).join(' ');

const line = (endpoint: Endpoint): string =>
  `| ${endpoint.name} | \`${endpoint.method} ${endpoint.path}\` | ${endpoint.access} | ${marks(endpoint)} | ${ownErrors(endpoint)} |`;

const statuses = (): string => {
  const byStatus = new Map<number, string[]>();
  for (const [code, status] of Object.entries(errorStatus))
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\``]);
  return [...byStatus]
    .sort(([one], [other]) => one - other)
    .map(([status, codes]) => `| ${status} | ${codes.join(' ')} |`)
    .join('\n');
};

/** Returns the endpoints that a backend must implement, from the contract, as Markdown. */
const backendTable = (): string => {
  const sorted = [...endpoints.values()].sort((one, other) =>
    `${one.path} ${one.method}`.localeCompare(`${other.path} ${other.method}`, 'en'),
  );
  return `${startMarker}
### Headers

Calls carry ${requestHeaders.map((name) => `\`${name}\``).join(', ')}.
Response headers that the site reads: ${exposedHeaders.map((name) => `\`${name}\``).join(', ')}.

### Statuses

| status | codes |
|---|---|
${statuses()}

### Endpoints

${sorted.length} endpoints. The last column lists specific error codes; those that follow from access, a flag or the body are in the OpenAPI document (\`/__admin/openapi.json\`), with all schemas.

| endpoint | call | access | notes | specific codes |
|---|---|---|---|---|
${sorted.map(line).join('\n')}
${end}`;
};

/** Returns the page with updated tables. */
export const withTable = (text: string): string => {
  const [before] = text.split(startMarker);
  const [, after = '\n'] = text.split(end);
  return `${before}${backendTable()}${after}`;
};

if (import.meta.main) writeFileSync(page, withTable(readFileSync(page, 'utf8')));
