import { useState } from 'react';
import { downline, rebateSettings } from '#contract/agent/team.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import type { PageWords } from '#i18n/page-words.ts';
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
  readonly words: PageWords;
  readonly account: string;
  readonly onClose: () => void;
  readonly onTransfer: () => void;
  readonly onOpenTeam: () => void;
}

/** Sheet of a downline member: figures, rebates and the agent's actions. */
const MemberSheet = ({ words, account, onClose, onTransfer, onOpenTeam }: MemberSheetProps) => {
  const { t, locale } = words;
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
      <LoadState locale={locale} loaded={loaded} skeleton={<Skeleton shape="row" count={4} />}>
        {({ it, settings }) =>
          changing ? (
            <RebateForm
              t={t}
              it={it}
              settings={settings}
              onSaved={() => {
                setChanging(false);
                loaded.reload();
              }}
            />
          ) : (
            <MemberDetails
              words={words}
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
