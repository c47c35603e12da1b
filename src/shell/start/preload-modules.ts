import { dataset } from '#lib/browser/root.ts';

/** Fetches and compiles the modules of the page without running them. */
export const preloadModules = (): void => {
  for (const file of dataset.modules?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/_astro/${file}`;
    document.head.append(link);
  }
};
