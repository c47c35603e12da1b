/** Puts a style text in force for this page: for parts that only script can show, whose looks need not stand in the document. */
export const adoptStyles = (css: string): void => {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};
