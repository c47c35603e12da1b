import mini from '#features/shared/mini-card.css?inline';
import { useImageHosts } from '#features/shared/use-image-hosts.ts';
import { useWords } from '#i18n/use-words.ts';
import { imageSources } from '#lib/images.ts';
import { hrefOf } from '#paths.ts';
import { Picture } from '#ui/Picture.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { startLotteryPath } from '../../model/lottery.ts';
import { ClosingTime } from './ClosingTime.tsx';
import closing from './closing-time.css?inline';
import css from './next-draws.css?inline';
import { popularLotteries, useLotteryList } from './use-lottery-list.ts';

adoptStyles(mini + closing + css);

/** Strip of the most played draws on home with the time left to bet; renders nothing if no lottery is open. */
const NextDraws = ({ cdn }: { readonly cdn: string }) => {
  const { t } = useWords();
  const hosts = useImageHosts(cdn);
  const { value, state } = useLotteryList(popularLotteries);
  const lotteries = value?.[0]?.lotteries ?? [];
  if (state === 'waiting') return <div className="nextdraws" aria-hidden="true" />;
  if (lotteries.length === 0) return <div hidden />;
  return (
    <section className="nextdraws" aria-label={t.lotteryDraws.popular()}>
      <div className="sec">
        <h2>{t.lotteryDraws.popular()}</h2>
        <a href={hrefOf('lottery')}>{t.lotteryDraws.seeAll()}</a>
      </div>
      <ul className="scroller">
        {lotteries.map((lottery) => (
          <li key={lottery.code}>
            <a className="mini" href={startLotteryPath(lottery)}>
              <span className="mini__art">
                <Picture
                  sources={imageSources(hosts, `/games/${lottery.nodeId}.webp`, 'tile')}
                  sizes="48px"
                  width={48}
                  height={64}
                />
              </span>
              <span className="mini__text">
                <b className="two">{lottery.name}</b>
                <span>
                  <ClosingTime lottery={lottery} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

export default NextDraws;
