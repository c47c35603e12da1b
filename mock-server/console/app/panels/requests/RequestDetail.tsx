import { useStore } from '@nanostores/react';
import { copyText } from '../../parts/copy.ts';
import { timeText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { ScrollText } from '../../parts/ScrollText.tsx';
import { $world } from '../../state/browser.ts';
import { attempt } from '../../state/notice.ts';
import { overrideWithReply } from '../../state/overrides.ts';
import type { Entry } from '../../state/requests.ts';
import { GoOn } from '../history/GoOn.tsx';

const sent = ['content-type', 'module-id', 'idempotency-key', 'device', 'encryption'];

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns the call as a `curl` command. A masked token becomes a shell variable to fill in. */
const curlOf = (entry: Entry, world: string, origin = location.origin): string => {
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

const jsonText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'none');

/** Shows one call with both bodies, and the reason for its response. */
export const RequestDetail = ({ entry }: { readonly entry: Entry }) => {
  const world = useStore($world) ?? 'default';
  return (
    <div className="detail">
      <div className="detail__tools">
        <span>
          {entry.row ? (
            <>
              endpoint <code>{entry.row}</code>
            </>
          ) : (
            'not in the contract'
          )}
          {entry.account ? `, as ${entry.account}` : ', as a guest'}
        </span>
        {entry.row && entry.replyBody !== undefined && (
          <button
            type="button"
            className="mini mini--go"
            onClick={() => attempt(() => overrideWithReply(entry.seq), `Override of ${entry.row} added.`)}
          >
            <Icon name="replies" />
            Use as override
          </button>
        )}
        <GoOn call={entry.seq} side="before" />
        <GoOn call={entry.seq} side="after" />
        <button type="button" className="mini" onClick={() => copyText(curlOf(entry, world), 'Command')}>
          <Icon name="copy" />
          Copy as curl
        </button>
        <button type="button" className="mini" onClick={() => copyText(jsonText(entry.replyBody), 'Response')}>
          <Icon name="copy" />
          Copy response
        </button>
      </div>
      <code className="detail__url">{entry.url}</code>
      {entry.explain.length > 0 && (
        <div>
          <h3>Reasons</h3>
          <ol className="detail__why">
            {entry.explain.map(({ why, since }) => (
              <li key={`${why} ${since}`}>
                {why}
                {since !== undefined && <span className="dim"> at {timeText(since)}</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
      <Side title="Request" headers={entry.requestHeaders} body={entry.requestBody} />
      <Side title="Response" headers={entry.replyHeaders} body={entry.replyBody} />
    </div>
  );
};

interface SideProps {
  readonly title: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const Side = ({ title, headers, body }: SideProps) => {
  const names = Object.keys(headers);
  return (
    <div className="detail__side">
      <h3>{title}</h3>
      {names.length > 0 && (
        <details>
          <summary>
            {names.length} headers<span className="vh"> of the {title.toLowerCase()}</span>
          </summary>
          <dl className="pairs">
            {names.map((name) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{String(headers[name])}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {body === undefined || body === null ? (
        <p className="dim">No body.</p>
      ) : (
        <ScrollText label={`${title} body`} text={jsonText(body)} />
      )}
    </div>
  );
};
