import type { ComponentType } from 'react';
import { loadDeferredWords } from '#i18n/page-words.ts';
import { onNearViewport } from '#ui/near-viewport.ts';
import { type Commit, commitInBatch } from './batch-commit.ts';
import { jackpot, jackpotTicker } from './jackpot.ts';
import { matchStrip } from './match-strip.ts';

type ReactWidget = () => Promise<{ readonly default: ComponentType<{ readonly cdn: string }> }>;

type Fill = (box: HTMLElement, cdn: string) => void;

/** Leaves the container unchanged if a widget cannot be loaded. */
const keepUnchanged = (): void => undefined;

const withReact =
  (load: ReactWidget): Fill =>
  (box, cdn) =>
    void Promise.all([import('#features/shared/mount-island.ts'), load()]).then(
      ([{ mountPart }, { default: Part }]) => mountPart(box, Part, { cdn }),
      keepUnchanged,
    );

/** Inserts a figure in the same frame as the other widgets, once its texts are loaded. */
const withFigure =
  (draw: (box: HTMLElement) => Commit): Fill =>
  (box) =>
    void commitInBatch(loadDeferredWords().then(() => draw(box))).catch(keepUnchanged);

/** Widgets of the first screen, which do not use React. */
const firstScreenWidgets: Readonly<Record<string, Fill>> = {
  matches: matchStrip,
  jackpot: withFigure(jackpot),
  figure: withFigure(jackpotTicker),
};

const nearViewportWidgets: Readonly<Record<string, ReactWidget>> = {
  draws: () => import('#features/lottery/components/list/NextDraws.tsx'),
  winners: () => import('../components/Winners.tsx'),
  pools: () => Promise.all([import('../components/JackpotPools.tsx'), loadDeferredWords()]).then(([part]) => part),
  member: () =>
    Promise.all([import('../components/member-home/MemberHome.tsx'), loadDeferredWords()]).then(([part]) => part),
};

/**
 * Fills the widget containers, by the name in `data-widget`: those of the first screen immediately, others near the
 * viewport. Containers are sized for their content.
 */
export const startWidgets = (): void => {
  for (const box of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const { widget = '', cdn = '' } = box.dataset;
    firstScreenWidgets[widget]?.(box, cdn);
    const load = nearViewportWidgets[widget];
    if (load) onNearViewport(box, () => withReact(load)(box, cdn));
  }
};
