import { useState } from 'react';
import { contractHistory } from '#contract/agent/contracts.ts';
import type { Value } from '#contract/types.ts';
import { EmptyState } from '#features/shared/EmptyState.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { api } from '#lib/http/client.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { type ContractKind, pendingOffer } from '../../api/contracts.ts';
import { type ContractTerms, Terms } from './Terms.tsx';
import { useOfferResponse } from './use-offer-response.ts';
import './contracts.css';

type Answered = Value<'contractHistory'>[number];

interface ContractPageProps {
  readonly kind: ContractKind;
}

const tones = { active: 'ok', refused: 'bad', ended: 'quiet' } as const;

const basisOf = (kind: ContractKind) => (kind === 'dividend' ? 'loss' : 'turnover');

interface OfferCardProps {
  readonly kind: ContractKind;
  readonly offer: ContractTerms;
  /** Reloads the pending offer and the decided ones. */
  readonly reload: () => void;
}

const OfferCard = ({ kind, offer, reload }: OfferCardProps) => {
  const { t } = useWords();
  const { busy, respond } = useOfferResponse(kind, offer, reload);
  return (
    <section className="offer">
      <h2>{t.agentContracts.offerFrom({ name: offer.from })}</h2>
      <Terms terms={offer} basis={basisOf(kind)} />
      <div className="offer__answers">
        <Button look="quiet" disabled={busy === true} busy={busy === false} onClick={() => void respond(false)}>
          {t.agentContracts.refuse()}
        </Button>
        <Button look="primary" disabled={busy === false} busy={busy === true} onClick={() => void respond(true)}>
          {t.agentContracts.accept()}
        </Button>
      </div>
    </section>
  );
};

const AnsweredContract = ({ kind, it }: { kind: ContractKind; it: Answered }) => {
  const { t, locale } = useWords();
  const [open, setOpen] = useState(false);
  const name = {
    active: t.agentContracts.active(),
    refused: t.agentContracts.rejected(),
    ended: t.agentContracts.ended(),
  };
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>
            <b>{it.from}</b>
            <span className="num">
              {t.agentContracts.answeredOn({ day: dayName(dayOf(it.decidedAt ?? it.sentAt), locale) })}
            </span>
          </span>
          <StatusChip tone={tones[it.state]}>{name[it.state]}</StatusChip>
          <Icon name="down" />
        </summary>
        {open && <Terms terms={it} basis={basisOf(kind)} />}
      </details>
    </li>
  );
};

/** Pending contract of one kind with its terms and buttons, and contracts decided before. */
export const ContractPage = ({ kind }: ContractPageProps) => {
  const { t } = useWords();
  const loaded = useQuery(`contract ${kind}`, async (signal, current) => {
    const language = wireLanguage(current);
    const [offer, history] = await Promise.all([
      pendingOffer(kind, language, signal),
      api(contractHistory, { query: { kind, language }, signal }),
    ]);
    return { offer, history };
  });
  if (loaded.code === 'permission.denied')
    return (
      <EmptyState
        icon="lock"
        title={t.agentContracts.barredTitle()}
        text={t.agentContracts.barredText()}
        action={
          <a className="btn btn--quiet" href={hrefOf('agent')}>
            {t.agentContracts.toAgency()}
          </a>
        }
      />
    );
  return (
    <LoadState loaded={loaded} skeleton={<Skeleton shape="box" count={2} />}>
      {({ offer, history }) => (
        <div className="contracts">
          {offer ? (
            <OfferCard kind={kind} offer={offer} reload={loaded.reload} />
          ) : (
            <EmptyState icon="ok" title={t.agentContracts.emptyTitle()} text={t.agentContracts.emptyText()} />
          )}
          <a className="btn btn--quiet btn--wide" href={hrefOf(kind === 'dividend' ? 'agentDividend' : 'agentIncome')}>
            {kind === 'dividend' ? t.agentContracts.toDividends() : t.agentContracts.toIncome()}
          </a>
          {history.length > 0 && (
            <section>
              <h2 className="contracts__heading">{t.agentContracts.history()}</h2>
              <ul className="contracts__list">
                {history.map((it) => (
                  <AnsweredContract key={it.requestId} kind={kind} it={it} />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </LoadState>
  );
};
