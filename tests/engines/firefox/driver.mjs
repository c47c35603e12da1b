import { registerHooks } from 'node:module';

// What Playwright's driver for Firefox does wrong with Debian's release, mended as it is loaded.

/** It tells the colour scheme by a command that this release does not know; without an answer no page opens. */
const media =
  /(await this\._(?:session|browser\._browserSession)\.send\("emulation\.setMediaFeaturesOverride", \{[\s\S]*?\}\))/g;

/** It types by writing the value in the page, past React, which then takes the field for unchanged. */
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
