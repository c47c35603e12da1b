/** Every storage key of the site, by place (R192, R210). */
export const keys = {
  session: {
    session: 'MC_SESSION_INFO',
    noticePop: 'NOTICE_POP',
    balanceHidden: 'BALANCE_HIDDEN',
    imageCdn: 'IMAGE_CDN',
    trialName: 'TRIAL_NAME',
    settings: 'SITE_SETTINGS',
    cache: 'CACHE',
    affiliate: 'AFFILIATE',
    firstLoginPassword: 'FIRST_LOGIN_PSW',
    backSwipe: 'BACK_SWIPE',
    play: 'PLAY',
    askLimits: 'ASK_LIMITS',
    codeUntil: 'SMS_CODE_UNTIL',
    verificationId: 'SMS_VERIFICATION_ID',
    accessText: 'ACCESS_TEXT',
    rules: 'FIELD_RULES',
    barrier: 'BARRIER_AT',
    pwa: 'PWA',
    gameList: 'GAME_LIST',
    favouritesLater: 'FAVOURITES_LATER',
    lotterySlip: 'LOTTERY_SLIP',
    pendingMoves: 'PENDING_MOVES',
    depositDraft: 'DEPOSIT_DRAFT',
    withdrawDraft: 'WITHDRAW_DRAFT',
    scroll: 'SCROLL',
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
  },
} as const;

/** Cookie that tells the server in front which language to answer in. */
export const languageCookie = 'lang';
