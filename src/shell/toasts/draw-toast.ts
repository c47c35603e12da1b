import { hideToast, type Toast } from '#lib/toasts.ts';
import { createElement, createIcon } from '#ui/create-element.ts';
import { lazyStyles } from '#ui/styles/adopt.ts';
import css from './toast.css?inline';

const applyStyles = lazyStyles(css);

const icons = { ok: 'ok', note: 'note', bad: 'bad', busy: 'spinner' } as const;
let timer = 0;

/** Raises the region above menus and dialogs, which are in the top layer. */
const raise = (region: HTMLElement): void => {
  region.popover = 'manual';
  region.togglePopover?.(false);
  region.togglePopover?.(true);
};

/** Shows a toast in the live region and hides it after its time; hides the current one for null. */
export const drawToast = (region: HTMLElement, toast: Toast | null): void => {
  clearTimeout(timer);
  if (!toast) {
    region.replaceChildren();
    return;
  }
  applyStyles();
  const { kind, text } = toast;
  region.replaceChildren(
    createElement('div', { class: `toast toast--${kind}` }, createIcon(icons[kind]), createElement('span', {}, text)),
  );
  raise(region);
  if (toast.time !== null) timer = window.setTimeout(hideToast, toast.time);
};
