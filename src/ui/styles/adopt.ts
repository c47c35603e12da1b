/** Puts a style text in force for this page: for parts that only script can show, whose looks need not stand in the document. */
export const adoptStyles = (css: string): void => {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

/**
 * What puts a style text in force, once, when it is called: with the part that it dresses. Put in force before, it would
 * cost the page a style and a picture of its own.
 */
export const lazyStyles = (css: string): (() => void) => {
  let adopted = false;
  return () => {
    if (!adopted) adoptStyles(css);
    adopted = true;
  };
};
