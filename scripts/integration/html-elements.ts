import type { DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** Returns the elements of a parsed document in document order, without those inside <template>. */
export const elementsOf = (node: Node): Element[] => [
  ...('tagName' in node ? [node] : []),
  // The content of a <template> is not among its child nodes.
  ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : []),
];

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((it) => it.name === name)?.value;

export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');
