/**
 * Creates a cache of elements by id. It returns the earlier element while what it shows is the same: the control that has
 * focus keeps it, and a screen reader does not read it again.
 */
export const makeElementCache = () => {
  const known = new Map<string, { readonly key: string; readonly made: HTMLElement }>();
  return (id: string, shown: unknown, make: () => HTMLElement): HTMLElement => {
    const key = JSON.stringify([shown, document.documentElement.lang]);
    const earlier = known.get(id);
    if (earlier?.key === key) return earlier.made;
    const made = make();
    known.set(id, { key, made });
    return made;
  };
};

/** Sets the children of an element without moving those that are in place. */
export const setChildren = (parent: Element, children: readonly Element[]): void => {
  for (const old of [...parent.children]) if (!children.includes(old)) old.remove();
  for (const [at, child] of children.entries())
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
};
