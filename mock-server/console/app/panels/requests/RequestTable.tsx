import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { pathOf } from '#sim/core/url.ts';
import { timeText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { Entry } from '../../state/requests.ts';
import { $place, hrefOf } from '../../state/route.ts';
import { closedStatus } from './filter.ts';
import { RequestDetail } from './RequestDetail.tsx';

const failed = ({ status }: Entry): boolean => status >= 400;

/** Returns the status of a call as text; `…` while the response is pending, `RST` if the connection was closed. */
const statusText = ({ status }: Entry): string =>
  status === closedStatus ? 'RST' : status === 0 ? '…' : String(status);

const explanationText = ({ explain }: Entry): string =>
  explain.map(({ why, since }) => (since === undefined ? why : `${why} at ${timeText(since)}`)).join('; ');

export const RequestTable = ({ entries }: { readonly entries: readonly Entry[] }) => {
  const { panel, item } = useStore($place);
  const open = panel === 'requests' ? Number(item) : Number.NaN;
  return (
    <table className="calls">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Method</th>
          <th scope="col">Path</th>
          <th scope="col">Status</th>
          <th scope="col" className="calls__num">
            ms
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Fragment key={entry.seq}>
            <Row entry={entry} open={entry.seq === open} />
            {entry.seq === open && (
              <tr className="calls__detail">
                <td colSpan={5}>
                  <RequestDetail entry={entry} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
};

const Row = ({ entry, open }: { readonly entry: Entry; readonly open: boolean }) => {
  const why = explanationText(entry);
  const path = pathOf(entry.url);
  return (
    <tr className={failed(entry) ? 'calls__bad' : ''} data-status={entry.status}>
      <td className="num">{timeText(entry.at)}</td>
      <td className="calls__method">{entry.method}</td>
      <td className="calls__path">
        <a
          href={open ? hrefOf('requests') : hrefOf('requests', entry.seq)}
          aria-expanded={open}
          aria-label={`${entry.method} ${entry.url}, call ${entry.seq}`}
        >
          <Icon name={open ? 'down' : 'go'} />
          <code>
            {path}
            <span className="dim">{entry.url.slice(path.length)}</span>
          </code>
        </a>
        {entry.account && <span className="calls__who">{entry.account}</span>}
        {why && <small className="calls__why">{why}</small>}
      </td>
      <td>
        <span className="calls__status num">{statusText(entry)}</span>
      </td>
      <td className="calls__num num">{entry.ms < 10 ? entry.ms.toFixed(1) : Math.round(entry.ms)}</td>
    </tr>
  );
};
