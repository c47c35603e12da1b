import { useCallback, useEffect, useRef, useState } from 'react';
import { CallAborted, codeOf, detailsOf } from '../../../api/errors.ts';
import { launchGame } from '../../../api/games/games.ts';
import { backendBase } from '../../../browser/backend.ts';
import type { LimitRefusal } from '../../../contract/types.ts';
import { wireLanguage } from '../../../i18n/locale.ts';
import { $words } from '../../../i18n/page-words.ts';
import { gameAddress, readOrder } from './order.ts';

/** Why there is no game on the screen. */
export type Stop = 'failed' | 'offline' | 'unknown' | 'closed' | 'expired' | 'denied' | 'broken' | 'limit';

export type Stage =
  | { readonly is: 'starting' }
  | { readonly is: 'open'; readonly address: string }
  | { readonly is: 'stopped'; readonly why: Stop; readonly limit?: LimitRefusal | undefined };

const stops: Readonly<Record<string, Stop>> = {
  'resource.unknown': 'unknown',
  'request.invalid': 'unknown',
  'game.unavailable': 'closed',
  'session.expired': 'expired',
  'session.required': 'expired',
  'permission.denied': 'denied',
  'network.offline': 'offline',
  'safety.limit': 'limit',
  'ticket.used': 'broken',
};

/** What a failure's code means on this page. */
export const stopOf = (code: string): Stop => stops[code] ?? 'failed';

/** A page made ready ahead of time opens no game before it is seen. */
const seen = (): Promise<unknown> =>
  'prerendering' in document && document.prerendering
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    : Promise.resolve();

const start = async (): Promise<Stage> => {
  await seen();
  const order = readOrder(location.search);
  if (!order) return { is: 'stopped', why: 'unknown' };
  try {
    const { gameUrl } = await launchGame(order);
    const address = gameAddress(gameUrl, backendBase(), wireLanguage($words.get().locale));
    return address ? { is: 'open', address } : { is: 'stopped', why: 'failed' };
  } catch (error) {
    // The page left and came back.
    if (error instanceof CallAborted) return start();
    return { is: 'stopped', why: stopOf(codeOf(error)), limit: detailsOf(error, 'safety.limit') ?? undefined };
  }
};

/** Launches the game that the address names (R253); `again` launches it anew, `stop` ends it with a reason. */
export const useLaunch = () => {
  const [stage, setStage] = useState<Stage>({ is: 'starting' });
  const attempt = useRef(0);
  const again = useCallback((): void => {
    attempt.current += 1;
    const mine = attempt.current;
    setStage({ is: 'starting' });
    // Each attempt is a launch of its own; only the last one counts.
    void start().then((next) => {
      if (attempt.current === mine) setStage(next);
    });
  }, []);
  useEffect(() => {
    again();
    return () => {
      attempt.current += 1;
    };
  }, [again]);
  const stop = useCallback((why: Stop, limit?: LimitRefusal) => setStage({ is: 'stopped', why, limit }), []);
  return { stage, again, stop };
};
