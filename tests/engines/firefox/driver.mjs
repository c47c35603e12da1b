import { registerHooks } from 'node:module';

// Patches Playwright's Firefox driver at load time, because it is incompatible with Debian's release in two places.

/**
 * The driver sets the colour scheme by a command that this release does not support; without a response no page opens.
 */
const media =
  /(await this\._(?:session|browser\._browserSession)\.send\("emulation\.setMediaFeaturesOverride", \{[\s\S]*?\}\))/g;

/** The driver sets the field's value directly, so that React does not detect a change. */
const typing = /inputElement\.value = value;/;
const typed =
  'Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), "value").set.call(inputElement, value);';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js') || !loaded.source) return loaded;
    const source = String(loaded.source).replace(media, '$1.catch(() => undefined)').replace(typing, typed);
    return { ...loaded, source };
  },
});
