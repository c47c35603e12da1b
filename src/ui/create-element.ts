import { type IconName, iconAddress } from './styles/icons.ts';

type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

const put = (element: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== null && value !== undefined)
      element.setAttribute(name, value === true ? '' : `${value}`);
  }
};

/** An element for parts that need no React: attributes that are null, undefined or false stay away, children that are null too. */
export const createElement = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  put(made, attributes);
  made.append(...children.filter((child) => child !== null));
  return made;
};

const svg = (name: string, attributes: Attributes, ...children: readonly Node[]): SVGElement => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  put(made, attributes);
  made.append(...children);
  return made;
};

/** One icon, of the document where it stands there, else of the icon file; decorative, so the words beside it must speak. */
export const createIcon = (name: IconName): SVGElement => {
  const href = document.getElementById(`i-${name}`) ? `#i-${name}` : iconAddress(name);
  return svg('svg', { class: 'ic', 'aria-hidden': 'true' }, svg('use', { href }));
};
