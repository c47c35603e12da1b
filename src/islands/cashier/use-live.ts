import { useCallback, useEffect, useState } from 'react';
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

/** Follows an order while it moves: asks every three seconds as long as somebody looks and `ended` says no. */
export const useLive = <T>(
  load: (language: 'EN' | 'TY') => Promise<T>,
  ended: (value: T) => boolean,
  id: string,
): Live<T> => {
  const [value, setValue] = useState<T | null>(null);
  const [code, setCode] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is named by its id alone.
  const reload = useCallback(async (): Promise<void> => {
    try {
      setValue(await load(wireLanguage($locale.get())));
      setCode(null);
    } catch (error) {
      if (!(error instanceof CallAborted)) setCode(codeOf(error));
    }
  }, [id]);

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
  return { value, code, reload: () => void reload(), replace: setValue };
};
