// Client directive of all islands: `client:page` hydrates an island immediately for members, after the first paint for
// guests, and with the first interaction if the document is complete (`data-defer`).
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:page'?: boolean;
  }
}

const hydrateWithPage: ClientDirective = (load, _options, island) => {
  const hydrate = async (): Promise<void> => {
    const run = await load();
    await run();
  };
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    pageStart.onLoadFailure(hydrate, island.getAttribute('component-url') as string);
  });
  const { defer, auth, started } = document.documentElement.dataset;
  if (defer !== undefined) addEventListener('page:hydrate', () => void hydrate(), { once: true });
  else if (auth === 'in' || started !== undefined) void hydrate();
  else addEventListener('page:start', () => void hydrate(), { once: true });
};

// Where Astro's inline script registers it, which the build removes.
Object.assign(globalThis, { Astro: { page: hydrateWithPage } });

export default hydrateWithPage;
