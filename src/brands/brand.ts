/** Brands that can be built, the default first; `current.ts` selects one. */
export const brandNames = ['kidlat', 'perya'] as const;
export type BrandName = (typeof brandNames)[number];

/** Settings of a white-label build, apart from the colours in `<id>.tokens.css`. */
export interface Brand {
  readonly id: BrandName;
  readonly name: string;
  /** Public origin of the site without a trailing slash, used in shared and indexed URLs. */
  readonly origin: string;
  /** Minimum age to register, years. */
  readonly minAge: 18 | 21;
  /** Merchant code of guests and members; trial members have the other one. */
  readonly merchantCode: string;
  readonly trialMerchantCode: string;
  readonly currency: { readonly code: string; readonly sign: string };
  /** Colour of the browser's toolbar; equals `--ink-1` of the brand. */
  readonly themeColour: string;
  /** First game of the home page, if the server lists it as hot. */
  readonly heroTag: 'mostPlayed' | 'brandPick';
  /** Image hosts, in addition to the site's own, that the content policy allows. */
  readonly imageOrigins: readonly string[];
  /** Member site or agent site. */
  readonly site: 'member' | 'agent';
  /** Token in the user agent that identifies the native app's shell. */
  readonly shellToken: string;
  /** Whether the terms checkbox is ticked initially. */
  readonly agreeDefault: boolean;
  /** Help line in the responsible gaming footer. */
  readonly helpLine: string;
}
