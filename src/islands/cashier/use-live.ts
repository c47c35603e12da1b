import { useCallback, useEffect, useRef, useState } from 'react';
import { CallAborted, codeOf } from '../../api/errors.ts';
import { onReturn } from '../../browser/on-return.ts';
import { wireLanguage } from '../../i18n/locale.ts';
import { $locale } from '../../i18n/page-locale.ts';

const pace = 3_000;

interface Live<T> {
  readonly value: T | null;
  /** Why the last call failed; what is known stands nevertheless. */
  readonly code: string | null;
  readonly reload: () => void;
  readonly replace: (value: T) => void;
}

/**
 * Follows an order while it moves: asks every three seconds as long as somebody looks and `ended` says no. Whoever shows
 * one order after another gives each a key.
 */
export const useLive = <T>(load: (language: 'EN' | 'TY') => Promise<T>, ended: (value: T) => boolean): Live<T> => {
  const [value, setValue] = useState<T | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const loader = useRef(load);
  loader.current = load;
  const asked = useRef(0);
  const shown = useRef(0);
  const reload = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    try {
      const next = await loader.current(wireLanguage($locale.get()));
      // A slow answer says nothing once a later one stands, or the order was changed here.
      if (mine < shown.current) return;
      shown.current = mine;
      setValue(next);
      setCode(null);
    } catch (error) {
      if (!(error instanceof CallAborted) && mine > shown.current) setCode(codeOf(error));
    }
  }, []);
  const replace = useCallback((next: T): void => {
    asked.current += 1;
    shown.current = asked.current;
    setValue(next);
  }, []);

  useEffect(() => $locale.subscribe(() => void reload()), [reload]);
  const over = value !== null && ended(value);
  const lost = value === null && code !== null;
  useEffect(() => {
    if (over || lost) return undefined;
    const look = (): void => {
      if (!document.hidden) void reload();
    };
    const timer = setInterval(look, pace);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    const stop = onReturn(look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
      stop();
    };
  }, [reload, over, lost]);
  return { value, code, reload: () => void reload(), replace };
};
