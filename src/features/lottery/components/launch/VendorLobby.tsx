import { useEffect, useState } from 'react';
import type { Locale } from '../../../../i18n/locale.ts';
import { useWords } from '../../../../i18n/use-words.ts';
import { hrefOf } from '../../../../paths.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { adoptStyles } from '../../../../ui/styles/adopt.ts';
import { useImageHosts } from '../../../shared/use-image-hosts.ts';
import { instantDrawPath, type LotteryLaunch, lotteriesOfLaunch, readLaunch } from '../../model/lottery.ts';
import { ListedLotteries } from '../list/ListedLotteries.tsx';
import { LotteryRow } from '../list/LotteryRow.tsx';
import { useLotteryList } from '../list/use-lottery-list.ts';
import css from './vendor-lobby.css?inline';
import './vendor-lobby-box.css';

adoptStyles(css);

interface LobbyProps {
  readonly locale: Locale;
  readonly cdn: string;
  /** Folder of the vendors' marks on the image host (R121). */
  readonly folder: string;
}

/** R019: the lobby of one lottery vendor, its draws in the prize mode that was asked for. */
export const VendorLobby = ({ locale, cdn, folder }: LobbyProps) => {
  const { t } = useWords(locale);
  const hosts = useImageHosts(cdn);
  const [launch, setLaunch] = useState<LotteryLaunch | null>(null);
  const listed = useLotteryList('all', { locale });
  useEffect(() => {
    const asked = readLaunch(location.search);
    document.documentElement.dataset.back = asked.back;
    setLaunch(asked);
  }, []);
  const wanted =
    listed.value && launch
      ? lotteriesOfLaunch(
          listed.value.flatMap(({ lotteries }) => lotteries),
          launch,
        )
      : null;
  const [first] = wanted ?? [];
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
            <Icon name="go" later />
          </a>
        </div>
      )}
      <ListedLotteries
        locale={locale}
        listed={{ ...listed, value: wanted && [{ prizeMode: '', name: '', lotteries: wanted }] }}
        otherwise={seeAll}
      >
        {(_, groups) => (
          <ul className="lottos">
            {groups
              .flatMap(({ lotteries }) => lotteries)
              .map((it) => (
                <LotteryRow key={it.code} t={t} lottery={it} hosts={hosts} />
              ))}
          </ul>
        )}
      </ListedLotteries>
      {listed.state === 'failed' && seeAll}
    </div>
  );
};
