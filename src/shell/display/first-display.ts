import { dataset, root } from '#lib/browser/root.ts';
import { readItem, readJson } from '#lib/storage/raw-items.ts';

/** Applies screen size and display preferences before the first paint; for the head script. */
export const applyFirstDisplay = (): void => {
  // Phones in portrait load the styles of wide screens after the first interaction.
  const wide = root.querySelector('link') as HTMLLinkElement;
  if (matchMedia(wide.media).matches) wide.href = wide.dataset.href as string;

  const preferences = readJson('local', 'DISPLAY') || {};
  if (preferences.look) root.style.cssText = preferences.look;
  const reducedMotion = preferences.still || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (reducedMotion) dataset.still = '';

  // No transition with reduced motion, or after a back swipe, which has its own animation: the navigation starts or the
  // page appears within a second of it. A slow page appears later, and one that is restored or prerendered is older.
  addEventListener(
    'pagereveal',
    ({ viewTransition }: Event & { viewTransition?: { skipTransition(): void } | null }) => {
      const swipedAt = Number(readItem('session', 'BACK_SWIPE'));
      const isSwiped = [performance.timeOrigin, Date.now()].some((at) => Math.abs(at - swipedAt) < 1000);
      if (reducedMotion || isSwiped) viewTransition?.skipTransition();
    },
  );
  // An interrupted transition rejects a promise that no code awaits.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
  });
};
