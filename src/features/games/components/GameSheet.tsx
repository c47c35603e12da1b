import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Category } from '#contract/games/categories.ts';
import type { Game } from '#contract/types.ts';
import { $imageCdn } from '#features/site/state/image-cdn.ts';
import { useWords } from '#i18n/use-words.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { imageSources } from '#lib/images.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { decimalMark } from '#markets/current.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import chip from '#ui/styles/chip.css?inline';
import { gameListPath, launchPath } from '../model/games.ts';
import { categoryOf } from '../model/lobby.ts';
import { $favourites } from '../state/favourites.ts';
import { loadVendorFacts } from '../state/game-types.ts';
import css from './game-sheet.css?inline';
import { markFavourite } from './mark-favourite.ts';

adoptStyles(chip + css);

/** Returns the categories of the game's vendor; only the category of the game until those are loaded. */
const useGameTypes = ({ vassalage, gameType }: Game): readonly Category[] => {
  const [types, setTypes] = useState<readonly string[]>([]);
  useEffect(() => {
    void ignoreCallErrors(loadVendorFacts().then((facts) => setTypes(facts[vassalage]?.gameTypes ?? [])));
  }, [vassalage]);
  return [...new Set([gameType, ...types])].flatMap((type) => categoryOf(type) ?? []);
};

/** Links to the lists of the vendor's games, one for each game type. */
const VendorGames = ({ game }: { readonly game: Game }) => {
  const { t } = useWords();
  const types = useGameTypes(game);
  return (
    <nav className="sheet__more" aria-labelledby="sheet-more">
      <h3 id="sheet-more">{t.gamesSheet.moreFrom({ vendor: game.vendorName })}</h3>
      <div className="scroller">
        {types.map((type) => (
          <a className="chip" key={type} href={gameListPath(type, game.vassalage)}>
            {t.gamesCommon[type]()}
          </a>
        ))}
      </div>
    </nav>
  );
};

/** Game details with buttons to play, play the demo and mark as favourite. */
export const GameSheet = ({ game, onClose }: { readonly game: Game; readonly onClose: () => void }) => {
  const { t } = useWords();
  const isFavourite = useStore($favourites).has(game.nodeId);
  const cdn = useStore($imageCdn) ?? '';
  const facts: readonly (readonly [string, string])[] = [
    [t.gamesSheet.category(), t.gamesCommon[game.gameCategory as Category]()],
    [t.gamesSheet.minBet(), formatAmount(game.minBet)],
    [t.gamesSheet.maxBet(), formatAmount(game.maxBet)],
    [
      t.gamesSheet.rtp(),
      game.rtp === null ? t.gamesSheet.unknown() : `${game.rtp.toFixed(2).replace('.', decimalMark)}%`,
    ],
    [t.gamesSheet.volatility(), game.volatility ? t.gamesSheet[game.volatility]() : t.gamesSheet.unknown()],
  ];
  return (
    <Dialog title={game.nodeName} onClose={onClose} look="sheet">
      <button type="button" className="iconbtn gamesheet__close" aria-label={t.gamesSheet.close()} onClick={onClose}>
        <Icon name="close" />
      </button>
      <div className="sheet__top">
        <span className="sheet__art">
          <Picture sources={imageSources([cdn], game.iconUrl, 'tile')} sizes="104px" width={104} height={139} eager />
        </span>
        <dl className="sheet__facts">
          <div>
            <dt>{t.gamesSheet.vendor()}</dt>
            <dd>{game.vendorName}</dd>
          </div>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <a className="btn btn--primary btn--wide" href={launchPath(game)} onClick={onClose}>
        <Icon name="play" />
        {t.gamesSheet.play()}
      </a>
      <div className={game.demo ? 'dialog__buttons' : undefined}>
        {game.demo && (
          <a className="btn btn--quiet" href={`${launchPath(game)}&demo=1`} onClick={onClose}>
            {t.gamesSheet.demo()}
          </a>
        )}
        <button
          type="button"
          className="btn btn--quiet btn--wide"
          aria-pressed={isFavourite}
          onClick={() => void markFavourite(game, !isFavourite)}
        >
          <Icon name={isFavourite ? 'heartOn' : 'heart'} />
          {t.gamesSheet.favour()}
        </button>
      </div>
      <VendorGames game={game} />
      <p className="sheet__note">{t.gamesSheet.note()}</p>
    </Dialog>
  );
};
