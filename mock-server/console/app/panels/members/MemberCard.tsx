import { useStore } from '@nanostores/react';
import type { MemberDetail } from '#sim/admin/members.ts';
import { moneyText, stampText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Empty, Panel, PanelProblem } from '../../parts/Panel.tsx';
import { ReadOnly } from '../../parts/ReadOnly.tsx';
import { showApplicant } from '../../state/identity.ts';
import { detail } from '../../state/members.ts';
import { attempt } from '../../state/notice.ts';
import { hrefOf } from '../../state/route.ts';

/** Fields with a place of their own, and the number of the avatar. */
const shownFields = new Set(['id', 'account', 'icon', 'identity', 'ledger', 'sessions', 'balance', 'staff']);

const majorFields = new Set(['leftToBet', 'locked']);

/**
 * Returns a field name such as `firstTimeLogin` in plain words. A final `At` is dropped because the value shows that it
 * is a time.
 */
const labelOf = (name: string): string =>
  name
    .replace(/At$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace('sms', 'SMS');

const textOf = (name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'number' && majorFields.has(name)) return moneyText(value);
  if (typeof value === 'number' && /At$/.test(name)) return stampText(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Shows the data that the backend has of a member. */
export const MemberCard = ({ account }: { readonly account: string }) => {
  const { data, problem } = useStore(detail.$state);
  const shown = data?.account === account ? data : null;
  return (
    <Panel
      title={account}
      note={shown && moneyText(shown.balance)}
      tools={
        <a className="mini mini--icon" href={hrefOf('members')} aria-label="Close member">
          <Icon name="close" />
        </a>
      }
    >
      <ReadOnly label={`About ${account}`} className="card">
        {problem && <PanelProblem problem={problem} what="this member" />}
        {shown && (
          <>
            <dl className="pairs">
              {Object.entries(shown)
                .filter(([name]) => !shownFields.has(name))
                .map(([name, value]) => (
                  <div key={name}>
                    <dt>{labelOf(name)}</dt>
                    <dd>{textOf(name, value)}</dd>
                  </div>
                ))}
              <div>
                <dt>identity</dt>
                <dd>
                  {shown.identity === null ? (
                    'not verified'
                  ) : (
                    <a href={hrefOf('identity')} onClick={() => void attempt(() => showApplicant(account))}>
                      {shown.identity}
                    </a>
                  )}
                </dd>
              </div>
            </dl>
            <h3>Ledger</h3>
            <Ledger member={shown} />
            <h3>Sessions</h3>
            {shown.sessions.length === 0 && <Empty>No logins yet.</Empty>}
            <ul className="plain">
              {shown.sessions.map((session) => (
                <li key={session.startedAt}>
                  {stampText(session.startedAt)} to{' '}
                  {session.ended ? `${stampText(session.usedAt)}, ${session.ended}` : 'now'}
                </li>
              ))}
            </ul>
          </>
        )}
      </ReadOnly>
    </Panel>
  );
};

const Ledger = ({ member }: { readonly member: MemberDetail }) =>
  member.ledger.length === 0 ? (
    <Empty>No entries yet.</Empty>
  ) : (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">What</th>
          <th scope="col" className="end">
            Amount
          </th>
          <th scope="col" className="end">
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {member.ledger.toReversed().map((line) => (
          // One posting can hold several lines of the same member.
          <tr key={`${line.id} ${line.type} ${line.balance}`}>
            <td className="num dim">{stampText(line.at)}</td>
            <td>
              {line.type}
              <small>{line.ref ?? line.id}</small>
            </td>
            <td className={`num end ${line.amount < 0 ? 'minus' : 'plus'}`}>{moneyText(line.amount)}</td>
            <td className="num end">{moneyText(line.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
