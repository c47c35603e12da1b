import { useCallback, useEffect, useState } from 'react';
import { instantDrawPath, type LotteryLaunch, lotteriesOfLaunch, readLaunch } from '../../../domain/lottery/lottery.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { loadLotteries } from '../../../stores/lottery/lotteries.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ListState } from '../list/ListState.tsx';
import { LotteryRow } from '../list/LotteryRow.tsx';
import { useListed } from '../list/use-listed.ts';
import { useHosts } from '../use-hosts.ts';
import css from './vendor-lobby.css?inline';
import './vendor-lobby-box.css';

adoptStyles(css);

interface LobbyProps {
  readonly locale: Locale;
  readonly cdn: string;
  /** Folder of the vendors' marks on the image host (R121). */
  readonly folder: string;
}

const boxes = ['first', 'second', 'third', 'fourth'];

/** R019: the lobby of one lottery vendor, its draws in the prize mode that was asked for. */
export const VendorLobby = ({ locale, cdn, folder }: LobbyProps) => {
  const { t } = useWords(locale);
  const hosts = useHosts(cdn);
  const [launch, setLaunch] = useState<LotteryLaunch | null>(null);
  const { groups, failure, retry } = useListed(useCallback(loadLotteries, []));
  useEffect(() => {
    const asked = readLaunch(location.search);
    document.documentElement.dataset.back = asked.back;
    setLaunch(asked);
  }, []);
  const all = groups?.flatMap(({ lotteries }) => lotteries) ?? null;
  const shown = all && launch ? lotteriesOfLaunch(all, launch) : null;
  const [first] = shown ?? [];
  return (
    <div className="stack stack--close vendorlobby">
      <Boundary text={t.frame.loadFailed()} retry={t.frame.retry()}>
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
                <b>{t.draws.instant()}</b>
                <span>{t.draws.instantText()}</span>
              </span>
              <Icon name="go" later />
            </a>
          </div>
        )}
        {shown && shown.length > 0 && (
          <ul className="lottos">
            {shown.map((it) => (
              <LotteryRow key={it.code} t={t} lottery={it} hosts={hosts} />
            ))}
          </ul>
        )}
        {!shown && failure === null && (
          <div className="lottos" role="status" aria-label={t.draws.loading()}>
            {boxes.map((box) => (
              <div className="lotto" key={box} />
            ))}
          </div>
        )}
        {(shown?.length === 0 || (!shown && failure)) && (
          <>
            <ListState t={t} failure={shown ? null : failure} onRetry={retry} />
            <a className="btn btn--quiet" href="/m/moreLottery">
              {t.draws.seeAll()}
            </a>
          </>
        )}
      </Boundary>
    </div>
  );
};
