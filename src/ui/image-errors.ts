/** Delay before a failed picture is checked, ms: longer than leaving a page takes. */
const checkDelayMs = 200;

const isLost = ({ complete, naturalWidth, src }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && src !== '';

/**
 * Runs `work` when a picture cannot be loaded. WebKit also fires the error for a picture that was loading when its page
 * was left; a page restored from the back/forward cache reloads it instead.
 */
export const onImageError = (image: HTMLImageElement, work: () => void): void => {
  setTimeout(() => {
    if (isLost(image)) work();
  }, checkDelayMs);
};

/** Reloads the page's broken pictures. */
export const reloadBrokenImages = (): void => {
  for (const image of document.images) if (isLost(image)) image.setAttribute('src', image.src);
};
