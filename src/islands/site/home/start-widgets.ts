import { lateWords } from '../../../i18n/page-words.ts';
import { whenNear } from '../../../ui/near-view.ts';
import type { ReactWidget } from './mount-widget.tsx';

type Fill = (box: HTMLElement, cdn: string) => void;

const withReact =
  (load: ReactWidget): Fill =>
  async (box, cdn) => {
    const [{ mountWidget }, { default: Part }] = await Promise.all([import('./mount-widget.tsx'), load()]);
    mountWidget(box, Part, cdn);
  };

/** A part that is not drawn before its words are there. */
const withWords = async <T>(part: Promise<T>): Promise<T> => {
  await lateWords();
  return part;
};

/** Parts of the home page that come when their box is near the view (R039, A95), by the name in `data-widget`. Those of the first screen need no React. */
const widgets: Readonly<Record<string, Fill>> = {
  matches: (box, cdn) => void import('./match-strip.ts').then(({ matchStrip }) => matchStrip(box, cdn)),
  jackpot: (box) => void withWords(import('./figure.ts')).then(({ jackpot }) => jackpot(box)),
  figure: (box) => void withWords(import('./figure.ts')).then(({ jackpotTicker }) => jackpotTicker(box)),
  winners: withReact(() => import('./Winners.tsx')),
};

/** Fills every widget's box as it comes near, `more` with those of other features. The boxes have the sizes of what they will hold. */
export const startWidgets = (more: Readonly<Record<string, ReactWidget>> = {}): void => {
  const others = Object.fromEntries(Object.entries(more).map(([name, load]) => [name, withReact(load)]));
  const known = { ...widgets, ...others };
  for (const box of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const fill = known[box.dataset.widget ?? ''];
    if (fill) whenNear(box, () => fill(box, box.dataset.cdn ?? ''));
  }
};
