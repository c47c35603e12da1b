import { registerHooks } from 'node:module';

// Playwright tells Firefox its colour scheme by a command that Debian's release does not know yet; without an answer
// no page opens. Loaded before Playwright, it lets that command fail in peace.
const command =
  /(await this\._(?:session|browser\._browserSession)\.send\("emulation\.setMediaFeaturesOverride", \{[\s\S]*?\}\))/g;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js') || !loaded.source) return loaded;
    return { ...loaded, source: String(loaded.source).replace(command, '$1.catch(() => undefined)') };
  },
});
