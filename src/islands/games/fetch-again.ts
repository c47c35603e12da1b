import { isLost } from '../../ui/lost-picture.ts';

/** By then a page that is back has heard of what leaving it ended, ms; a lost picture is not given up yet. */
const heard = 100;

const fetchLost = (): void => {
  for (const image of document.images) if (isLost(image)) image.setAttribute('src', image.src);
};

/** Fetches the broken pictures of a page that is back anew, also those that it hears of only now. */
export const fetchPicturesAgain = (): void => {
  fetchLost();
  setTimeout(fetchLost, heard);
};
