import type { ComponentType } from 'react';
import { whenNear } from '../../../ui/near-view.ts';

export type Widget = () => Promise<{ readonly default: ComponentType<{ readonly cdn: string }> }>;

/** Parts of the home page that come when their box is near the view (R039, A95), by the name in `data-widget`. */
const widgets: Readonly<Record<string, Widget>> = {
  matches: () => import('./MatchStrip.tsx'),
  jackpot: () => import('./Jackpot.tsx'),
  figure: () => import('./JackpotTicker.tsx'),
  winners: () => import('./Winners.tsx'),
};

const fill = async (box: HTMLElement, load: Widget): Promise<void> => {
  const [{ mountWidget }, { default: Part }] = await Promise.all([import('./mount-widget.tsx'), load()]);
  mountWidget(box, Part, box.dataset.cdn ?? '');
};

/** Fills every widget's box as it comes near, `more` with those of other features. The boxes have the sizes of what they will hold. */
export const startWidgets = (more: Readonly<Record<string, Widget>> = {}): void => {
  const known = { ...widgets, ...more };
  for (const box of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const load = known[box.dataset.widget ?? ''];
    if (load) whenNear(box, () => void fill(box, load));
  }
};
