import type { BaseTranslation } from '../../i18n-types.ts';

const siteDisplay = {
  title: 'Display',
  what: 'Animations, text size, contrast, game sound',
  still: 'Turn off animations',
  stillHint: 'Banners, news, winners, reels and page transitions stop moving.',
  stillBySystem: 'Reduced motion is on in your phone settings, so animations are already off.',
  sound: 'Sound and vibration in games',
  soundHint: 'Short sounds for taps, results and wins. Muted while a reality check is open.',
  letters: 'Text size',
  usual: 'Normal',
  large: 'Large',
  largest: 'Largest',
  contrast: 'High contrast',
  contrastHint: 'Brighter text on black and stronger borders.',
  kept: 'Saved on this device, even after you log out.',
  done: 'Done',
} as const satisfies BaseTranslation;

export default siteDisplay;
