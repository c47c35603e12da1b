import { atom, type ReadableAtom } from 'nanostores';
import { clockOffset, restoreOffset, serverNow } from '#lib/http/server-clock.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';
import { showToast } from '#lib/toasts.ts';

export interface CodeState {
  readonly sending: boolean;
  /** A code was sent in this visit. */
  readonly sent: boolean;
  /** Seconds until the next code can be requested; 0 when it can. */
  readonly left: number;
  /** Minutes that the code sent in this visit is valid. */
  readonly minutes?: number;
}

interface CodeWords {
  readonly sending: string;
  readonly sent: string;
  /** Duration of the success toast, ms. */
  readonly sentToastMs: number;
  /** Longest duration of the sending toast, ms; null until finished. */
  readonly sendingToastMs: number | null;
}

export interface CodeStore {
  readonly $code: ReadableAtom<CodeState>;
  /** Sends a code. A second request while one runs or the countdown lasts does nothing. Throws CallError. */
  request(send: () => Promise<{ readonly expiredMinutes?: number | undefined }>, words: CodeWords): Promise<void>;
}

const secondsPerMinute = 60;
const defaultDelaySeconds = 60;

/** Returns the resend delay in seconds: `expiredMinutes` × 60, or 60 if missing or not a number. */
export const resendDelay = (minutes: number | undefined): number =>
  minutes !== undefined && Number.isFinite(minutes) && minutes > 0
    ? Math.round(minutes * secondsPerMinute)
    : defaultDelaySeconds;

/** When the next code of each purpose can be requested, epoch ms, and the offset of the device's clock. */
const stored = storedItem(sessionArea, keys.session.codeUntil, objectWith<Record<string, unknown>>());

const readExpiries = (): Record<string, unknown> => stored.read() ?? {};

/**
 * Creates the store that sends SMS codes for one purpose; the end of the countdown is kept for the session, so that a
 * reload does not shorten it.
 */
export const createSmsCode = (
  purpose: 'login' | 'register' | 'reset' | 'mobile' | 'email' | 'holdMobile' | 'holdEmail',
): CodeStore => {
  const $code = atom<CodeState>({ sending: false, sent: false, left: 0 });
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = (end: number): void => {
    const left = Math.max(0, Math.ceil((end - serverNow()) / 1_000));
    if (left === 0) clearInterval(timer);
    $code.set({ ...$code.get(), left });
  };
  const run = (end: number): void => {
    clearInterval(timer);
    timer = setInterval(() => tick(end), 250);
    tick(end);
  };

  if (!import.meta.env.SSR) {
    const { [purpose]: kept, offset } = readExpiries();
    // Until the first response, the stored offset is the only correction of the device's clock.
    if (typeof offset === 'number') restoreOffset(offset);
    const end = Number(kept);
    if (end > serverNow()) {
      $code.set({ sending: false, sent: true, left: 0 });
      run(end);
    }
  }

  return {
    $code,
    request: async (send, { sending, sent, sentToastMs, sendingToastMs }) => {
      if ($code.get().sending || $code.get().left > 0) return;
      $code.set({ ...$code.get(), sending: true });
      const hide = showToast(sending, { kind: 'busy', time: sendingToastMs });
      try {
        const seconds = resendDelay((await send()).expiredMinutes);
        const minutes = Math.max(1, Math.round(seconds / 60));
        const end = seconds * 1_000 + serverNow();
        stored.write({ ...readExpiries(), [purpose]: end, offset: clockOffset() });
        hide();
        showToast(sent, { kind: 'ok', time: sentToastMs });
        $code.set({ ...$code.get(), sent: true, minutes });
        run(end);
      } finally {
        hide();
        $code.set({ ...$code.get(), sending: false });
      }
    },
  };
};
