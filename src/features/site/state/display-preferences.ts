import { atom } from 'nanostores';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { setReducedMotion } from '#lib/browser/reduced-motion.ts';
import { keys } from '#lib/storage/keys.ts';
import { localArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';
import { type DisplayPreferences, displayStyle, letterSizes } from './display-attributes.ts';

const less = matchMedia('(prefers-reduced-motion: reduce)');

/** Includes the computed style, because the head script does not have the tokens. */
const stored = storedItem(
  localArea,
  keys.local.display,
  objectWith<Partial<DisplayPreferences & { readonly look: string }>>(),
);

const readStored = (): DisplayPreferences => {
  const { still, letters, contrast } = stored.read() ?? {};
  const size = letterSizes.find((name) => name === letters) ?? 'usual';
  return { still: still === true, letters: size, contrast: contrast === true };
};

/** Display preferences of this device. */
export const $displayPreferences = atom<DisplayPreferences>(readStored());

/** Returns whether the system prefers reduced motion. */
export const systemReducesMotion = (): boolean => less.matches;

const apply = (preferences: DisplayPreferences): void => {
  document.documentElement.style.cssText = displayStyle(preferences);
  setReducedMotion(preferences.still || systemReducesMotion());
};

export const setDisplayPreferences = (change: Partial<DisplayPreferences>): void => {
  const preferences = { ...$displayPreferences.get(), ...change };
  stored.write({ ...preferences, look: displayStyle(preferences) });
  $displayPreferences.set(preferences);
  apply(preferences);
};

/** Applies changes from other tabs, other pages and the system; recomputes styles stored by an older version. */
export const watchDisplayPreferences = (): void => {
  const applyStored = (): void => {
    $displayPreferences.set(readStored());
    apply($displayPreferences.get());
  };
  if (stored.read()) setDisplayPreferences({});
  less.addEventListener('change', applyStored);
  addEventListener('storage', ({ key }) => {
    if (key === keys.local.display || key === null) applyStored();
  });
  onPageRestore(applyStored);
};
