import type { BaseTranslation } from '../../i18n-types.ts';

const comfort = {
  title: 'Display',
  what: 'Motion, text size, contrast',
  still: 'Stop all motion',
  stillHint: 'Stops banners, news, winners, reels and page fades.',
  stillBySystem: 'Reduced motion is on in your phone settings, so nothing moves.',
  letters: 'Text size',
  usual: 'Normal',
  large: 'Large',
  largest: 'Largest',
  contrast: 'High contrast',
  contrastHint: 'Brighter text on black and stronger borders.',
  kept: 'Saved on this device, logged in or not.',
  done: 'Done',
} as const satisfies BaseTranslation;

export default comfort;
