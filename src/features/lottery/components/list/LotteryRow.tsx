import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { imageSources } from '#lib/images.ts';
import { Picture } from '#ui/Picture.tsx';
import { drawInterval, startLotteryPath } from '../../model/lottery.ts';
import { Balls } from '../Balls.tsx';
import { ClosingTime } from './ClosingTime.tsx';
import type { ListedLottery } from './listed.ts';
import './closing-time.css';
import './lottery-row.css';

interface LotteryRowProps {
  readonly lottery: ListedLottery;
  readonly hosts: readonly string[];
}

const maxBalls = 7;

const frequencyText = (t: Words, times: { readonly opensAt: number; readonly closesAt: number }): string => {
  const every = drawInterval(times);
  if (every === 'daily' || every === 'weekly') return t.lotteryDraws[every]();
  return every === 1 ? t.lotteryDraws.everyMinute() : t.lotteryDraws.everyMinutes({ n: every });
};

/** List row of a lottery: name, draw frequency, time left to bet, last result. */
export const LotteryRow = ({ lottery, hosts }: LotteryRowProps) => {
  const { t } = useWords();
  return (
    <li>
      <a className="lotto" href={startLotteryPath(lottery)}>
        <span className="lotto__art">
          <Picture
            sources={imageSources(hosts, `/games/${lottery.nodeId}.webp`, 'tile')}
            sizes="56px"
            width={56}
            height={74}
          />
        </span>
        <span className="lotto__name">
          <b>{lottery.name}</b>
          <span>
            {lottery.summary} · {frequencyText(t, lottery)}
          </span>
        </span>
        <span className="lotto__due">
          <ClosingTime lottery={lottery} />
        </span>
        <span className="lotto__last">
          {lottery.lastDraw && (
            <Balls
              numbers={lottery.lastDraw.numbers}
              label={t.lotteryDraws.lastDraw({ id: lottery.lastDraw.drawId })}
              maxShown={maxBalls}
              more={(n) => t.lotteryDraws.more({ n })}
            />
          )}
        </span>
      </a>
    </li>
  );
};
