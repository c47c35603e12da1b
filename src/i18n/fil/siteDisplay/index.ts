import type { NamespaceSiteDisplayTranslation } from '../../i18n-types.ts';

const comfort = {
  title: 'Display',
  what: 'Galaw, laki ng letra, contrast',
  still: 'Itigil ang lahat ng galaw',
  stillHint: 'Hindi na gagalaw ang banner, balita, panalo, reels at pagpalit ng page.',
  stillBySystem: 'Less motion na ang setting ng phone mo: walang gagalaw.',
  letters: 'Laki ng letra',
  usual: 'Normal',
  large: 'Malaki',
  largest: 'Pinakamalaki',
  contrast: 'High contrast',
  contrastHint: 'Mas maliwanag na letra sa itim, mas klarong gilid.',
  kept: 'Naka-save sa device na ito, naka-login man o hindi.',
  done: 'Tapos',
} as const satisfies NamespaceSiteDisplayTranslation;

export default comfort;
