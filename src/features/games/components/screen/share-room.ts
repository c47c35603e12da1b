import { $words } from '#i18n/page-words.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { showToast } from '#lib/toasts.ts';

/** Shares the address of this game with another room, by the system's dialog if there is one, else by copying it. */
export const shareRoom = async (room: string): Promise<void> => {
  const url = new URL(location.href);
  url.searchParams.set('gameId', room);
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url: url.href });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const { gamesScreen: w } = $words.get().t;
  showToast((await copyText(url.href)) ? w.linkCopied() : w.linkFailed({ url: url.href }));
};
