import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { matchClock } from '../../../domain/games/matches.ts';
import { $words } from '../../../i18n/page-words.ts';
import { PauseButton } from '../../../ui/PauseButton.tsx';
import { useMotion } from '../../../ui/use-motion.ts';
import { MatchSlide } from './MatchSlide.tsx';
import { useMatches } from './use-matches.ts';
import { useTurning } from './use-turning.ts';

const MatchDialog = lazy(() => import('./MatchDialog.tsx'));

/** R075–R077: the hot matches turn upwards one by one; a tap opens them all. Nothing at all when there are none. */
const MatchStrip = ({ cdn }: { readonly cdn: string }) => {
  const { t } = useStore($words);
  const matches = useMatches();
  const [open, setOpen] = useState(false);
  const { running, paused, toggle, rest } = useMotion();
  const many = (matches?.length ?? 0) > 1;
  const { index, belt } = useTurning(matches?.length ?? 0, many && running && !open);
  const current = matches?.[index];
  if (!matches) return <div className="matches matches--waiting" aria-hidden="true" />;
  if (!current) return null;
  const slides = many ? [...matches, matches[0] ?? current] : matches;
  return (
    <section className="matches" aria-label={t.widgets.hotMatches()}>
      <button type="button" className="matches__open" aria-haspopup="dialog" onClick={() => setOpen(true)} {...rest}>
        <span className="vh">
          {t.widgets.openMatches({
            home: current.homeTeam,
            away: current.awayTeam,
            time: matchClock(current.matchTime),
          })}
        </span>
        <span className="matches__belt" ref={belt} aria-hidden="true">
          {slides.map((match, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first match stands twice, at both ends of the belt.
            <MatchSlide key={`${match.id} ${at}`} match={match} cdn={cdn} t={t} />
          ))}
        </span>
      </button>
      {many && (
        <div className="matches__bar">
          <span className="num" aria-hidden="true">
            {index + 1}/{matches.length}
          </span>
          <PauseButton
            paused={paused}
            onToggle={toggle}
            pauseLabel={t.widgets.pauseMatches()}
            playLabel={t.widgets.playMatches()}
          />
        </div>
      )}
      {open && (
        <Suspense>
          <MatchDialog matches={matches} cdn={cdn} t={t} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};

export default MatchStrip;
