import { whenIdle } from '../../browser/idle.ts';

/** Gives parts their address that the first picture of a page does without. */
export const bringParts = (selector: string): void => {
  for (const part of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
    const { href } = part.dataset;
    if (href !== undefined && part.getAttribute('href') !== href) part.setAttribute('href', href);
  }
};

/**
 * What the first picture does without: the tab's icon, icons of the icon file, the looks of paper, what installs the
 * page. Icons of what opens by a tap come with the first touch (`late-styles.ts`).
 */
export const startLateParts = (): void => {
  whenIdle(() => {
    bringParts('head [data-href], main [data-href]');
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
    );
  });
};
