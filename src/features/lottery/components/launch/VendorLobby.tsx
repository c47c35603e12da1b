import { useEffect } from 'react';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { useAddress } from '#features/shared/use-address.ts';
import { useImageHosts } from '#features/shared/use-image-hosts.ts';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { instantDrawPath, type LotteryLaunch, readLaunch, vietnamLottery } from '../../model/lottery.ts';
import { loadLaunch } from '../../state/lotteries.ts';
import { ListedLotteries } from '../list/ListedLotteries.tsx';
import { LotteryRow } from '../list/LotteryRow.tsx';
import { type ListSource, useLotteryList } from '../list/use-lottery-list.ts';
import css from './vendor-lobby.css?inline';
import './vendor-lobby-box.css';

adoptStyles(css);

const VietnamLotteries = lazyComponent(() => import('./VietnamLotteries.tsx'));

const launchSource = (launch: LotteryLaunch | null): ListSource => ({
  key: launch && `launch.${launch.code}.${launch.prizeMode}`,
  load: async (language) =>
    launch ? [{ prizeMode: '', name: '', lotteries: await loadLaunch(launch, language) }] : [],
});

interface VendorLobbyProps {
  readonly cdn: string;
  /** Folder of the vendors' marks on the image host. */
  readonly folder: string;
}

/** Lobby of one lottery vendor with its draws in the requested prize mode. */
export const VendorLobby = ({ cdn, folder }: VendorLobbyProps) => {
  const { t } = useWords();
  const hosts = useImageHosts(cdn);
  const query = useAddress();
  const launch = query && readLaunch(query);
  const listed = useLotteryList(launchSource(launch));
  const back = launch?.back;
  useEffect(() => {
    if (back) document.documentElement.dataset.back = back;
  }, [back]);
  const lotteries = listed.value?.flatMap((group) => group.lotteries) ?? [];
  const [first] = lotteries;
  const seeAll = (
    <a className="btn btn--quiet" href={hrefOf('moreLottery')}>
      {t.lotteryDraws.seeAll()}
    </a>
  );
  return (
    <div className="stack stack--close vendorlobby">
      {launch && first && (
        <div className="vendorlobby__head">
          <img
            src={`${hosts[0]}${folder}/${encodeURIComponent(launch.code)}_color`}
            width="120"
            height="34"
            alt={launch.code}
          />
          <a className="vendorlobby__instant" href={instantDrawPath(first)}>
            <span>
              <b>{t.lotteryDraws.instant()}</b>
              <span>{t.lotteryDraws.instantText()}</span>
            </span>
            <Icon name="go" />
          </a>
        </div>
      )}
      <ListedLotteries listed={listed} otherwise={seeAll}>
        {() => (
          <ul className="lottos">
            {lotteries.map((it) => (
              <LotteryRow key={it.code} lottery={it} hosts={hosts} />
            ))}
          </ul>
        )}
      </ListedLotteries>
      {launch?.code === vietnamLottery && <VietnamLotteries lotteries={lotteries} />}
      {listed.state === 'failed' && seeAll}
    </div>
  );
};
