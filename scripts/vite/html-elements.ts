import type { DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** Returns the elements of a parsed document in its order; those inside <template> are not in the page. */
export const elementsOf = (node: Node): Element[] => [
  ...('tagName' in node ? [node] : []),
  // The content of <template> is no child of it: it is not in the page.
  ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : []),
];

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((it) => it.name === name)?.value;

export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');
