import { useEffect, useRef } from 'react';
import type { Announcement } from '../../../contract/types.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PauseButton } from '../../../ui/PauseButton.tsx';
import { useMotion } from '../../../ui/use-motion.ts';
import { useAnnouncements } from './use-announcements.ts';
import './notice-ticker.css';

interface NoticeTickerProps {
  readonly locale: Locale;
  readonly notices: readonly Pick<Announcement, 'id' | 'title'>[];
}

/** Pixels the line moves in a second. */
const pace = 45;

/** R079, A32: titles of the lobby news run by in one line; under reduced motion they stand in a list. */
export const NoticeTicker = ({ locale, notices: built }: NoticeTickerProps) => {
  const { t } = useWords(locale);
  const notices = useAnnouncements('PL', built);
  const { running, paused, toggle, rest } = useMotion();
  const line = useRef<HTMLDivElement>(null);
  const flight = useRef<Animation | null>(null);
  const signature = notices.map(({ id, title }) => `${id}${title}`).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other titles are another line.
  useEffect(() => {
    const moving = line.current;
    if (!moving) return;
    const width = moving.scrollWidth / 2;
    if (width === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    flight.current = moving.animate([{ transform: 'none' }, { transform: `translateX(-${width}px)` }], {
      duration: (width / pace) * 1000,
      iterations: Number.POSITIVE_INFINITY,
    });
    return () => {
      flight.current?.cancel();
      flight.current = null;
    };
  }, [signature]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another line starts by the same rule.
  useEffect(() => {
    if (running) flight.current?.play();
    else flight.current?.pause();
  }, [running, signature]);

  const titles = notices.map(({ id, title }) => (
    <li key={id}>
      <a href="/m/notice">{title}</a>
    </li>
  ));
  return (
    <section className="ticker" aria-label={t.home.news()}>
      <Icon name="news" later />
      {notices.length === 0 ? (
        <p className="ticker__none">{t.messages.no_announcement()}</p>
      ) : (
        <>
          <div className="ticker__window" {...rest}>
            <div className="ticker__line" ref={line}>
              <ul>{titles}</ul>
              {/* The line again, so that its end meets its beginning. */}
              <ul className="ticker__again" aria-hidden="true" inert>
                {titles}
              </ul>
            </div>
          </div>
          <PauseButton
            paused={paused}
            onToggle={toggle}
            pauseLabel={t.home.pauseNews()}
            playLabel={t.home.playNews()}
          />
        </>
      )}
    </section>
  );
};
