import { whenIdle } from '../../browser/idle.ts';
import { $words } from '../../i18n/page-words.ts';
import { showToast } from '../../stores/toasts.ts';

const share = document.querySelector<HTMLElement>('[data-share]');
if (share) {
  share.hidden = !('share' in navigator || 'clipboard' in navigator);
  const copy = async (): Promise<void> => {
    const { t } = $words.get();
    try {
      await navigator.clipboard.writeText(location.href);
      showToast(t.promotions.copied(), { kind: 'ok' });
    } catch {
      showToast(t.promotions.copyFailed(), { kind: 'note' });
    }
  };
  const offer = async (): Promise<void> => {
    try {
      await navigator.share({ title: document.title, url: location.href });
    } catch (error) {
      // Closing the sheet is a choice; one that cannot open leaves the copy.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  };
  share.addEventListener('click', () => void ('share' in navigator ? offer() : copy()));
}

whenIdle(() => void import('./renew-detail.ts'));
