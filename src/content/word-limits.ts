/** Texts in paragraphs of their own, which may be longer: those of the footer and of the maintenance page. */
const paragraphs = /^(siteShell\.(legal(Tag|Help|Licence)|copyright)|siteStates\.maintenanceText)$/;
/** Maximum length of such a text. */
export const maxParagraph = 160;

/** Returns the maximum length of a changed text: the longest of all languages plus half, so that buttons fit a phone. */
export const maxLengthOf = (key: string, texts: readonly string[]): number =>
  paragraphs.test(key) ? maxParagraph : Math.max(24, Math.ceil(1.5 * Math.max(...texts.map((it) => it.length))));
