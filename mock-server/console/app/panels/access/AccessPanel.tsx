import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { AuditRecord } from '#sim/optional/teams/team-store.ts';
import { sizeText, stampText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Empty, Panel, PanelProblem } from '../../parts/Panel.tsx';
import { ReadOnly } from '../../parts/ReadOnly.tsx';
import { $world } from '../../state/browser.ts';
import { resource } from '../../state/resource.ts';

interface Quotas {
  readonly worlds: number;
  readonly bytes: number;
  readonly callsPerMinute: number;
}

interface TeamKey {
  readonly id: string;
  readonly team: string;
  readonly role: string;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly revokedAt: number | null;
  readonly limits: Quotas;
  readonly used: Quotas & { readonly keylessBytes: number; readonly keylessCallsPerMinute: number };
}

interface Keys {
  readonly caller: { readonly role: string; readonly team: string | null };
  readonly keys: readonly TeamKey[];
}

const keys = resource<Keys>(() => '/keys', { byPanel: true });
const audit = resource<{ readonly entries: readonly AuditRecord[] }>(() => '/audit', { byPanel: true });

const load = (): void => void Promise.all([keys.load(), audit.load()]);

/** Shows keys of teams with their quotas, and which admin calls changed something. */
export const AccessPanel = () => {
  const { data, problem } = useStore(keys.$state);
  const log = useStore(audit.$state);
  const world = useStore($world);
  useEffect(() => {
    if (world) load();
  }, [world]);
  const entries = log.data?.entries ?? [];
  return (
    <Panel
      title="Access"
      note={data && `your role: ${data.caller.role}${data.caller.team === null ? '' : `, team ${data.caller.team}`}`}
      tools={
        <button type="button" className="mini mini--icon" aria-label="Refresh" onClick={load}>
          <Icon name="reload" />
        </button>
      }
    >
      <ReadOnly label="Keys and audit log">
        {problem && <PanelProblem problem={problem} what="keys of teams" />}
        {data?.keys.length === 0 && (
          <Empty>
            No team has a key. The command <code>keys add TEAM</code> adds one.
          </Empty>
        )}
        <ul>
          {data?.keys.map((key) => (
            <KeyRow key={key.id} item={key} />
          ))}
        </ul>
        <h3>Audit log</h3>
        {log.problem && <PanelProblem problem={log.problem} what="the audit log" />}
        {log.data && entries.length === 0 && <Empty>No admin call has changed anything yet.</Empty>}
        <ul>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </ReadOnly>
    </Panel>
  );
};

const KeyRow = ({ item: { id, team, role, createdAt, revokedAt, limits, used } }: { readonly item: TeamKey }) => (
  <li className="row" data-key={id}>
    <div className="row__words">
      <code>{id}</code> {team} · {role}
      <small>
        {used.worlds} of {limits.worlds} worlds, {sizeText(used.bytes)} of {sizeText(limits.bytes)},{' '}
        {used.callsPerMinute} of {limits.callsPerMinute} calls this minute; without a key {sizeText(used.keylessBytes)}{' '}
        and {used.keylessCallsPerMinute} calls; added {stampText(createdAt)}
        {revokedAt !== null && `, revoked ${stampText(revokedAt)}`}
      </small>
    </div>
  </li>
);

const AuditRow = ({ entry: { at, key, team, method, path, world, status } }: { readonly entry: AuditRecord }) => (
  <li className="row">
    <div className="row__words">
      <code>
        {method} {path}
      </code>
      <small>
        {stampText(at)} · {team === null ? key : `${team}, key ${key}`}
        {world !== null && ` · world ${world}`}
      </small>
    </div>
    <span className={status !== null && status >= 400 ? 'minus' : 'plus'}>{status ?? '–'}</span>
  </li>
);
