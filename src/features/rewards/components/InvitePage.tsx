import { useState } from 'react';
import { brand } from '#brands/current.ts';
import { contributionList } from '#contract/games/game-terms.ts';
import { inviteInfo } from '#contract/rewards/invite.ts';
import type { Value } from '#contract/types.ts';
import { CopyButton } from '#features/shared/CopyButton.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { saveCanvas } from '#lib/browser/save-file.ts';
import { api } from '#lib/http/client.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { showToast } from '#lib/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { QrPicture } from '#ui/QrPicture.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ReferredFriends } from './ReferredFriends.tsx';

interface PartProps {
  readonly info: Value<'inviteInfo'>;
}

/** Referral link and code with copy, share and poster. */
const ShareOptions = ({ info: { url, code, qr, rewardPerFriend, terms } }: PartProps) => {
  const { t } = useWords();
  const [drawing, setDrawing] = useState(false);
  const refused = (): void => void showToast(t.siteWidgets.copyFailed(), { kind: 'bad' });
  const share = async (): Promise<void> => {
    const shareData = { title: brand.name, text: t.rewardsInvite.shareText({ brand: brand.name }), url };
    try {
      if (typeof navigator.share === 'function') await navigator.share(shareData);
      else if (await copyText(url)) showToast(t.rewardsInvite.copied(), { kind: 'ok' });
      else refused();
    } catch (error) {
      // Closing the share sheet is a choice, not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) refused();
    }
  };
  const savePoster = async (): Promise<void> => {
    setDrawing(true);
    try {
      const { drawPoster } = await import('./poster.ts');
      const gift = terms ? t.rewardsInvite.posterGift({ amount: formatAmount(rewardPerFriend) }) : '';
      const words = {
        title: t.rewardsInvite.posterTitle(),
        gift,
        scan: t.rewardsInvite.posterScan(),
        age: t.rewardsInvite.posterAge({ age: brand.minAge }),
      };
      const canvas = await drawPoster({ brand: brand.name, code, qr, ...words });
      await saveCanvas(`${brand.id}-${t.rewardsInvite.posterName()}.png`, canvas);
    } catch {
      showToast(t.rewardsInvite.posterFailed(), { kind: 'bad' });
    }
    setDrawing(false);
  };
  return (
    <section className="rw__hero">
      <div>
        <h2 className="invite__lead">
          {terms ? t.rewardsInvite.lead({ amount: formatAmount(rewardPerFriend) }) : t.rewardsInvite.leadPlain()}
        </h2>
        <p className="rw__label">{terms ? t.rewardsInvite.text() : t.rewardsInvite.textPlain()}</p>
      </div>
      <div className="invite__qr">
        <QrPicture src={qr} label={t.rewardsInvite.qr()} />
      </div>
      <div className="invite__lines">
        <div>
          <span className="invite__name">{t.rewardsInvite.link()}</span>
          <span className="invite__text">{url}</span>
          <CopyButton text={url} label={t.rewardsInvite.copyLink()} copied={t.rewardsInvite.copied()} />
        </div>
        <div>
          <span className="invite__name">{t.rewardsInvite.code()}</span>
          <span className="invite__text">{code}</span>
          <CopyButton text={code} label={t.rewardsInvite.copyCode()} copied={t.rewardsInvite.copied()} />
        </div>
      </div>
      <div className="invite__ways">
        <Button look="primary" onClick={() => void share()}>
          <Icon name="share" />
          {t.rewardsInvite.share()}
        </Button>
        <Button look="quiet" busy={drawing} onClick={() => void savePoster()}>
          {!drawing && <Icon name="poster" />}
          <span>{t.rewardsInvite.poster()}</span>
        </Button>
      </div>
    </section>
  );
};

interface TermsProps {
  readonly terms: NonNullable<Value<'inviteInfo'>['terms']>;
  readonly rewardPerFriend: number;
}

const Terms = ({ terms, rewardPerFriend }: TermsProps) => {
  const { t, locale } = useWords();
  return (
    <>
      <div className="rw__head">
        <h2>{t.rewardsInvite.how()}</h2>
      </div>
      <ol className="invite__steps">
        <li>{t.rewardsInvite.step1()}</li>
        <li>{t.rewardsInvite.step2({ amount: formatAmount(terms.deposit), days: terms.within, times: terms.play })}</li>
        <li>{t.rewardsInvite.step3({ amount: formatAmount(rewardPerFriend), days: terms.days, n: terms.turnover })}</li>
        <li>{t.rewardsInvite.step4({ month: terms.friendsAMonth, n: terms.friends })}</li>
      </ol>
      <p className="rw__note">{t.rewardsInvite.counts({ games: contributionList('rewards', wireLanguage(locale)) })}</p>
    </>
  );
};

/** Invite page: referral link, reward and referred friends. */
export const InvitePage = () => {
  const { t } = useWords();
  const loaded = useQuery('invite', (signal, current) =>
    api(inviteInfo, { query: { language: wireLanguage(current) }, signal }),
  );
  return (
    <div className="stack rw">
      <LoadState
        loaded={loaded}
        skeleton={
          <>
            <Skeleton shape="box" count={2} />
            <Skeleton shape="row" count={3} />
          </>
        }
      >
        {(info) => (
          <div className="rw__list">
            <ShareOptions info={info} />
            <dl className="invite__sums">
              <div>
                <dt>{t.rewardsInvite.earned()}</dt>
                <dd className="money">{formatAmount(info.earned)}</dd>
              </div>
              <div>
                <dt>{t.rewardsInvite.friendsCount()}</dt>
                <dd className="num">{info.friends.length}</dd>
              </div>
            </dl>
            <ReferredFriends friends={info.friends} />
            {info.terms && <Terms terms={info.terms} rewardPerFriend={info.rewardPerFriend} />}
          </div>
        )}
      </LoadState>
    </div>
  );
};
