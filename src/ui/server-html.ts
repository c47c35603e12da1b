/** Inserts HTML from the server into an element through the sanitiser, which is loaded on first use. */
export const showServerHtml = async (place: Element, html: string): Promise<void> => {
  const { sanitise } = await import('./sanitise.ts');
  place.replaceChildren(sanitise(html));
};
