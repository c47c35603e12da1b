import { atom } from 'nanostores';
import { onReturn } from '../../../lib/browser/on-return.ts';
import { markStill } from '../../../lib/browser/still.ts';
import { keys } from '../../../lib/storage/keys.ts';
import { localArea } from '../../../lib/storage/storage.ts';
import { type Comfort, letterSizes, lookOf } from './display-attributes.ts';

const less = matchMedia('(prefers-reduced-motion: reduce)');

const kept = (): Comfort => {
  const { still, letters, contrast } = (localArea.readJson(keys.local.comfort) ?? {}) as Partial<Comfort>;
  const size = letterSizes.find((name) => name === letters) ?? 'usual';
  return { still: still === true, letters: size, contrast: contrast === true };
};

/** How this device shows the site (X12). */
export const $comfort = atom<Comfort>(kept());

/** The system asks for less motion, whatever is kept here. */
export const systemStills = (): boolean => less.matches;

const apply = (comfort: Comfort): void => {
  document.documentElement.style.cssText = lookOf(comfort);
  markStill(comfort.still || systemStills());
};

export const setComfort = (change: Partial<Comfort>): void => {
  const comfort = { ...$comfort.get(), ...change };
  // The look is kept beside the choice: the head script knows no token.
  localArea.write(keys.local.comfort, JSON.stringify({ ...comfort, look: lookOf(comfort) }));
  $comfort.set(comfort);
  apply(comfort);
};

/** Keeps the document as other tabs, other pages and the system say; a look of an older version is made anew. */
export const followComfort = (): void => {
  const again = (): void => {
    $comfort.set(kept());
    apply($comfort.get());
  };
  if (localArea.read(keys.local.comfort) !== null) setComfort({});
  less.addEventListener('change', again);
  addEventListener('storage', ({ key }) => {
    if (key === keys.local.comfort || key === null) again();
  });
  onReturn(again);
};
