type Child = Node | string | null;
type Handlers = { [E in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[E]) => void };

interface Given {
  readonly attributes?: Readonly<Record<string, string | boolean | null>>;
  readonly on?: Handlers;
}

/** Creates an element with attributes (`true` sets an empty one, `false` and null none), listeners and children. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { attributes = {}, on = {} }: Given = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  for (const [name, heard] of Object.entries(on)) element.addEventListener(name, heard as EventListener);
  element.append(...children.filter((child) => child !== null));
  return element;
};
