/**
 * All storage keys of the site, by storage area. Scripts of the page start repeat those that they read,
 * which keeps this table out of their code; `StorageKey` checks them.
 */
export const keys = {
  session: {
    session: 'MC_SESSION_INFO',
    noticePop: 'NOTICE_POP',
    balanceHidden: 'BALANCE_HIDDEN',
    imageCdn: 'IMAGE_CDN',
    trialName: 'TRIAL_NAME',
    settings: 'SITE_SETTINGS',
    version: 'SITE_VERSION',
    cache: 'CACHE',
    affiliate: 'AFFILIATE',
    firstLoginPassword: 'FIRST_LOGIN_PSW',
    backSwipe: 'BACK_SWIPE',
    play: 'PLAY',
    askLimits: 'ASK_LIMITS',
    codeUntil: 'SMS_CODE_UNTIL',
    verificationId: 'SMS_VERIFICATION_ID',
    accessText: 'ACCESS_TEXT',
    barrier: 'BARRIER_AT',
    pwa: 'PWA',
    gameList: 'GAME_LIST',
    favouritesLater: 'FAVOURITES_LATER',
    lotterySlip: 'LOTTERY_SLIP',
    pendingMoves: 'PENDING_MOVES',
    depositDraft: 'DEPOSIT_DRAFT',
    withdrawDraft: 'WITHDRAW_DRAFT',
    feedbackDraft: 'FEEDBACK_DRAFT',
    identityDraft: 'IDENTITY_DRAFT',
    scroll: 'SCROLL',
    lastMember: 'LAST_MEMBER',
    loggedOut: 'LOGGED_OUT',
    askedFor: 'ASKED_FOR',
    linkedFromOutside: 'LINKED_FROM_OUTSIDE',
    keptInput: 'KEPT_INPUT',
  },
  local: {
    language: 'language',
    autoLogin: 'autoLogin',
    autoSass: 'autoSass',
    autoRemPass: 'autoRemPass',
    bankList: 'BANK_LIST',
    rememberedUsername: 'REMEMBERED_LOGIN_USERNAME',
    rememberedMobile: 'REMEMBERED_LOGIN_MOBILE',
    hideDownloadBar: 'HIDE_DOWNLOAD_BAR',
    unread: 'UNREAD_MESSAGES',
    moneyMoved: 'MONEY_MOVED',
    display: 'DISPLAY',
    deviceId: 'DEVICE_ID',
    homeHeight: 'HOME_HEIGHT',
    searches: 'SEARCHES',
    oddsFormat: 'ODDS_FORMAT',
    gameSettings: 'GAME_SETTINGS',
  },
} as const;

/** A key of one storage area. */
export type StorageKey<Area extends keyof typeof keys> = (typeof keys)[Area][keyof (typeof keys)[Area]] & string;

/** Cookie by which the web server chooses the language of documents. */
export const languageCookie = 'lang';
