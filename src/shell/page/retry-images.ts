import { reloadBrokenImages } from '#ui/image-errors.ts';

/** Reloads pictures and icons that failed to load. */
export const retryImages = (): void => {
  reloadBrokenImages();
  for (const use of document.querySelectorAll('use[href^="/"]')) {
    const href = use.getAttribute('href') ?? '';
    // No property reports whether the file was loaded; a failed one has no size.
    if (use.getBoundingClientRect().width > 0) continue;
    use.removeAttribute('href');
    use.setAttribute('href', href);
  }
};
