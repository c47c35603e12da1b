import { type SyntheticEvent, useState } from 'react';
import { teamRebates } from '#contract/agent/team-reports.ts';
import type { Value } from '#contract/types.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { NextPage } from '#features/shared/NextPage.tsx';
import { useRecords } from '#features/shared/use-records.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { hrefOf } from '#paths.ts';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

import './records.css';

interface SearchFormProps {
  readonly onSearch: (text: string) => void;
}

/** Maximum length of a search that is sent; the field keeps the full text. */
const maxSearch = 64;

const SearchForm = ({ onSearch }: SearchFormProps) => {
  const { t } = useWords();
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSearch(
      String(new FormData(event.currentTarget).get('search') ?? '')
        .trim()
        .slice(0, maxSearch),
    );
  };
  return (
    <form className="agentrecords__search" method="get" onSubmit={submit}>
      <Field
        label={t.agentTeam.search()}
        name="search"
        type="search"
        icon="search"
        autoComplete="off"
        after={
          <button type="submit" className="btn btn--ghost btn--s">
            {t.agentFigures.find()}
          </button>
        }
      />
    </form>
  );
};

interface MemberRatesProps {
  readonly member: Value<'teamRebates'>['content'][number];
}

/** Rebate rates of a member by game category; a tap opens the form to change them. */
const MemberRates = ({ member }: MemberRatesProps) => {
  const { t } = useWords();
  return (
    <li>
      <a href={hrefOf('team', { search: member.account })}>
        <Icon name={isAgentHome(member.type) ? 'invite' : 'member'} />
        <b>{member.account}</b>
        <Icon name="go" />
      </a>
      <dl>
        {Object.entries(member.rebates).map(([category, rate]) => (
          <div key={category}>
            <dt>{t.gamesCommon[category as 'RNG']()}</dt>
            <dd className="num">{formatRate(rate)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
};

/** Rebate rates of each downline member, with a link to change them. */
export const TeamRebatePage = () => {
  const { t } = useWords();
  const [search, setSearch] = useState('');
  const records = useRecords(`team-rebates ${search}`, (page, current, signal) =>
    api(teamRebates, {
      query: { ...(search && { search }), page, pageSize: 30, language: wireLanguage(current) },
      signal,
    }),
  );
  return (
    <div className="agentrecords">
      <SearchForm onSearch={setSearch} />
      <LoadState
        loaded={records}
        skeleton={<Skeleton shape="row" count={6} />}
        empty={([first]) =>
          first && first.total > 0
            ? null
            : { icon: 'rebate', title: t.agentTeam.noneFound(), text: t.agentTeam.noneFoundText() }
        }
      >
        {(pages) => (
          <>
            <ul className="rebatecards">
              {pages
                .flatMap(({ content }) => content)
                .map((it) => (
                  <MemberRates key={it.account} member={it} />
                ))}
            </ul>
            <NextPage records={records} label={t.recordsCommon.more()} />
          </>
        )}
      </LoadState>
    </div>
  );
};
