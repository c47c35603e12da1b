import { useStore } from '@nanostores/react';
import type { Reward } from '#contract/types.ts';
import { useServerTimeout } from '#features/shared/use-server-timeout.ts';
import { $serverTime } from '#features/site/state/server-time.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import type { IconName } from '#ui/styles/icons.ts';
import { timeLeftText } from './time-words.ts';
import { VerifyIdentityLink } from './VerifyIdentityLink.tsx';

interface RewardCardProps {
  readonly reward: Reward;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onClaim: () => void;
  /** Called when it expires while shown. */
  readonly onExpired: () => void;
}

const icons: Readonly<Record<Reward['kind'], IconName>> = {
  bonus: 'reward',
  cashback: 'rebate',
  birthday: 'birthday',
  upgrade: 'vip',
  referral: 'inviteOne',
  event: 'trophy',
};

/** Returns the conditions that lock a claimed reward, and until when. */
const lockText = ({ rewardsCentre: w }: Words, { amount, turnover, needsDeposit }: Reward): string => {
  if (turnover <= 0) return needsDeposit ? w.freeDeposit() : w.free();
  const terms = { n: turnover, amount: formatAmount(amount * turnover) };
  return needsDeposit ? w.throughDeposit(terms) : w.through(terms);
};

/** One reward with its conditions, expiry and claim button. */
export const RewardCard = ({ reward, busy, problem, onClaim, onExpired }: RewardCardProps) => {
  const { t, locale } = useWords();
  const now = useStore($serverTime, { ssr: () => 0 });
  const { kind, title, amount, from, expiresAt, status, claimedAt } = reward;
  const until = status === 'waiting' ? from : expiresAt;
  const due = status === 'open' || status === 'unproven' || status === 'waiting' ? until : null;
  const isOver = due !== null && now > 0 && now >= due;
  useServerTimeout(due, onExpired);

  const time = (): string => {
    if (status === 'claimed' && claimedAt) return t.rewardsCentre.claimedAt({ time: dayAndTime(claimedAt, locale) });
    if (status === 'expired' && expiresAt) return t.rewardsCentre.expiredAt({ time: dayAndTime(expiresAt, locale) });
    if (status === 'waiting') return t.rewardsCentre.from({ time: dayAndTime(from, locale) });
    if (expiresAt === null) return t.rewardsClaims.noEnd();
    return now > 0 ? timeLeftText(t, expiresAt - now) : '';
  };
  return (
    <li className="rw__card" data-ready={status === 'open' || undefined} data-status={status}>
      <span className="rw__icon">
        <Icon name={icons[kind]} />
      </span>
      <div className="rw__what">
        <h3>{title}</h3>
        <p>{status === 'unproven' ? t.siteErrors.giftUnproven() : lockText(t, reward)}</p>
      </div>
      <div className="rw__foot">
        <span>
          <b className="money">{formatAmount(amount)}</b>
          <span className="rw__time num">{time()}</span>
        </span>
        {status === 'open' && (
          <Button
            look="primary"
            busy={busy}
            disabled={isOver}
            aria-label={t.rewardsClaims.claimName({ title })}
            onClick={onClaim}
          >
            {t.rewardsClaims.claim()}
          </Button>
        )}
        {status === 'unproven' && <VerifyIdentityLink />}
        {status === 'waiting' && <StatusChip tone="wait">{t.rewardsCentre.waiting()}</StatusChip>}
        {status === 'claimed' && <StatusChip tone="ok">{t.rewardsClaims.claimed()}</StatusChip>}
        {status === 'expired' && <StatusChip tone="quiet">{t.rewardsCentre.expired()}</StatusChip>}
      </div>
      {problem && (
        <p className="rw__problem" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
};
