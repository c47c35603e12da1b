/** Distance to the viewport beyond which a block is hidden, px. */
const marginPx = 1000;

const show = (block: HTMLElement): void => {
  block.removeAttribute('hidden');
  block.style.height = '';
};

const hide = (block: HTMLElement, height: number): void => {
  block.style.height = `${height}px`;
  block.setAttribute('hidden', 'until-found');
};

const showAll = (): void => {
  for (const block of document.querySelectorAll<HTMLElement>('[hidden="until-found"]')) show(block);
};

let observer: IntersectionObserver | undefined;

const watch = (): IntersectionObserver => {
  if (observer) return observer;
  addEventListener('beforematch', ({ target }) => show(target as HTMLElement));
  addEventListener('beforeprint', showAll);
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const block = target as HTMLElement;
        if (isIntersecting) show(block);
        else if (!block.contains(document.activeElement)) hide(block, boundingClientRect.height);
      }
    },
    { rootMargin: `${marginPx}px` },
  );
  return observer;
};

/**
 * Hides a block of a long list while it is far from the viewport. Its height, and find in page, stay. A dialog makes
 * browsers resolve the styles of all elements behind it except hidden ones. Browsers without `until-found` show all
 * blocks. Screen readers do not see a hidden block until the page is scrolled near it: leave headings out. Use as a ref.
 */
export const hideWhileFar = (block: HTMLElement | null): (() => void) | undefined => {
  if (!block || !('onbeforematch' in block)) return undefined;
  watch().observe(block);
  return () => observer?.unobserve(block);
};
