import { isStandalone } from '#lib/browser/device.ts';

/** Chromium's install prompt event; other browsers get written instructions. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const button = document.querySelector<HTMLElement>('[data-install]');
const done = document.querySelector<HTMLElement>('[data-installed]');
let offer: InstallOffer | null = null;

const showDone = (): void => {
  if (button) button.hidden = true;
  if (done) done.hidden = false;
};

/** Offers the browser’s installation and marks the instructions named in the address. */
export const startInstall = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    if (button) button.hidden = false;
  });
  addEventListener('appinstalled', showDone);
  button?.addEventListener('click', async () => {
    const choice = await offer?.prompt();
    if (choice?.outcome === 'accepted') showDone();
  });
  if (isStandalone()) showDone();

  const way = new URLSearchParams(location.search).get('for');
  const section = way && /^(android|ios|profile)$/.test(way) ? document.getElementById(way) : null;
  if (section) {
    section.dataset.selected = '';
    section.scrollIntoView({ block: 'center' });
  }
};
