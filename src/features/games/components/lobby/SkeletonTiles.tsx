import { useWords } from '#i18n/use-words.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './skeleton-tiles.css?inline';

adoptStyles(css);

const boxes = Array.from({ length: 9 }, (_, index) => index);

/** Skeleton of game tiles; with `hero` the first one has double size. */
export const SkeletonTiles = ({ hero = false }: { readonly hero?: boolean }) => {
  const { t } = useWords();
  return (
    <div className="grid3 waiting" role="status" aria-label={t.siteWidgets.loading()}>
      {boxes.slice(0, hero ? 6 : 9).map((index) => (
        <div className={hero && index === 0 ? 'tile tile--hero' : 'tile'} key={index}>
          <span className="tile__art" />
          <span className="waiting__line" />
          <span className="waiting__line waiting__line--short" />
        </div>
      ))}
    </div>
  );
};
