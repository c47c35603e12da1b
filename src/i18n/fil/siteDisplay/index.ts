import type { NamespaceSiteDisplayTranslation } from '../../i18n-types.ts';

const comfort = {
  title: 'Display',
  what: 'Galaw, laki ng text, contrast',
  still: 'I-stop ang lahat ng galaw',
  stillHint: 'Hindi gagalaw ang banners, balita, winners, reels at page fade.',
  stillBySystem: 'Naka-on ang reduced motion sa phone settings mo kaya walang gumagalaw.',
  letters: 'Laki ng text',
  usual: 'Normal',
  large: 'Malaki',
  largest: 'Pinakamalaki',
  contrast: 'High contrast',
  contrastHint: 'Mas maliwanag na text sa itim at mas malinaw na border.',
  kept: 'Naka-save sa device na ito, naka-log in man o hindi.',
  done: 'Tapos',
} as const satisfies NamespaceSiteDisplayTranslation;

export default comfort;
