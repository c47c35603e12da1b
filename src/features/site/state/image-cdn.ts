import { computed } from 'nanostores';
import { chooseCdn } from '#lib/images.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { $settings } from './settings.ts';

const chance = Math.random();

/** This session's image host; null until the settings are loaded, when the built-in default is used. */
export const $imageCdn = computed($settings, ({ consolidated }) => {
  if (!consolidated) return null;
  const chosen = chooseCdn(consolidated.imageCDNs, sessionArea.read(keys.session.imageCdn), chance);
  sessionArea.write(keys.session.imageCdn, chosen);
  return chosen;
});
