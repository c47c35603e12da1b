import type { NamespaceSiteDisplayTranslation } from '../../i18n-types.ts';

const siteDisplay = {
  title: 'Display',
  what: 'Animations, laki ng text, contrast, sound ng laro',
  still: 'I-off ang animations',
  stillHint: 'Hindi gagalaw ang banners, balita, winners, reels at paglipat ng page.',
  stillBySystem: 'Naka-on ang reduced motion sa phone settings mo kaya naka-off na ang animations.',
  sound: 'Sound at vibration sa mga laro',
  soundHint: 'Maiikling sound sa pag-tap, result at panalo. Walang sound habang nakabukas ang reality check.',
  letters: 'Laki ng text',
  usual: 'Normal',
  large: 'Malaki',
  largest: 'Mas malaki',
  contrast: 'High contrast',
  contrastHint: 'Mas maliwanag na text sa itim at mas malinaw na border.',
  kept: 'Naka-save sa device na ito kahit mag-log out ka.',
  done: 'Tapos',
} as const satisfies NamespaceSiteDisplayTranslation;

export default siteDisplay;
