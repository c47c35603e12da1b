import type { BaseTranslation } from '../../i18n-types.ts';

const comfort = {
  title: 'Display',
  what: 'Motion, text size, contrast',
  still: 'Stop all motion',
  stillHint: 'Banners, news, winners, reels and page fades stand still.',
  stillBySystem: 'Your phone already asks for less motion: everything stands still.',
  letters: 'Text size',
  usual: 'Normal',
  large: 'Large',
  largest: 'Largest',
  contrast: 'High contrast',
  contrastHint: 'Brighter words on black, stronger edges.',
  kept: 'Kept on this device, logged in or not.',
  done: 'Done',
} as const satisfies BaseTranslation;

export default comfort;
