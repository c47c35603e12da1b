import { dataset } from '#lib/browser/root.ts';

/** Returns whether the browser asks sites to use less data. Only Chromium reports it. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches and compiles the modules of the page without running them, unless the visitor saves data. */
export const preloadModules = (): void => {
  if (savesData()) return;
  for (const file of dataset.modules?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/_astro/${file}`;
    document.head.append(link);
  }
};
