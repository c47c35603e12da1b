import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { textKey } from '#contract/text.ts';
import type { MemberSummary } from '#sim/admin/members.ts';
import { Find } from '../../parts/Find.tsx';
import { moneyText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Empty, Panel, PanelProblem } from '../../parts/Panel.tsx';
import { $player, ledgerCheck, members, playAs, showMember } from '../../state/members.ts';
import { attempt } from '../../state/notice.ts';
import { $place, hrefOf } from '../../state/route.ts';
import { Mailbox } from './Mailbox.tsx';
import { MemberCard } from './MemberCard.tsx';

const typeText: Readonly<Record<number, string>> = {
  0: 'player',
  1: 'agent',
  4: 'free trial',
  40: 'promoter',
  41: 'agent 41',
};

const kindOf = ({ staff, disabled, type }: MemberSummary): string =>
  staff ? 'staff' : `type ${type}, ${typeText[type] ?? 'agent'}${disabled ? ', disabled' : ''}`;

/** Shows the members of the world; the URL contains the open one. */
export const MembersPanel = () => {
  const { data, problem } = useStore(members.$state);
  const ledger = useStore(ledgerCheck.$state).data;
  const { panel, item } = useStore($place);
  const [word, setWord] = useState('');
  const account = panel === 'members' ? item : null;
  useEffect(() => {
    if (account) showMember(account);
  }, [account]);
  const shown = (data?.members ?? []).filter((it) =>
    textKey(`${it.account} ${it.nickname} ${kindOf(it)}`).includes(textKey(word)),
  );
  return (
    <>
      <Panel
        title="Members"
        note={ledger && (ledger.sound ? 'ledger balanced' : `ledger errors: ${ledger.faults.length}`)}
        tools={<Find label="Find a member" value={word} onChange={setWord} />}
      >
        <div className="scroll">
          {problem && <PanelProblem problem={problem} what="members" />}
          {data && shown.length === 0 && <Empty>No members found.</Empty>}
          <ul>
            {shown.map((it) => (
              <MemberRow key={it.account} member={it} open={it.account === account} />
            ))}
          </ul>
        </div>
      </Panel>
      {account ? <MemberCard account={account} /> : <Mailbox />}
    </>
  );
};

const MemberRow = ({ member, open }: { readonly member: MemberSummary; readonly open: boolean }) => {
  const player = useStore($player);
  const { account, staff, disabled } = member;
  return (
    <li className={`row ${open ? 'row--open' : ''}`} data-member={account}>
      <a className="row__words" href={hrefOf('members', account)} aria-current={open ? 'true' : undefined}>
        <code>{account}</code>
        {player === account && <span className="changed">in preview</span>}
        <small>
          {member.nickname && `${member.nickname} · `}
          {kindOf(member)}
        </small>
      </a>
      <span className="num money-line">{moneyText(member.balance)}</span>
      {!staff && !disabled && player !== account && (
        <button
          type="button"
          className="mini mini--icon"
          aria-label={`Log in as ${account} in the preview`}
          title="Log in in the preview"
          onClick={() => attempt(() => playAs(account), `Logged in as ${account}.`)}
        >
          <Icon name="phone" />
        </button>
      )}
    </li>
  );
};
