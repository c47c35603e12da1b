import { sideLinks } from '#features/service/model/side-links.ts';
import { $settings } from '#features/site/state/settings.ts';
import { $words } from '#i18n/page-words.ts';
import { createElement, createIcon } from '#ui/create-element.ts';
import type { Commit } from './batch-commit.ts';

/** Time without scrolling after which the tab reappears, ms. */
const scrollIdleMs = 300;

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Creates the tab at the page's edge that opens chat and social links. Hidden while scrolling. */
export const sideService = (): Commit => {
  const tab = createElement('button', { type: 'button', class: 'service__tab', 'aria-expanded': 'false' });
  tab.append(createElement('span', {}, createIcon('service')));
  const list = createElement('ul', { class: 'service__list', id: 'side-service' });
  const box = createElement('div', { class: 'service' }, tab);
  const isOpen = (): boolean => list.isConnected;
  const links = () => {
    const { consolidated } = $settings.get();
    return consolidated ? sideLinks(consolidated) : [];
  };
  // Created on first opening, because their icons would load the icon file.
  const fill = (): void => {
    const { t } = $words.get();
    list.replaceChildren(
      ...links().map((link) => {
        const label = link.label ?? t.siteWidgets.liveChat();
        const attributes = { href: link.href, ...(link.outside ? outside : {}) };
        return createElement('li', {}, createElement('a', attributes, createIcon(link.icon), label));
      }),
    );
  };
  const open = (on: boolean): void => {
    tab.setAttribute('aria-expanded', `${on}`);
    if (on) {
      fill();
      tab.setAttribute('aria-controls', list.id);
      tab.before(list);
    } else {
      tab.removeAttribute('aria-controls');
      list.remove();
    }
  };
  const draw = (): void => {
    tab.setAttribute('aria-label', $words.get().t.siteWidgets.service());
    box.hidden = links().length === 0;
    if (isOpen()) fill();
  };
  const leave = ({ target }: Event): void => {
    if (isOpen() && !box.contains(target as Node)) open(false);
  };
  tab.addEventListener('click', () => open(!isOpen()));
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    open(false);
    tab.focus();
  });
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  let timer = 0;
  addEventListener(
    'scroll',
    () => {
      if (!isOpen()) box.dataset.away = 'true';
      clearTimeout(timer);
      timer = window.setTimeout(() => delete box.dataset.away, scrollIdleMs);
    },
    { passive: true },
  );
  $settings.listen(draw);
  $words.subscribe(draw);
  const part = createElement('aside', {}, box);
  return () => document.querySelector('main')?.append(part);
};
