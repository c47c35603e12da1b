import { dataset, root } from '../../lib/browser/root.ts';
import { readItem, readJson } from '../../lib/storage/raw-items.ts';

/** Applies screen size and display preferences before the first paint (X13); for the head script. */
export const applyFirstDisplay = (): void => {
  // Phones in portrait load the styles of wide screens after the first interaction.
  const wide = root.querySelector('link') as HTMLLinkElement;
  if (matchMedia(wide.media).matches) wide.href = wide.dataset.href as string;

  const preferences = readJson('local', 'COMFORT') || {};
  if (preferences.look) root.style.cssText = preferences.look;
  const reducedMotion = preferences.still || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (reducedMotion) dataset.still = '';

  // No transition after a back swipe, which has its own animation, or with reduced motion. A new document may appear
  // long after its navigation started; one that is older than the swipe (restored, prerendered) appears at once.
  addEventListener(
    'pagereveal',
    ({ viewTransition }: Event & { viewTransition?: { skipTransition(): void } | null }) => {
      const swipedAt = Number(readItem('session', 'BACK_SWIPE'));
      const { timeOrigin } = performance;
      if (reducedMotion || (timeOrigin > swipedAt ? timeOrigin : Date.now()) - swipedAt < 1000)
        viewTransition?.skipTransition();
    },
  );
  // An interrupted transition rejects a promise that no code awaits.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
  });
};
