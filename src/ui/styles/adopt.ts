/** Adopts a style sheet for elements that only scripts render, so that the document does not contain it. */
export const adoptStyles = (css: string): void => {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

/**
 * Returns a function that adopts a style sheet once, when its component is shown. Adopting it earlier would cost the
 * page a style recalculation and a paint.
 */
export const lazyStyles = (css: string): (() => void) => {
  let isAdopted = false;
  return () => {
    if (!isAdopted) adoptStyles(css);
    isAdopted = true;
  };
};
