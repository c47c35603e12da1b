import { useState } from 'react';
import { downline, rebateSettings } from '#contract/agent/team.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { periodQuery } from '#lib/dates/period.ts';
import { api } from '#lib/http/client.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { MemberDetails } from './MemberDetails.tsx';
import css from './member-sheet.css?inline';
import { RebateForm } from './RebateForm.tsx';

adoptStyles(css);

interface MemberSheetProps {
  readonly account: string;
  readonly onClose: () => void;
  readonly onTransfer: () => void;
  readonly onOpenTeam: () => void;
}

/** Sheet of a downline member: figures, rebates and the agent's actions. */
const MemberSheet = ({ account, onClose, onTransfer, onOpenTeam }: MemberSheetProps) => {
  const { t } = useWords();
  const w = t.agentTeam;
  const [changing, setChanging] = useState(false);
  const loaded = useQuery(`member ${account}`, async () => {
    const [it, settings] = await Promise.all([
      api(downline, { query: { account, ...periodQuery({ span: 'month' }) } }),
      api(rebateSettings),
    ]);
    return { it, settings };
  });
  return (
    <Sheet
      title={account}
      closeLabel={t.siteShell.close()}
      onClose={onClose}
      {...(changing && {
        step: { text: w.changeRebates(), backLabel: w.back(), onBack: () => setChanging(false) },
      })}
    >
      <LoadState loaded={loaded} skeleton={<Skeleton shape="row" count={4} />}>
        {({ it, settings }) =>
          changing ? (
            <RebateForm
              it={it}
              settings={settings}
              onSaved={() => {
                setChanging(false);
                loaded.reload();
              }}
            />
          ) : (
            <MemberDetails
              it={it}
              categories={settings.categories}
              onTransfer={onTransfer}
              onChangeRebates={() => setChanging(true)}
              onOpenTeam={onOpenTeam}
            />
          )
        }
      </LoadState>
    </Sheet>
  );
};

export default MemberSheet;
