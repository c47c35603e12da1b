import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { MemberPicker } from '../../parts/MemberPicker.tsx';
import { Panel, PanelProblem } from '../../parts/Panel.tsx';
import { $applicant, identity, showApplicant, showPending } from '../../state/identity.ts';
import { attempt } from '../../state/notice.ts';
import { IdentityDecision } from './IdentityDecision.tsx';
import { IdentityDocuments } from './IdentityDocuments.tsx';

/** Shows the documents of a member, and the decision about them. */
export const IdentityPanel = () => {
  const account = useStore($applicant);
  const { data, problem } = useStore(identity.$state);
  useEffect(() => {
    if (data) void attempt(() => showPending(data));
  }, [data]);
  const found = data?.case;
  return (
    <Panel title="Identity verification" tools={<MemberPicker account={account} onPick={showApplicant} />}>
      <div className="scroll form-page">
        {problem && <PanelProblem problem={problem} what="identity verification" />}
        {data && (
          <div className="line">
            {data.cases.map((identityCase) => (
              <button
                key={identityCase.account}
                type="button"
                className="mini"
                aria-pressed={identityCase.account === account}
                onClick={() => void attempt(() => showApplicant(identityCase.account))}
              >
                {identityCase.account}: {identityCase.status}
              </button>
            ))}
          </div>
        )}
        {data && !found && <p>{account} has not submitted documents.</p>}
        {found && (
          <>
            <IdentityDocuments account={account} found={found} />
            <IdentityDecision account={account} status={found.status} />
          </>
        )}
      </div>
    </Panel>
  );
};
