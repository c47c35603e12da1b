import { whenIdle } from '../../browser/idle.ts';
import { $words } from '../../i18n/page-words.ts';
import { showToast } from '../../stores/toasts.ts';

const share = document.querySelector<HTMLElement>('[data-share]');
if (share) {
  share.hidden = !('share' in navigator || 'clipboard' in navigator);
  share.addEventListener('click', () => {
    const url = location.href;
    if ('share' in navigator) void navigator.share({ title: document.title, url }).catch(() => undefined);
    else
      void (navigator as Navigator).clipboard.writeText(url).then(
        () => showToast($words.get().t.promotions.copied(), { kind: 'ok' }),
        () => showToast($words.get().t.promotions.copyFailed(), { kind: 'note' }),
      );
  });
}

whenIdle(() => void import('./renew-detail.ts'));
