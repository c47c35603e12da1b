import { useState } from 'react';
import { affiliateUrls } from '#contract/agent/affiliate-links.ts';
import type { Value } from '#contract/types.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LinkSheet } from './LinkSheet.tsx';

interface LinkListProps {
  readonly settings: Value<'rebateSettings'>;
}

/** The agent's referral links with results, and a button to create one. */
const LinkList = ({ settings }: LinkListProps) => {
  const { t } = useWords();
  const [making, setMaking] = useState(false);
  const links = useQuery('affiliate-links', (signal) => api(affiliateUrls, { signal }));
  return (
    <div className="opening__links">
      <p className="opening__hint">{t.agentOpenAccount.linksText()}</p>
      <button
        type="button"
        className="btn btn--primary btn--wide"
        aria-haspopup="dialog"
        onClick={() => setMaking(true)}
      >
        {t.agentOpenAccount.makeLink()}
      </button>
      <LoadState loaded={links} skeleton={<Skeleton shape="card" count={2} />}>
        {(list) => (
          <ul className="opening__cards">
            {list.map((link, index) => (
              <li key={link.code}>
                <LinkCard it={link} isDefaultLink={index === 0} onChanged={links.reload} />
              </li>
            ))}
          </ul>
        )}
      </LoadState>
      {making && (
        <LinkSheet
          settings={settings}
          onClose={() => setMaking(false)}
          onCreated={() => {
            setMaking(false);
            links.reload();
          }}
        />
      )}
    </div>
  );
};

export default LinkList;
