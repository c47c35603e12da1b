const addLink = (link: Readonly<Record<'rel' | 'href' | 'media', string>>): void => {
  document.head.append(Object.assign(document.createElement('link'), link));
};

/** What the first picture of a page does without: the tab's icon, icons of the icon file, what installs it, the looks of paper. */
export const bringLateParts = (): void => {
  for (const part of document.querySelectorAll<HTMLElement | SVGElement>('[data-href]')) {
    part.setAttribute('href', part.dataset.href ?? '');
  }
  addLink({ rel: 'manifest', href: '/manifest.webmanifest', media: '' });
  addLink({ rel: 'stylesheet', href: '/print.css', media: 'print' });
};
