import { reloadBrokenImages } from '../../ui/image-errors.ts';

/** Asks again for pictures and icons that the network did not let through. */
export const retryImages = (): void => {
  reloadBrokenImages();
  for (const use of document.querySelectorAll('use[href^="/"]')) {
    const href = use.getAttribute('href') ?? '';
    // No property reports whether the file was loaded, only that nothing is drawn.
    if (use.getBoundingClientRect().width > 0) continue;
    use.removeAttribute('href');
    use.setAttribute('href', href);
  }
};
