import { hotMatches } from '#contract/games/highlights.ts';
import type { HotMatch } from '#contract/types.ts';
import { matchClock } from '#features/games/model/matches.ts';
import { loadLazyModule } from '#features/shared/lazy-module.ts';
import { type Locale, wireLanguage } from '#i18n/locale.ts';
import { $words, loadDeferredWords } from '#i18n/page-words.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, CallError } from '#lib/http/errors.ts';
import { createElement } from '#ui/create-element.ts';
import { controlAutoplay } from './autoplay.ts';
import { type Commit, commitInBatch } from './batch-commit.ts';
import { matchSlide } from './match-slide.ts';
import { rotate } from './rotate.ts';

interface Strip {
  readonly part: HTMLElement;
  /** Ends its rotation. */
  readonly stop: () => void;
}

/** Creates the strip of matches. */
const strip = (matches: readonly HotMatch[], cdn: string): Strip => {
  const { t } = $words.get();
  const hasMany = matches.length > 1;
  const name = createElement('span', { class: 'vh' });
  const place = createElement('span', { class: 'matches__place num', 'aria-hidden': 'true' });
  const track = createElement('span', { class: 'matches__track', 'aria-hidden': 'true' });
  const slides = [...matches, ...(hasMany ? matches.slice(0, 1) : [])];
  track.append(...slides.map(() => createElement('span', { class: 'match' })));
  // Renders only the visible match and the next one.
  const draw = (index: number): void => {
    const match = slides[index];
    const empty = track.children[index];
    if (match && empty?.childElementCount === 0) empty.replaceWith(matchSlide(match, cdn, t));
  };
  const opener = createElement(
    'button',
    { type: 'button', class: 'matches__open', 'aria-haspopup': 'dialog' },
    name,
    track,
  );
  const part = createElement('section', { class: 'matches', 'aria-label': t.siteWidgets.hotMatches() }, opener);
  const show = (index: number): void => {
    const match = matches[index];
    if (!match) return;
    place.textContent = `${index + 1}/${matches.length}`;
    const time = matchClock(match.matchTime);
    name.textContent = t.siteWidgets.openMatches({ home: match.homeTeam, away: match.awayTeam, time });
  };
  draw(0);
  show(0);
  let stop = (): void => undefined;
  if (hasMany) {
    stop = controlAutoplay(opener, rotate({ track, count: matches.length, draw, onChange: show, axis: 'Y' }));
    part.append(place);
  }
  opener.addEventListener('click', async () => {
    const part = await loadLazyModule(import('./match-dialog.ts'));
    await part?.showMatches(matches, cdn);
  });
  return { part, stop };
};

/** Rotates the hot matches upwards; a tap opens all of them. Renders nothing without matches. */
export const matchStrip = (box: HTMLElement, cdn: string): void => {
  let shown: readonly HotMatch[] | null = null;
  let current: Strip | null = null;
  const none = (): void => undefined;
  const make = async (locale: Locale): Promise<Commit> => {
    try {
      shown = await api(hotMatches, { query: { language: wireLanguage(locale) } });
    } catch (error) {
      if (error instanceof CallAborted) return none;
      if (!(error instanceof CallError)) throw error;
      shown ??= [];
      addEventListener('online', () => void commitInBatch(make(locale)), { once: true });
    }
    await loadDeferredWords();
    if ($words.get().locale !== locale) return none;
    const next = shown.length > 0 ? strip(shown, cdn) : null;
    return () => {
      current?.stop();
      current = next;
      box.replaceChildren(...(next ? [next.part] : []));
      // Hides the container, which would otherwise stay empty.
      box.hidden = !next;
    };
  };
  let requestedLocale: Locale | undefined;
  $words.subscribe(({ locale }) => {
    if (requestedLocale !== locale) void commitInBatch(make(locale));
    requestedLocale = locale;
  });
};
