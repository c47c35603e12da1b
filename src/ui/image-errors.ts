/** Longer than a page takes to go, ms. */
const going = 200;

const isLost = ({ complete, naturalWidth, src }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && src !== '';

/**
 * Does `work` when a picture cannot be had. WebKit tells the same of a picture that was on its way when its page was
 * left; a page that was kept for the way back fetches it anew, and nothing is lost.
 */
export const onImageError = (image: HTMLImageElement, work: () => void): void => {
  setTimeout(() => {
    if (isLost(image)) work();
  }, going);
};

/** Fetches the page's broken pictures anew. */
export const reloadBrokenImages = (): void => {
  for (const image of document.images) if (isLost(image)) image.setAttribute('src', image.src);
};
