import { z } from 'zod';

const text = z.string().min(1);
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'is no id: use lower-case letters, digits and hyphens');
const pattern = z.string().refine((it) => {
  try {
    return new RegExp(it);
  } catch {
    return false;
  }
}, 'is no regular expression');
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'is no colour: use a form like #0b1220 in quotes');
/** Texts by wire code of a language; languages without their own have the English one. */
const names = z.object({ EN: text }).catchall(text);
// `Intl.supportedValuesOf` lists only one of several names of a zone: Asia/Saigon, not Asia/Ho_Chi_Minh.
const timeZone = z.string().refine((it) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: it }));
  } catch {
    return false;
  }
}, 'is no IANA time zone');
const currencyCode = z
  .string()
  .refine((it) => Intl.supportedValuesOf('currency').includes(it), 'is no ISO 4217 code of a currency');

/** Facts of a country: `market.yaml` in the market's folder, whose name is the market's id. */
export const marketSchema = z.strictObject({
  /** ISO 3166. */
  country: z.string().regex(/^[A-Z]{2}$/, 'is no ISO 3166 code: use two capital letters'),
  /** Name of the country by wire code of a language. */
  countryName: names,
  /** ISO 4217; decimals, sign and separators follow from it and from `locale`. */
  currency: currencyCode,
  /** Locale whose forms of numbers and money apply in all languages. */
  locale: z
    .string()
    .refine((it) => Intl.NumberFormat.supportedLocalesOf(it).length > 0, 'is no locale: use a form like en-SG'),
  timeZone,
  /** Cities: the first is the one that times are named after, and where seeded visitors are. */
  cities: z.tuple([text], text),
  /** Languages of the market, the one without an address prefix first. */
  languages: z
    .array(
      z.strictObject({
        /** Folder of `src/i18n`. */
        id,
        /** Code in calls and, in lower case, in the cookie. */
        wire: z.string().regex(/^[A-Z]{2,3}$/, 'is no wire code: use two or three capital letters'),
        /** First part of addresses; empty for the language of `/m/home`. */
        prefix: z.string().regex(/^[a-z]*$/, 'is no prefix: use lower-case letters'),
        /** Its own name, in the language menu. */
        name: text,
        /** Icon of circle-flags. */
        flag: text,
      }),
    )
    .min(1)
    .refine((list) => list[0]?.prefix === '', 'must begin with a language whose prefix is empty'),
  /** Mobile numbers: `pattern` matches one without dialing code and trunk prefix. */
  phone: z.strictObject({
    dialingCode: z.string().regex(/^\d{1,4}$/),
    trunk: z.string().regex(/^\d?$/),
    pattern,
    example: text,
  }),
  /** Legal minimum age, years; brands may demand a higher one. */
  minAge: z.int().min(18),
  /** Banks and e-wallets; `digits` is the allowed length of an account number, alone or as smallest and largest. */
  banks: z.array(
    z.strictObject({
      id: z.string().regex(/^[A-Z0-9]+$/),
      name: text,
      kind: z.enum(['bank', 'wallet']),
      digits: z.tuple([z.int(), z.int()]),
      /** Whether withdrawals can be paid to it. */
      withdrawals: z.boolean().default(true),
      /** Letters of its icon, which is a plate in its colour. */
      letters: z.string().regex(/^[A-Z]{1,2}$/, 'is no icon: use one or two capital letters'),
      colour,
    }),
  ),
  /** Banks of a deposit channel, with the operator's account where members transfer by hand. */
  depositBanks: z.strictObject({
    gateway: z.array(text).min(1),
    manual: z.record(z.string(), z.string().regex(/^\d+$/)),
  }),
  /** Documents that prove an identity, the most common first. */
  identityDocuments: z
    .array(
      z.strictObject({
        id,
        /** Name by wire code of a language; languages without one have the English name. */
        name: names,
        /** Pattern of its number, in capital letters without spaces, dots and dashes. */
        number: pattern,
        /** An example of the number as printed. */
        example: text,
        /** Whether the back shows anything that is checked. */
        hasBack: z.boolean().default(true),
      }),
    )
    .min(1),
  /** Organisations that help with gambling problems or in a crisis, with their phone number or site. */
  helpOrganisations: z.array(z.strictObject({ name: text, contact: text })),
  /** Public holidays, which the editors' calendar lists. */
  holidays: z.array(z.strictObject({ day: z.iso.date(), name: text })),
});

const account = z.string().regex(/^[a-z0-9_]{4,16}$/);

/** Seeded members of the simulator, `sample.yaml`, with names and amounts as that country would expect them. */
export const sampleSchema = z.strictObject({
  /** Factor of seeded amounts in major units: 1 where a deposit is a few hundred. */
  factor: z.number().positive(),
  /** Answer of seeded members to their security questions. */
  securityAnswer: text,
  /** Accounts of the members whose accounts the documentation does not name, by member id. */
  accounts: z.record(z.string().regex(/^\d{6}$/), account),
  /** Nicknames by member id. */
  nicknames: z.record(z.string().regex(/^\d{6}$/), z.string()),
  /** Name, contact and bank accounts of the members who have them, by account. */
  members: z.record(
    account,
    z.strictObject({
      payeeName: text,
      mobile: text.optional(),
      email: z.email().optional(),
      banks: z.array(z.tuple([text, z.string().regex(/^\d+$/)])).min(1),
    }),
  ),
  /** Relative of `player01` who pays for a deposit. */
  otherPayer: text,
  /** Verified members: kind of document and the last characters of its number. */
  identities: z.record(account, z.tuple([id, z.string().length(4)])),
  /** Kind and number of the document that scenarios submit. */
  document: z.tuple([id, text]),
  /** Accounts at simulated providers of social logins. */
  socialAccounts: z.array(z.strictObject({ id, name: text, email: z.email() })).min(1),
});

const amount = z.number().min(0);
const share = z.number().min(0).max(1);
const count = z.int().min(0);
const range = z.strictObject({ min: amount, max: amount }).refine(({ min, max }) => min <= max, 'min is above max');
const bounds = z.tuple([amount, amount]);
const channel = z.strictObject({
  min: amount,
  max: amount,
  minutes: count,
  feeRate: share,
  expiryMinutes: count,
  quickAmounts: z.array(amount),
});

/** Money terms of a market, `terms.yaml`: amounts in major units, as people of that country expect them. */
export const termsSchema = z.strictObject({
  /** Smallest and largest transfer between members of a line. */
  transferRange: range,
  /** The amount in the deposit button's badge. */
  bubbleAmount: amount,
  /**
   * Terms of deposit channels: limits, usual minutes until the wallet is credited, fee as a share of the amount, minutes
   * until an unpaid order expires, and the amounts on the buttons.
   */
  depositTerms: z.strictObject({
    gateway: channel,
    manual: channel,
    walletQr: channel,
    qrph: channel.optional(),
    counter: channel.optional(),
  }),
  /** Whether the wallets of `walletQr` (Alipay, WeChat Pay, QQ) are offered, unless a merchant turns them on or off. */
  offersWalletQr: z.boolean(),
  /** Limits on a member's deposit orders: open ones, orders in a minute, and the amount in a day. */
  depositOrderTerms: z.strictObject({ maxOpen: count, maxPerMinute: count, maxPerDay: amount }),
  /** Lowest and highest values that the market allows in the terms of a deposit bonus; shares in percent. */
  depositBonusLimits: z.strictObject({
    rate: bounds,
    maxBonus: bounds,
    minDeposit: bounds,
    wageringFactor: bounds,
    maxBet: bounds,
    maxWin: bounds,
    maxConvertible: bounds,
    minOdds: bounds,
    days: bounds,
    timesADay: bounds,
    times: bounds,
    minLevel: bounds,
  }),
  /** Limits and fee of a withdrawal, and the usual minutes of its stages. */
  withdrawalTerms: z.strictObject({ min: amount, max: amount, fee: amount, reviewMinutes: count, payMinutes: count }),
  /** Bonus money below which a bonus ends: no game takes so small a bet. */
  minBonusMoney: amount,
  /**
   * Identity verification. The thresholds are defaults that an operator may change. Pictures are deleted `keepDays` after
   * the decision, unsubmitted ones after `draftHours`; `remindDays` until a member is reminded to retake documents.
   */
  identityTerms: z.strictObject({
    withdrawAbove: amount,
    depositAbove: amount,
    limitAbove: amount,
    reviewHours: count,
    approvedDays: count,
    keepDays: count,
    draftHours: count,
    remindDays: count,
  }),
  /** Smallest and largest value of a limit; minutes for the session. */
  limitRange: z.strictObject({ deposit: range, loss: range, stake: range, session: range }),
  /** Withdrawals and transfers of a day from which the member has to confirm their identity. */
  confirmFrom: amount,
  /** Options for the minimum bet in the filter drawer, after "All". */
  minimumBets: z.array(amount),
  /** Possible minimum bets of games by category, and the highest maximum bet. */
  minBets: z.record(z.string(), z.array(amount).min(1)),
  highestMaxBet: amount,
  /** Progressive jackpot: share of each stake that goes into the pool, the start of a new pool, and simulated stakes an hour. */
  jackpotTerms: z.strictObject({ contributionPerMille: count, start: amount, stakesPerHour: amount }),
  /** Range of the jackpot banner's amount, and its step. */
  bannerBounds: z.strictObject({ min: amount, max: amount, step: range }),
  /** Range of the ticker's initial amount, its steps, and its pauses, ms. */
  tickerRule: z.strictObject({ min: amount, max: amount, step: range, pauses: z.array(count).min(1) }),
  /** All VIP levels, lowest first. */
  vipTerms: z.array(
    z.strictObject({
      level: z.int(),
      name: text,
      /** Stakes since registration that the level requires. */
      stakes: amount,
      /** Approved deposits that the level requires as well. */
      deposit: amount,
      /** Rebate as a share of stakes. */
      rebateRate: share,
      withdrawalsPerDay: count,
      /** Free withdrawals per day. */
      freeWithdrawals: count,
      /** Withdrawal limit per day. */
      withdrawLimit: amount,
      birthdayGift: amount,
      upgradeGift: amount,
    }),
  ),
  /**
   * Both the member and the invited friend receive `reward` once the friend has completed the wagering of the first
   * deposit. The reward must be bet `wageringFactor` times before it can be withdrawn, and claimed within `days`;
   * `friendsAMonth` and `friends` count per calendar month and in total; the friend bets the first deposit `play` times,
   * and makes it `within` days of registration.
   */
  referralTerms: z.strictObject({
    reward: amount,
    deposit: amount,
    wageringFactor: count,
    days: count,
    friendsAMonth: count,
    friends: count,
    play: count,
    within: count,
  }),
  /**
   * Lowest and highest values that the market allows in the terms of a cashback; shares in percent. `maxRateOfBets` caps a
   * cashback as a share of the week's bets at live tables: the house edge on a banker bet is 1.06 %, and cashback on losses
   * alone would exceed it for members who bet rarely and high.
   */
  cashbackLimits: z.strictObject({ loss: bounds, rate: bounds, max: bounds, maxRateOfBets: bounds, days: bounds }),
  /** Hour of Monday at which cashback is paid back. */
  cashbackHour: z.int().min(0).max(23),
  missionTerms: z.strictObject({
    wageringFactor: count,
    rewards: z.strictObject({
      'daily-new-game': amount,
      'daily-rounds': amount,
      'daily-table': amount,
      'weekly-days': amount,
      'weekly-deposit': amount,
      explorer: amount,
    }),
    rounds: count,
    playDays: count,
    weeklyDeposit: amount,
    games: count,
  }),
  /** Prizes of the weekly leaderboard by rank, first place first, and the stakes of a point. */
  leaderboardTerms: z.strictObject({
    prizes: z.tuple([amount], amount),
    majorPerPoint: amount,
    pointsPerMission: count,
    wageringFactor: count,
    days: count,
  }),
  /**
   * Cap on salaries, rebates, mission rewards and birthday gifts of an account tree (a member with all
   * downlines) in `days` days: `base`, plus `rate` of its bets from own money, `liveRate` at live tables. Both rates
   * are below the house edge.
   */
  treeCapTerms: z.strictObject({ days: count, base: amount, rate: share, liveRate: share }),
  /** Stakes in a period from which a team member counts as active. */
  activeMemberStake: amount,
});

export type Market = Readonly<z.output<typeof marketSchema>>;
export type Sample = Readonly<z.output<typeof sampleSchema>>;
export type Terms = Readonly<z.output<typeof termsSchema>>;
