/** Puts HTML of a server into an element, by way of the one sanitiser, which loads with the first use. */
export const showServerHtml = async (place: Element, html: string): Promise<void> => {
  const { sanitise } = await import('./sanitise.ts');
  place.replaceChildren(sanitise(html));
};
