import { useStore } from '@nanostores/react';
import { $serverTime } from '#features/site/state/server-time.ts';
import { useWords } from '#i18n/use-words.ts';
import { countdown } from '#lib/dates/countdown.ts';

interface CountdownProps {
  /** Epoch ms. */
  readonly until: number;
}

/** Countdown by the server's clock; shows dashes until the server time is known. */
export const Countdown = ({ until }: CountdownProps) => {
  const { t } = useWords();
  const now = useStore($serverTime, { ssr: () => 0 });
  const { days, hours, clock } = countdown(until - now);
  const isSoon = now > 0 && until - now <= 10_000;
  return (
    <span className="num count" role="timer" translate="no" data-soon={isSoon || undefined}>
      {now === 0 || until === 0 ? '--:--' : days > 0 ? t.lotteryDraws.days({ days, hours }) : clock}
    </span>
  );
};
