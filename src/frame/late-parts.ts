import { whenIdle } from '../browser/idle.ts';

/** Gives parts their address that the first picture of a page does without. */
export const bringParts = (selector: string): void => {
  for (const part of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
    const { href } = part.dataset;
    if (href !== undefined && part.getAttribute('href') !== href) part.setAttribute('href', href);
  }
};

const addLink = (link: Readonly<Record<'rel' | 'href' | 'media', string>>): void => {
  document.head.append(Object.assign(document.createElement('link'), link));
};

/**
 * What the first picture does without: the tab's icon, icons of the icon file, what installs the page,
 * the looks of paper. Icons of what opens by a tap come with the first touch (`late-styles.ts`).
 */
export const startLateParts = (): void => {
  whenIdle(() => {
    bringParts('head [data-href], main [data-href]');
    addLink({ rel: 'manifest', href: '/manifest.webmanifest', media: '' });
    addLink({ rel: 'stylesheet', href: '/print.css', media: 'print' });
  });
};
