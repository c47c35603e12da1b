import { balance } from '#contract/cashier/wallet.ts';
import { $session } from '#features/account/state/session.ts';
import { $wallet } from '#features/cashier/state/wallet.ts';
import { $settings } from '#features/site/state/settings.ts';
import { loadWords } from '#i18n/page-words.ts';
import { clockTime } from '#lib/dates/day-words.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { lastResponseAt, serverNow } from '#lib/http/server-clock.ts';
import { wait } from '#lib/wait.ts';

/** Longest time before the expiry at which the warning appears, ms; at most half of the session's life. */
const warningMs = 2 * minuteMs;

/** Time until a warning that could not be loaded is shown again, ms. */
const retryDelayMs = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isWarning = false;
/** Device's time of the latest change of the wallet, epoch ms: calls of a game frame extend the session too. */
let playedAt = 0;

/** Warns of the expiry. Closing the warning in any way extends the session. */
const warn = async (leftMs: number): Promise<void> => {
  const [{ confirmOnTop }, { t }] = await Promise.all([import('#ui/open-confirmation.ts'), loadWords()]);
  await confirmOnTop({
    title: t.siteMessages.session_ends_title(),
    text: t.siteMessages.session_ends_text({ at: clockTime(serverNow() + leftMs) }),
    confirm: t.siteMessages.session_stay(),
  });
  await ignoreCallErrors(api(balance));
};

const check = (): void => {
  clearTimeout(timer);
  const lifeMs = ($settings.get().consolidated?.sessionMinutes ?? 0) * minuteMs;
  if (!$session.get() || lifeMs === 0 || isWarning || document.hidden) return;
  const leftMs = Math.max(lastResponseAt(), playedAt) + lifeMs - Date.now();
  const untilWarningMs = leftMs - Math.min(warningMs, lifeMs / 2);
  if (untilWarningMs > 0) timer = setTimeout(check, untilWarningMs);
  else if (leftMs > 0) {
    isWarning = true;
    // Without a network its dialog cannot be loaded.
    void warn(leftMs)
      .catch(() => wait(retryDelayMs))
      .finally(() => {
        isWarning = false;
        check();
      });
  }
};

/** Warns a member before the unused session expires. A page in the background warns once it is visible. */
export const warnBeforeExpiry = (): void => {
  $session.listen(check);
  $settings.listen(check);
  $wallet.listen(() => {
    playedAt = Date.now();
  });
  document.addEventListener('visibilitychange', check);
  check();
};
