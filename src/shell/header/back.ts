import { canGoBack } from '#lib/browser/can-go-back.ts';
import { hrefOf } from '#paths.ts';
import { watchBackSwipes } from './watch-back-swipes.ts';

/**
 * Goes one step back, or home if the page requires it or there is no history; a launch names its own target.
 */
const goBack = (event: Event): void => {
  event.preventDefault();
  const { back } = document.documentElement.dataset;
  if (back?.startsWith('/m/')) location.assign(back);
  else if (back === 'home' || !canGoBack()) location.assign(hrefOf('home'));
  else history.back();
};

export const startBack = (): void => {
  for (const link of document.querySelectorAll('[data-back]:not(html)')) link.addEventListener('click', goBack);
  watchBackSwipes();
};
