import { computed } from 'nanostores';
import { keys } from '../../browser/keys.ts';
import { sessionArea } from '../../browser/storage.ts';
import { chooseCdn } from '../../domain/images.ts';
import { $settings } from './settings.ts';

const chance = Math.random();

/** This session's image host (A50); null until the settings are known, when the built-in default stands. */
export const $imageCdn = computed($settings, ({ consolidated }) => {
  if (!consolidated) return null;
  const chosen = chooseCdn(consolidated.imageCDNs, sessionArea.read(keys.session.imageCdn), chance);
  sessionArea.write(keys.session.imageCdn, chosen);
  return chosen;
});
