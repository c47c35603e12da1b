import { useStore } from '@nanostores/react';
import type { Lottery } from '#contract/types.ts';
import { Countdown } from '#features/shared/Countdown.tsx';
import { $serverTime } from '#features/site/state/server-time.ts';
import { useWords } from '#i18n/use-words.ts';
import { imageSources } from '#lib/images.ts';
import { Picture } from '#ui/Picture.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { drawTime } from '../../model/draw-time.ts';
import { isDrawing } from '../../model/lottery.ts';
import { Balls } from '../Balls.tsx';
import css from './draw-header.css?inline';

adoptStyles(css);

interface DrawHeaderProps {
  readonly lottery: Lottery;
  readonly hosts: readonly string[];
}

/** Header of the open draw: number, countdown and last result. */
export const DrawHeader = ({ lottery, hosts }: DrawHeaderProps) => {
  const { t, locale } = useWords();
  const now = useStore($serverTime, { ssr: () => 0 });
  const { lastDraw } = lottery;
  return (
    <section className="drawhead" aria-label={lottery.name}>
      <div className="drawhead__art">
        <Picture
          key={lottery.code}
          sources={imageSources(hosts, lottery.iconUrl, 'tile')}
          sizes="72px"
          width={72}
          height={96}
          eager
        />
      </div>
      <div className="drawhead__what">
        <h2 className="two">{lottery.name}</h2>
        <p>{lottery.summary}</p>
        <p className="num">{t.lotteryBetting.draw({ id: lottery.drawId })}</p>
        <p className="num">{t.lotteryBetting.drawsAt({ time: drawTime(lottery.drawsAt, now, locale) })}</p>
      </div>
      <div className="drawhead__due">
        <span>{t.lotteryDraws.closesIn()}</span>
        <b>
          <Countdown until={lottery.closesAt} />
        </b>
      </div>
      {lastDraw && (
        <div className="drawhead__last" key={lastDraw.drawId}>
          <p className="num">
            <span>{t.lotteryDraws.lastDraw({ id: lastDraw.drawId })}</span>
            {isDrawing(lottery, now) && <b>{t.lotteryDraws.drawing()}</b>}
          </p>
          <Balls
            numbers={lastDraw.numbers}
            label={t.lotteryBetting.lastNumbers()}
            size={lastDraw.numbers.length > 7 ? 'small' : 'big'}
          />
        </div>
      )}
      <p className="vh" role="status">
        {lastDraw && t.lotteryBetting.drawn({ id: lastDraw.drawId })}
      </p>
    </section>
  );
};
