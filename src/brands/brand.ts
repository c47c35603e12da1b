/** Brands that can be built, the default first; `current.ts` picks among them. */
export const brandNames = ['kidlat', 'perya'] as const;
export type BrandName = (typeof brandNames)[number];

/** What a white-label build changes, apart from the colours in `<id>.tokens.css`. */
export interface Brand {
  readonly id: BrandName;
  readonly name: string;
  /** Public address of the site, without a slash at the end; what is shared and indexed names it. */
  readonly origin: string;
  /** Smallest age to register, years (A62). */
  readonly minAge: 18 | 21;
  /** A92 */
  readonly merchantCode: string;
  readonly trialMerchantCode: string;
  readonly currency: { readonly code: string; readonly sign: string };
  /** Colour of the browser's own bars; equals `--ink-1` of the brand. */
  readonly themeColour: string;
  /** First game of the home page, when the server ranks it hot. */
  readonly heroTag: 'mostPlayed' | 'brandPick';
  /** Image hosts besides the site's own that the content policy lets pictures come from (R121). */
  readonly imageOrigins: readonly string[];
  /** Member site or agent site (A85). */
  readonly site: 'member' | 'agent';
  /** Token in the user agent by which the native app's shell is known (A21). */
  readonly shellToken: string;
  /** Whether the agree box starts ticked (R141, A61). */
  readonly agreeDefault: boolean;
  /** Help line of the responsible-gaming foot (X01). */
  readonly helpLine: string;
}
