import { atom } from 'nanostores';
import { onPageRestore } from '../../../lib/browser/on-page-restore.ts';
import { setReducedMotion } from '../../../lib/browser/reduced-motion.ts';
import { keys } from '../../../lib/storage/keys.ts';
import { localArea } from '../../../lib/storage/storage.ts';
import { type DisplayPreferences, displayStyle, letterSizes } from './display-attributes.ts';

const less = matchMedia('(prefers-reduced-motion: reduce)');

const kept = (): DisplayPreferences => {
  const { still, letters, contrast } = (localArea.readJson(keys.local.comfort) ?? {}) as Partial<DisplayPreferences>;
  const size = letterSizes.find((name) => name === letters) ?? 'usual';
  return { still: still === true, letters: size, contrast: contrast === true };
};

/** Display preferences of this device (X12). */
export const $displayPreferences = atom<DisplayPreferences>(kept());

/** Returns whether the system prefers reduced motion. */
export const systemReducesMotion = (): boolean => less.matches;

const apply = (preferences: DisplayPreferences): void => {
  document.documentElement.style.cssText = displayStyle(preferences);
  setReducedMotion(preferences.still || systemReducesMotion());
};

export const setDisplayPreferences = (change: Partial<DisplayPreferences>): void => {
  const preferences = { ...$displayPreferences.get(), ...change };
  // Stores the computed style too, because the head script has no tokens.
  localArea.write(keys.local.comfort, JSON.stringify({ ...preferences, look: displayStyle(preferences) }));
  $displayPreferences.set(preferences);
  apply(preferences);
};

/** Keeps the document as other tabs, other pages and the system say; a look of an older version is made anew. */
export const watchDisplayPreferences = (): void => {
  const again = (): void => {
    $displayPreferences.set(kept());
    apply($displayPreferences.get());
  };
  if (localArea.read(keys.local.comfort) !== null) setDisplayPreferences({});
  less.addEventListener('change', again);
  addEventListener('storage', ({ key }) => {
    if (key === keys.local.comfort || key === null) again();
  });
  onPageRestore(again);
};
