import { useEffect, useRef } from 'react';
import { isBackForwardNavigation } from '../../lib/browser/is-back-forward-navigation.ts';
import { keys } from '../../lib/storage/keys.ts';
import { sessionArea } from '../../lib/storage/storage.ts';

interface Kept {
  readonly address: string;
  readonly top: number;
}

const here = (): string => location.pathname + location.search;

const isKept = (item: unknown): item is Kept =>
  typeof item === 'object' && item !== null && 'address' in item && 'top' in item;

/** Restores the scroll position after back navigation, once the list is rendered (X13). */
export const useScrollRestoration = (ready: boolean): void => {
  const done = useRef(false);
  useEffect(() => {
    const leave = (): void =>
      void sessionArea.write(keys.session.scroll, JSON.stringify({ address: here(), top: scrollY }));
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const item = isBackForwardNavigation() ? sessionArea.readJson(keys.session.scroll) : null;
    if (!isKept(item) || item.address !== here()) return;
    const frame = requestAnimationFrame(() => scrollTo(0, item.top));
    return () => cancelAnimationFrame(frame);
  }, [ready]);
};
