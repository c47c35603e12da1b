import { iconHref } from './styles/icon-address.ts';
import type { IconName } from './styles/icons.ts';

type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

const setAttributes = (element: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== null && value !== undefined)
      element.setAttribute(name, value === true ? '' : `${value}`);
  }
};

/**
 * Creates an element without React. Attributes that are null, undefined or false and children that are null are
 * omitted.
 */
export const createElement = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[K] => {
  const created = document.createElement(name);
  setAttributes(created, attributes);
  created.append(...children.filter((child) => child !== null));
  return created;
};

const svg = (name: string, attributes: Attributes, ...children: readonly Node[]): SVGElement => {
  const created = document.createElementNS('http://www.w3.org/2000/svg', name);
  setAttributes(created, attributes);
  created.append(...children);
  return created;
};

/**
 * Creates a decorative icon, from the document's sprite if it contains it, else from the icon file; the text beside it
 * must name it.
 */
export const createIcon = (name: IconName): SVGElement => {
  return svg('svg', { class: 'ic', 'aria-hidden': 'true' }, svg('use', { href: iconHref(name) }));
};
