import { useCallback, useEffect, useRef, useState } from 'react';
import { checkUsername } from '#contract/agent/team.ts';
import { api } from '#lib/http/client.ts';

export type NameState = 'unknown' | 'checking' | 'free' | 'taken';

const typingDelayMs = 400;

/** Checks while typing whether a username is available. */
export const useUsernameCheck = () => {
  const [state, setState] = useState<NameState>('unknown');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  const stop = useCallback((): void => {
    clearTimeout(timer.current);
    running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);
  const check = (name: string): void => {
    stop();
    if (name.length < 3) {
      setState('unknown');
      return;
    }
    setState('checking');
    timer.current = setTimeout(() => {
      const mine = new AbortController();
      running.current = mine;
      api(checkUsername, { query: { username: name }, signal: mine.signal }).then(
        ({ available }) => {
          if (!mine.signal.aborted) setState(available ? 'free' : 'taken');
        },
        () => {
          if (!mine.signal.aborted) setState('unknown');
        },
      );
    }, typingDelayMs);
  };
  /** Discards the result of the check and stops a running one, because the account is about to be created. */
  const forget = (): void => {
    stop();
    setState('unknown');
  };
  return { state, check, forget };
};
