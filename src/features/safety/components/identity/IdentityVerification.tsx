import { useEffect, useState } from 'react';
import { documentName } from '#contract/safety/identity-documents.ts';
import { identityStatus } from '#contract/safety/identity-verification.ts';
import type { Value } from '#contract/types.ts';
import { Facts } from '#features/shared/Facts.tsx';
import { formatInstant } from '#features/shared/format-instant.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { api } from '#lib/http/client.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { identityTerms } from '#markets/current.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tracker } from '#ui/Tracker.tsx';
import { identityTone } from '../../model/identity-tone.ts';
import { IdentityForm } from './IdentityForm.tsx';
import '#ui/field.css';
import './identity.css';

type Identity = Value<'identityStatus'>;

const origins = {
  withdraw: 'withdraw',
  deposit: 'deposit',
  limits: 'responsible',
  rewardCenter: 'rewardCenter',
} as const;
type Origin = keyof typeof origins;

/** Returns the form that the member came from, which kept the typed values; null without one. */
const useOrigin = (): Origin | null => {
  const [origin, setOrigin] = useState<Origin | null>(null);
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('back');
    setOrigin((Object.keys(origins) as Origin[]).find((it) => it === named) ?? null);
  }, []);
  return origin;
};

const icons = { pending: 'clock', moreNeeded: 'bad', approved: 'ok', rejected: 'bad', expired: 'clock' } as const;

/** Status of the verification, its reason and the next step. */
const StatusCard = ({ identity: it }: { readonly identity: Identity }) => {
  const { t, locale } = useWords();
  const w = t.safetyIdentity;
  if (it.status === 'none') return null;
  const texts = {
    pending: () => w.pendingText({ hours: identityTerms.reviewHours }),
    moreNeeded: () => w.moreNeededText(),
    approved: () => w.approvedText({ date: it.expiresAt === null ? '' : dayName(dayOf(it.expiresAt), locale) }),
    rejected: () => w.rejectedText(),
    expired: () => w.expiredText(),
  };
  return (
    <section className={`identity__card identity__card--${identityTone[it.status]}`} aria-labelledby="identity-status">
      <div className="identity__head">
        <Icon name={icons[it.status]} />
        <h2 id="identity-status">{w[`${it.status}Title`]()}</h2>
      </div>
      {it.reasons.length > 0 && (
        <ul>
          {it.reasons.map((reason) => (
            <li key={reason}>{w.reason[reason]()}</li>
          ))}
        </ul>
      )}
      <p>{texts[it.status]()}</p>
      {it.status === 'pending' && (
        <Tracker
          label={w.progress()}
          steps={[
            {
              key: 'submitted',
              label: w.submitted(),
              state: 'done',
              ...(it.submittedAt && { time: formatInstant(it.submittedAt) }),
            },
            { key: 'review', label: w.underReview(), state: 'now' },
            { key: 'decision', label: w.decision(), state: 'next' },
          ]}
        />
      )}
      <Facts
        facts={[
          {
            label: w.document(),
            value:
              it.document && `${documentName(it.document.type, wireLanguage(locale))} •••• ${it.document.lastFour}`,
          },
          { label: w.retakeList(), value: it.pictures.map((picture) => w[picture]()).join(', ') },
          {
            label: w.submittedAt(),
            value: it.status === 'pending' ? null : it.submittedAt && formatInstant(it.submittedAt),
          },
        ]}
      />
      {(it.status === 'rejected' || it.status === 'approved') && (
        <a className="btn btn--quiet" href={hrefOf('service')}>
          {w.service()}
        </a>
      )}
    </section>
  );
};

/** Identity verification of the member: status, and the steps while documents can be submitted. */
export const IdentityVerification = () => {
  const { safetyIdentity: w } = useWords().t;
  const origin = useOrigin();
  const loaded = useQuery('identity-status', (signal) => api(identityStatus, { signal }));
  return (
    <div className="stack identity">
      <LoadState loaded={loaded} skeleton={<Skeleton shape="card" count={3} />}>
        {(identity) => {
          const { above, status } = identity;
          const canSubmit = status !== 'pending' && status !== 'approved';
          const back = origin && {
            href: hrefOf(origins[origin]),
            text: { withdraw: w.toWithdrawal, deposit: w.toDeposit, limits: w.toLimits, rewardCenter: w.toRewards }[
              origin
            ](),
          };
          return (
            <>
              <StatusCard identity={identity} />
              {back && !canSubmit && (
                <a className="btn btn--primary btn--wide" href={back.href}>
                  {back.text}
                </a>
              )}
              {canSubmit && (
                <>
                  {status === 'none' && <p className="identity__lead">{w.lead()}</p>}
                  <IdentityForm
                    key={identity.submittedAt}
                    identity={identity}
                    onSubmitted={(next) => {
                      loaded.replace(next);
                      scrollTo({ top: 0 });
                    }}
                  />
                </>
              )}
              {status !== 'approved' && (
                <div className="identity__notes">
                  <p>
                    <Icon name="note" />
                    <span>
                      {w.why({
                        withdrawal: formatShortAmount(above.withdrawal),
                        deposit: formatShortAmount(above.deposit),
                        limit: formatShortAmount(above.limit),
                      })}
                    </span>
                  </p>
                  <p>
                    <Icon name="lock" />
                    <span>{w.privacy({ days: identityTerms.keepDays })}</span>
                  </p>
                </div>
              )}
            </>
          );
        }}
      </LoadState>
    </div>
  );
};
