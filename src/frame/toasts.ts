import { $session } from '../stores/session.ts';
import { $toast, hideToast } from '../stores/toasts.ts';
import { iconFile } from '../styles/icons.ts';

const icons = { ok: 'ok', note: 'note', bad: 'bad', busy: 'spinner' } as const;
const svg = 'http://www.w3.org/2000/svg';

const drawIcon = (name: string): SVGElement => {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('class', 'ic');
  icon.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `${iconFile}#i-${name}`);
  icon.append(use);
  return icon;
};

/** Draws toasts in the one live region and takes them away in time (R213). */
export const startToasts = (): void => {
  const region = document.querySelector('[data-toasts]');
  if (!region) return;
  let timer = 0;
  $toast.subscribe((toast) => {
    clearTimeout(timer);
    if (!toast) {
      region.replaceChildren();
      return;
    }
    const box = document.createElement('div');
    box.className = `toast toast--${toast.kind}`;
    const text = document.createElement('span');
    text.textContent = toast.text;
    box.append(drawIcon(icons[toast.kind]), text);
    region.replaceChildren(box);
    if (toast.time !== null) timer = window.setTimeout(hideToast, toast.time);
  });
  $session.listen((session, before) => {
    if (session && !before) hideToast();
  });
};
