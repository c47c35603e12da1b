import { type SyntheticEvent, useState } from 'react';
import { teamRebates } from '../../../api/agent/team-reports.ts';
import { isAgentHome } from '../../../domain/account/roles.ts';
import { percent } from '../../../domain/agent/contract-terms.ts';
import { type Locale, wireLanguage } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LoadState } from '../../../widgets/LoadState.tsx';
import { useRecords } from '../../../widgets/use-records.ts';
import './records.css';

/** What each member below gets of own stakes, with the way to change it (R036). */
export const TeamRebatePage = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  const w = t.agencyFigures;
  const [search, setSearch] = useState('');
  const records = useRecords(
    `team-rebates ${search}`,
    (page, current, signal) =>
      teamRebates({ ...(search && { search }), page, pageSize: 30, language: wireLanguage(current) }, signal),
    { locale },
  );
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <div className="agentrecords">
      <form className="agentrecords__search" method="get" onSubmit={submit}>
        <Field
          label={t.agencyTeam.search()}
          name="search"
          type="search"
          icon="search"
          maxLength={64}
          autoComplete="off"
          after={
            <button type="submit" className="btn btn--ghost btn--s">
              {w.find()}
            </button>
          }
        />
      </form>
      <LoadState
        locale={locale}
        loaded={records}
        skeleton={<Skeleton shape="row" count={6} />}
        empty={([first]) =>
          first && first.total > 0
            ? null
            : { icon: 'rebate', title: t.agencyTeam.noneFound(), text: t.agencyTeam.noneFoundText() }
        }
      >
        {(pages) => (
          <>
            <ul className="rebatecards">
              {pages
                .flatMap(({ content }) => content)
                .map((it) => (
                  <li key={it.account}>
                    <a href={`/m/member/team?search=${encodeURIComponent(it.account)}`}>
                      <Icon name={isAgentHome(it.type) ? 'invite' : 'member'} later />
                      <b>{it.account}</b>
                      <Icon name="go" later />
                    </a>
                    <dl>
                      {Object.entries(it.rebates).map(([category, rate]) => (
                        <div key={category}>
                          <dt>{t.games[category as 'RNG']()}</dt>
                          <dd className="num">{percent(rate)}</dd>
                        </div>
                      ))}
                    </dl>
                  </li>
                ))}
            </ul>
            {records.hasMore && (
              <Button look="quiet" wide busy={records.loadingMore} onClick={records.more}>
                {t.records.more()}
              </Button>
            )}
          </>
        )}
      </LoadState>
    </div>
  );
};
