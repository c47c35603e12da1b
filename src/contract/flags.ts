/**
 * The flags of a merchant and their defaults. First paint uses the cached values, else these.
 * Their meaning is in `flag-notes.ts`, which browsers never load.
 */
export const flagDefaults = {
  DIRECTREG3: true,
  USERNAMEREG3: true,
  MOBILENUMREG3: false,
  REGMOBVERF3: false,
  MOBILENUMPASSREG3: false,
  CHNGPASSVERIF3: false,
  MOBVERLOGIN3: true,
  FACEBOOKLOGIN3: false,
  GOOGLELOGIN3: false,
  VIPBENEFIT3: true,
  DEPRECM3: true,
  WITHREC3: true,
  TRANSREC3: true,
  TRANSBETREPMEM3: true,
  PERSREP: true,
  AGETRANSFERUP3: true,
  REWCEN3: true,
  MANPLAYREB3: true,
  PLYRBT: true,
  MAILCEN: true,
  WEBPUSH3: true,
  FEEDBACK3: true,
  RECPLUS3: true,
  RECEIPT3: true,
  SEARCH3: true,
  JACKPOT3: true,
  MISSPLUS3: true,
  IDENTITY3: true,
  CAPTCHATASK3: true,
} as const satisfies Record<string, boolean>;

export type MerchantFlagName = keyof typeof flagDefaults;
export type Flags = Readonly<Record<MerchantFlagName, boolean>>;
