/** Text in both languages of the site. */
export interface LocalizedText {
  readonly EN: string;
  readonly TY: string;
}
