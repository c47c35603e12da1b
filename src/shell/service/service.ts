/**
 * Makes customer service links follow the settings; if those or this script cannot be loaded, the links lead to
 * the site's own service page.
 */
export const startService = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-service]')) {
    link.addEventListener('click', async (event) => {
      event.preventDefault();
      const support = await import('./service-link.ts').then(({ supportLink }) => supportLink()).catch(() => null);
      location.assign(support ?? link.href);
    });
  }
};
