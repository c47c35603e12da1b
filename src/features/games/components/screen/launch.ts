import { atom } from 'nanostores';
import { addRecent, launchGame } from '#contract/games/games.ts';
import type { Body, LimitRefusal } from '#contract/types.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { backendBase } from '#lib/browser/backend.ts';
import { untilOpened } from '#lib/browser/until-opened.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, codeOf, detailsOf, ignoreCallErrors } from '#lib/http/errors.ts';
import { gameDocumentUrl, readLaunchRequest } from './launch-request.ts';

/** Reason why no game is shown. */
export type LaunchStop =
  | 'failed'
  | 'offline'
  | 'unknown'
  | 'closed'
  | 'expired'
  | 'denied'
  | 'broken'
  | 'limit'
  | 'review';

export type Stage =
  | { readonly is: 'starting' }
  | { readonly is: 'open'; readonly address: string }
  | { readonly is: 'stopped'; readonly reason: LaunchStop; readonly limit?: LimitRefusal | undefined };

/** Time to wait for the first message of the frame. */
const frameTimeoutMs = 20_000;

const stops: Readonly<Record<string, LaunchStop>> = {
  'resource.unknown': 'unknown',
  'request.invalid': 'unknown',
  'game.unavailable': 'closed',
  'session.expired': 'expired',
  'session.required': 'expired',
  'permission.denied': 'denied',
  'network.offline': 'offline',
  'safety.limit': 'limit',
  'safety.review': 'review',
  'ticket.used': 'broken',
};

/** Maps an error code to the reason shown on this page. */
export const stopReasonOf = (code: string): LaunchStop => stops[code] ?? 'failed';

/** Adds a launched game to the recents; the game opens whether or not that succeeds. */
const recordRecent = ({ nodeId, vendor }: Body<'launchGame'>): void => {
  if (nodeId !== null) void ignoreCallErrors(api(addRecent, { query: { nodeId, vendor } }));
};

const start = async (): Promise<Stage> => {
  await untilOpened();
  const request = readLaunchRequest(location.search);
  if (!request) return { is: 'stopped', reason: 'unknown' };
  try {
    const { gameUrl } = await api(launchGame, { body: request });
    recordRecent(request);
    const address = gameDocumentUrl(gameUrl, backendBase(), wireLanguage($locale.get()));
    return address ? { is: 'open', address } : { is: 'stopped', reason: 'failed' };
  } catch (error) {
    // Restored from the back/forward cache.
    if (error instanceof CallAborted) return start();
    return { is: 'stopped', reason: stopReasonOf(codeOf(error)), limit: detailsOf(error, 'safety.limit') ?? undefined };
  }
};

/**
 * Creates the launch of the game in the URL: `again` launches it again, `ready` marks the frame as playing,
 * `stop` ends it with a reason.
 */
export const createLaunch = () => {
  const $stage = atom<Stage>({ is: 'starting' });
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ready = (): void => clearTimeout(timer);
  const stop = (reason: LaunchStop, limit?: LimitRefusal): void => {
    ready();
    $stage.set({ is: 'stopped', reason, limit });
  };
  const again = (): void => {
    attempt += 1;
    const ownAttempt = attempt;
    ready();
    $stage.set({ is: 'starting' });
    // Ignores responses of earlier attempts.
    void start().then((next) => {
      if (attempt !== ownAttempt) return;
      $stage.set(next);
      if (next.is === 'open') timer = setTimeout(() => stop('failed'), frameTimeoutMs);
    });
  };
  const begin = (): (() => void) => {
    again();
    return () => {
      attempt += 1;
      ready();
    };
  };
  return { $stage, begin, again, ready, stop };
};
