import { winners } from '#contract/games/highlights.ts';
import mini from '#features/shared/mini-card.css?inline';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { imageSources } from '#lib/images.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { Picture } from '#ui/Picture.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './winners.css?inline';

adoptStyles(mini + css);

/** Scrollable strip of simulated wins, highest first; renders nothing without wins. */
const Winners = ({ cdn }: { readonly cdn: string }) => {
  const { t } = useWords();
  const { value, state } = useQuery('winners', (signal, locale) =>
    api(winners, { query: { language: wireLanguage(locale) }, signal }),
  );
  if (state === 'waiting') return <div className="winners winners--waiting" aria-hidden="true" />;
  if (!value?.length) return <div hidden />;
  const sorted = [...value].sort((a, b) => b.vo.winAmount - a.vo.winAmount);
  return (
    <section className="winners">
      <div className="sec">
        <h2>{t.siteWidgets.winners()}</h2>
        <small>{t.siteWidgets.simulated()}</small>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable strip must be reachable by keyboard. */}
      <ul className="scroller" tabIndex={0} aria-label={t.siteWidgets.winners()}>
        {sorted.map(({ vo }) => (
          <li key={`${vo.account} ${vo.at} ${vo.nodeId}`} className="mini">
            <span className="mini__art">
              <Picture
                sources={imageSources([cdn], `/games/${vo.nodeId}.webp`, 'mini')}
                sizes="48px"
                width={48}
                height={64}
              />
            </span>
            <span className="mini__text">
              <b className="num">{formatAmount(vo.winAmount)}</b>
              <span className="one">{vo.nodeName}</span>
              <small>{vo.account}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

export default Winners;
