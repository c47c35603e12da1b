import { isLost } from '../../ui/lost-picture.ts';

/** Fetches the page's broken pictures anew. */
export const fetchPicturesAgain = (): void => {
  for (const image of document.images) if (isLost(image)) image.setAttribute('src', image.src);
};
