/**
 * Creates a cache of elements by id. It returns the earlier element while its content is unchanged, so that a focused
 * control keeps the focus and screen readers do not repeat it.
 */
export const makeElementCache = () => {
  const known = new Map<string, { readonly key: string; readonly made: HTMLElement }>();
  return (id: string, shown: unknown, make: () => HTMLElement): HTMLElement => {
    const { lang, dataset } = document.documentElement;
    const key = JSON.stringify([shown, lang, dataset.odds]);
    const earlier = known.get(id);
    if (earlier?.key === key) return earlier.made;
    const node = make();
    known.set(id, { key, made: node });
    return node;
  };
};

/** Sets the children of an element without moving those that are already in place. */
export const setChildren = (parent: Element, children: readonly Element[]): void => {
  for (const old of [...parent.children]) if (!children.includes(old)) old.remove();
  for (const [at, child] of children.entries())
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
};
