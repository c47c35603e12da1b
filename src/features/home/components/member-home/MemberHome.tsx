import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { memberHome } from '#contract/home/member-home.ts';
import type { Value } from '#contract/types.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { keys } from '#lib/storage/keys.ts';
import { localArea } from '#lib/storage/storage.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { ContinuePlaying } from './ContinuePlaying.tsx';
import { DepositAgain } from './DepositAgain.tsx';
import { HomeMissions } from './HomeMissions.tsx';
import css from './member-home.css?inline';
import { OpenBets } from './OpenBets.tsx';
import { PendingOrders } from './PendingOrders.tsx';

const ActiveBonus = lazyComponent(() => import('#features/shared/ActiveBonus.tsx'));

adoptStyles(css);

const setBoxHeight = (height: string): void => document.documentElement.style.setProperty('--home', height);

/**
 * Stores the height of the sections and applies it to their container, so that the head script can reserve it on the
 * next visit.
 */
const rememberHeight = (parts: HTMLElement): void => {
  const height = `${parts.offsetHeight}px`;
  localArea.write(keys.local.homeHeight, height);
  setBoxHeight(height);
};

type Home = Value<'memberHome'>;

/** Returns the non-empty sections in order. */
const stripsOf = (home: Home, t: Words, cdn: string): readonly ReactNode[] => {
  const { recents, hasBonus, openBets, missions, lastDeposit, pending } = home;
  return [
    recents.length > 0 && <ContinuePlaying key="recents" cdn={cdn} recents={recents} />,
    hasBonus && (
      <div key="bonus" className="mh__bonus">
        <ActiveBonus none={t.cashierBonus.ended()} />
      </div>
    ),
    openBets.count > 0 && <OpenBets key="bets" openBets={openBets} />,
    missions.length > 0 && <HomeMissions key="missions" missions={missions} />,
    lastDeposit && <DepositAgain key="deposit" deposit={lastDeposit} />,
    pending.deposits + pending.withdrawals > 0 && <PendingOrders key="pending" pending={pending} />,
  ].filter(Boolean);
};

/**
 * Member sections of the home page below the banner: games to continue, active bonus, open bets, missions, repeat of
 * the last deposit, and pending orders. On a first visit their sizes are unknown: the document reserves one strip, and
 * the other sections appear on the next visit, so that nothing below moves.
 */
const MemberHome = ({ cdn }: { readonly cdn: string }) => {
  const { t } = useWords();
  const { value, state } = useQuery('memberHome', (signal, current) =>
    api(memberHome, { query: { language: wireLanguage(current) }, signal }),
  );
  const parts = useRef<HTMLDivElement>(null);
  const [isFirstVisit, setIsFirstVisit] = useState(() => localArea.read(keys.local.homeHeight) === null);

  const strips = value ? stripsOf(value, t, cdn) : [];
  const hasNothing = strips.length === 0 && state !== 'waiting';

  // An effect after paint would miss the `pagehide` of a visit that ends as soon as the sections appear.
  useLayoutEffect(() => {
    if (hasNothing) setBoxHeight('0px');
    if (!value) return undefined;
    const measure = (): void => {
      if (parts.current) rememberHeight(parts.current);
    };
    if (!isFirstVisit) {
      const observer = new ResizeObserver(measure);
      if (parts.current) observer.observe(parts.current);
      return () => observer.disconnect();
    }
    const showAll = (): void => {
      flushSync(() => setIsFirstVisit(false));
      measure();
    };
    addEventListener('pagehide', showAll, { once: true });
    return () => removeEventListener('pagehide', showAll);
  }, [value, hasNothing, isFirstVisit]);

  if (!value) return null;
  return (
    <div className="mh" ref={parts}>
      {isFirstVisit ? strips.slice(0, 1) : strips}
    </div>
  );
};

export default MemberHome;
