/** Links to customer service follow what the settings say (R132); without it, or without its code, to the page of ours. */
export const startService = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-service]')) {
    link.addEventListener('click', async (event) => {
      event.preventDefault();
      const support = await import('./service-link.ts').then(({ supportLink }) => supportLink()).catch(() => null);
      location.assign(support ?? link.href);
    });
  }
};
