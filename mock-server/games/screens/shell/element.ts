import { renderInLanguage } from './language.ts';

interface Options {
  readonly class?: string;
  /** Like `label`, a function is evaluated again when the language changes. */
  readonly text?: string | (() => string);
  readonly label?: string | (() => string);
  readonly attributes?: Readonly<Record<string, string>>;
  readonly on?: Readonly<Record<string, (event: Event) => void>>;
}

/** Creates an element with its children. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { class: name, text, label, attributes = {}, on = {} }: Options = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const created = document.createElement(tag);
  if (name) created.className = name;
  if (tag === 'button') {
    created.setAttribute('type', 'button');
    created.addEventListener('click', (event) => {
      if (created.getAttribute('aria-disabled') === 'true') event.stopImmediatePropagation();
    });
  }
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  for (const [event, listener] of Object.entries(on)) created.addEventListener(event, listener);
  if (typeof text === 'string') created.textContent = text;
  else if (text)
    renderInLanguage(() => {
      created.textContent = text();
    });
  if (typeof label === 'string') created.setAttribute('aria-label', label);
  else if (label) renderInLanguage(() => created.setAttribute('aria-label', label()));
  created.append(...children);
  return created;
};

/** Disables a button that may keep the focus, which browsers remove with `disabled`; presses do nothing. */
export const setDisabled = (button: HTMLButtonElement, disabled: boolean): void => {
  if (disabled) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
};

/** Sets the text of an element if it differs: screen readers repeat a live region even for an equal text. */
export const setText = (target: Element, text: string): void => {
  if (target.textContent !== text) target.textContent = text;
};

/** Creates a decorative picture without alternative text; adjacent text has to carry the meaning. */
export const picture = (source: string, name = ''): HTMLImageElement =>
  element('img', { class: name, attributes: { src: source, alt: '', draggable: 'false' } });

const svgNames = 'http://www.w3.org/2000/svg';

/** Path of the cross on buttons that close or remove. */
export const crossPath = 'M6 6l12 12M18 6L6 18';

/** Creates a decorative drawing from paths; those without a fill get it from CSS. */
export const drawing = (
  viewBox: string,
  shapes: readonly (readonly [path: string, fill?: string])[],
): SVGSVGElement => {
  const svg = document.createElementNS(svgNames, 'svg');
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('aria-hidden', 'true');
  for (const [path, fill] of shapes) {
    const shape = document.createElementNS(svgNames, 'path');
    shape.setAttribute('d', path);
    if (fill) shape.setAttribute('fill', fill);
    svg.append(shape);
  }
  return svg;
};

/** Creates an icon from one path on a grid of 24. */
export const sign = (path: string): SVGSVGElement => drawing('0 0 24 24', [[path]]);
