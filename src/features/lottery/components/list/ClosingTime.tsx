import { useStore } from '@nanostores/react';
import { Countdown } from '#features/shared/Countdown.tsx';
import { $serverTime } from '#features/site/state/server-time.ts';
import { useWords } from '#i18n/use-words.ts';
import { isDrawing } from '../../model/lottery.ts';
import type { ListedLottery } from './listed.ts';

/** Shows when bets close, or that the numbers are being drawn. The importer loads `closing-time.css`. */
export const ClosingTime = ({ lottery }: { readonly lottery: ListedLottery }) => {
  const { t } = useWords();
  const now = useStore($serverTime, { ssr: () => 0 });
  if (now > 0 && lottery.lastDraw && isDrawing(lottery, now))
    return <span className="lotto__drawing">{t.lotteryDraws.drawing()}</span>;
  return (
    <>
      <span className="vh">{t.lotteryDraws.closesIn()} </span>
      <Countdown until={lottery.lastDraw ? lottery.closesAt : 0} />
    </>
  );
};
