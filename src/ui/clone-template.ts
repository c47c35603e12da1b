/**
 * Returns a copy of the content of a `<template>`, which Astro renders with its styles. Its texts are excluded from
 * language switching (`data-t`). Throws if the page has no template with this name.
 */
export const cloneTemplate = (name: string): HTMLElement => {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  const first = template?.content.firstElementChild;
  if (!first) throw new Error(`no template ${name}`);
  const copy = document.importNode(first, true) as HTMLElement;
  for (const marked of [copy, ...copy.querySelectorAll<HTMLElement>('[data-t]')]) delete marked.dataset.t;
  return copy;
};
