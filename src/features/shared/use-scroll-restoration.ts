import { useEffect, useRef } from 'react';
import { isBackForwardNavigation } from '#lib/browser/is-back-forward-navigation.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';

interface ScrollPosition {
  readonly address: string;
  readonly top: number;
}

const stored = storedItem(sessionArea, keys.session.scroll, objectWith<ScrollPosition>('address', 'top'));

const here = (): string => location.pathname + location.search;

/** Restores the scroll position after back navigation, once the list is rendered. */
export const useScrollRestoration = (ready: boolean): void => {
  const done = useRef(false);
  useEffect(() => {
    const leave = (): void => void stored.write({ address: here(), top: scrollY });
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const item = isBackForwardNavigation() ? stored.read() : null;
    if (item?.address !== here()) return;
    const frame = requestAnimationFrame(() => scrollTo(0, item.top));
    return () => cancelAnimationFrame(frame);
  }, [ready]);
};
