import { helpCenter } from '../../../../src/contract/content/content.ts';
import { consolidatedSettings, templateSettings } from '../../../../src/contract/site/system.ts';
import { settingsDigest } from '../../../../src/features/content/model/settings-digest.ts';
import { hasOverride } from '../../../core/has-override.ts';
import type { World } from '../../../core/world.ts';
import { flag } from './flags.ts';
import { sharedSettings } from './shared-settings.ts';

/** Mark of a world's settings; undefined while a fault, an override or a real backend may have a say in them. */
export const settingsMark = (world: World): string | undefined => {
  const { state } = world;
  if (hasOverride(state, consolidatedSettings)) return undefined;
  return settingsDigest(sharedSettings(world, (name) => flag(state, name), !hasOverride(state, helpCenter)));
};

/** The mark where it is all that a guest of the site need know: the site is open, and speaks English by default. */
export const openMark = (world: World): string | undefined => {
  const { state } = world;
  const isOpen = !flag(state, 'MAINTENANCE') && !flag(state, 'REGION_RESTRICTED') && flag(state, 'LOCATION') === 'EN';
  return isOpen && !hasOverride(state, templateSettings) ? settingsMark(world) : undefined;
};
