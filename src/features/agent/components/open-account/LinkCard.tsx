import { useState } from 'react';
import { endAffiliateUrl } from '#contract/agent/affiliate-links.ts';
import type { Value } from '#contract/types.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { CopyButton } from '#features/shared/CopyButton.tsx';
import { confirmFirst } from '#features/shared/lazy-module.ts';
import { showCallError } from '#features/shared/show-call-error.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { api } from '#lib/http/client.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { showToast } from '#lib/toasts.ts';
import { Icon } from '#ui/Icon.tsx';
import { QrPicture } from '#ui/QrPicture.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';

interface LinkCardProps {
  readonly it: Value<'affiliateUrls'>[number];
  /** The default link, which every agent has and cannot end. */
  readonly isDefaultLink: boolean;
  readonly onChanged: () => void;
}

/** Actions of a valid referral link: copy, QR code, share and end it. */
const LinkActions = ({ it, isDefaultLink, onChanged }: LinkCardProps) => {
  const { t } = useWords();
  const w = t.agentOpenAccount;
  const [shown, setShown] = useState(false);
  const share = (): void => {
    ignoreFailure(navigator.share?.({ url: it.url }));
  };
  const end = async (): Promise<void> => {
    const isConfirmed = await confirmFirst({
      title: w.askEnd(),
      text: w.askEndText({ code: it.code }),
      cancel: t.siteShell.cancel(),
      confirm: w.endLink(),
      loses: true,
    });
    if (!isConfirmed) return;
    try {
      await api(endAffiliateUrl, { body: { code: it.code } });
      showToast(w.linkEnded(), { kind: 'ok' });
      onChanged();
    } catch (error) {
      showCallError(t, error);
    }
  };
  return (
    <>
      <p className="linkcard__url">
        <span>{it.url}</span>
        <CopyButton text={it.url} label={w.copyLink({ code: it.code })} copied={w.copied()} />
      </p>
      {shown && <QrPicture src={it.qr} label={w.scan()} />}
      <div className="linkcard__acts">
        <button type="button" className="btn btn--quiet btn--s" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {w.qr()}
        </button>
        {typeof navigator !== 'undefined' && 'share' in navigator && (
          <button type="button" className="btn btn--quiet btn--s" onClick={share}>
            <Icon name="share" />
            {w.share()}
          </button>
        )}
        {!isDefaultLink && (
          <button type="button" className="btn btn--ghost btn--s" onClick={() => void end()}>
            {w.endLink()}
          </button>
        )}
      </div>
    </>
  );
};

/** Card of one referral link with copy, share, QR code and results. */
export const LinkCard = ({ it, isDefaultLink, onChanged }: LinkCardProps) => {
  const { t, locale } = useWords();
  const w = t.agentOpenAccount;
  const isOver = it.endedAt !== null;
  return (
    <article className="linkcard" data-over={isOver || undefined}>
      <header>
        <b>{it.code}</b>
        <StatusChip tone={isOver ? 'bad' : 'ok'}>{isOver ? w.over() : w.works()}</StatusChip>
      </header>
      <p className="linkcard__about">
        {[t.agentTeam[it.kind](), isDefaultLink ? w.standing() : dayName(dayOf(it.createdAt), locale)].join(' · ')}
      </p>
      <dl>
        <div>
          <dt>{w.registered()}</dt>
          <dd className="num">{it.registered}</dd>
        </div>
        <div>
          <dt>{w.depositors()}</dt>
          <dd className="num">{it.depositors}</dd>
        </div>
        <div>
          <dt>{w.stakes()}</dt>
          <dd>
            <Amount value={it.stake} />
          </dd>
        </div>
      </dl>
      {!isOver && <LinkActions it={it} isDefaultLink={isDefaultLink} onChanged={onChanged} />}
    </article>
  );
};
