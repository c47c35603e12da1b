import { offeredCatalogue } from './catalogue.ts';
import { type Screen, screens } from './types.ts';

const { games, vendors } = offeredCatalogue();

const offered = new Set(games.map(({ screen }) => screen));

/** Kinds of games that the brand offers. */
export const offeredScreens: readonly Screen[] = screens.filter((it) => offered.has(it));

/** Code of the vendor whose wallet and games scenarios change. */
export const sampleVendor: string =
  (vendors.find(({ vassalage }) => vassalage === 'JL') ?? vendors[0])?.vassalage ?? '';
