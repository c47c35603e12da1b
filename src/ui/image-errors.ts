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

/** Hides decorative pictures that cannot be loaded, which browsers show as a framed icon, until they load. */
export const hideBrokenImages = (): void => {
  const update = (image: EventTarget | null): void => {
    if (image instanceof HTMLImageElement && image.alt === '') image.style.visibility = isLost(image) ? 'hidden' : '';
  };
  for (const type of ['error', 'load']) document.addEventListener(type, ({ target }) => update(target), true);
  for (const image of document.images) if (isLost(image)) update(image);
};

/** Reloads the page's broken pictures. */
export const reloadBrokenImages = (): void => {
  for (const image of document.images) if (isLost(image)) image.setAttribute('src', image.src);
};
