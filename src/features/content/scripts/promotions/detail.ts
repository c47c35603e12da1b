import { loadWords } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { whenIdle } from '#lib/browser/idle.ts';
import { showToast, type Toast } from '#lib/toasts.ts';
import { renewDetail } from './renew-detail.ts';

/** Shows a toast once the texts are loaded. */
const showLoadedToast = async (kind: Toast['kind'], pick: (t: Words) => string): Promise<void> => {
  const { t } = await loadWords();
  showToast(pick(t), { kind });
};

/** Shares the address of the page by the browser’s sheet, or copies it. */
const startSharing = (share: HTMLElement): void => {
  share.hidden = !('share' in navigator || 'clipboard' in navigator);
  const copy = async (): Promise<void> => {
    if (await copyText(location.href)) await showLoadedToast('ok', (t) => t.contentPromotions.copied());
    else await showLoadedToast('note', (t) => t.contentPromotions.copyFailed());
  };
  const offer = async (): Promise<void> => {
    try {
      await navigator.share({ title: document.title, url: location.href });
    } catch (error) {
      // Closing the share sheet is a choice; if it cannot open, the link is copied.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  };
  share.addEventListener('click', () => void ('share' in navigator ? offer() : copy()));
};

/** Starts the page of a promotion, which may have changed since the build. */
export const startPromotion = (): void => {
  const share = document.querySelector<HTMLElement>('[data-share]');
  if (share) startSharing(share);
  whenIdle(renewDetail);
};
