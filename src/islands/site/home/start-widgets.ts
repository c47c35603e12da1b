import { lateWords } from '../../../i18n/page-words.ts';
import { whenNear } from '../../../ui/near-view.ts';
import type { ReactWidget } from './mount-widget.tsx';

type Fill = (box: HTMLElement, cdn: string) => void;

/** A part that cannot be fetched, as when the page is left meanwhile, leaves its box as it was built. */
const leaveBox = (): void => undefined;

const withReact =
  (load: ReactWidget): Fill =>
  (box, cdn) =>
    void Promise.all([import('./mount-widget.tsx'), load()]).then(
      ([{ mountWidget }, { default: Part }]) => mountWidget(box, Part, cdn),
      leaveBox,
    );

/** A part that is not drawn before its words are there. */
const withWords = async <T>(part: Promise<T>): Promise<T> => {
  await lateWords();
  return part;
};

/** Parts of the home page that come when their box is near the view (R039, A95), by the name in `data-widget`. Those of the first screen need no React. */
const widgets: Readonly<Record<string, Fill>> = {
  matches: (box, cdn) => void import('./match-strip.ts').then(({ matchStrip }) => matchStrip(box, cdn), leaveBox),
  jackpot: (box) => void withWords(import('./figure.ts')).then(({ jackpot }) => jackpot(box), leaveBox),
  figure: (box) => void withWords(import('./figure.ts')).then(({ jackpotTicker }) => jackpotTicker(box), leaveBox),
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
