/**
 * A copy of what stands in the `<template>` of this name, made by Astro with its styles like everything around it: what
 * only the server knows looks like what the build knew. Its words are no part of the document's twin in the other
 * language (`data-t`). Throws where the page has none.
 */
export const cloneTemplate = (name: string): HTMLElement => {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  const first = template?.content.firstElementChild;
  if (!first) throw new Error(`no template ${name}`);
  const copy = document.importNode(first, true) as HTMLElement;
  for (const marked of [copy, ...copy.querySelectorAll<HTMLElement>('[data-t]')]) delete marked.dataset.t;
  return copy;
};
