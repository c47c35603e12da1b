import type { Body, Query } from '#contract/types.ts';

/** How the example of an endpoint is recorded; without an entry it is called without query and body, if possible. */
export interface RecordedCall<N extends string = string> {
  /** Account of the caller; `agent01` for endpoints of agents, else `player01`. */
  readonly as?: string;
  /** Flags of the world. */
  readonly flags?: Readonly<Record<string, unknown>>;
  /** Scenarios applied before the call. */
  readonly scenarios?: readonly string[];
  readonly query?: Query<N>;
  readonly body?: Body<N>;
  /** Calls before it, by name; a text `$.0.cardId` in a body is replaced by that part of the previous response. */
  readonly before?: readonly (readonly [name: string, body?: object | undefined, query?: object])[];
  /** Fields of the body or query taken from the previous response, by path in its value. */
  readonly from?: Readonly<Record<string, string>>;
}

type Calls = { readonly [N in string]: RecordedCall<N> };

const identity = { loginPassword: 'Passw0rd1' } as const;
const registration = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
const transfer = ['depositManual', { bankId: 'BPI', amount: 500, payerName: 'Tala Reyes' }] as const;
const cards = [['bankCards'], ['withdraw', { cardId: '$.0.cardId', amount: 500, paymentPassword: '246810' }]] as const;
const order = {
  code: 'tatlong-numero',
  playType: 'trad',
  prizeMode: 'lott',
  bets: [{ play: 'straight', numbers: ['1', '2', '3'], stake: 20 }],
} as const;

const confirmed = [['confirmIdentity', { purpose: 'contact', password: 'Passw0rd1' }]] as const;
const placed = [
  ['lotteryList', undefined, { code: 'tatlong-numero' }],
  ['placeOrder', { ...order, drawId: '$.0.drawId' }],
] as const;

/** Endpoints whose examples need a definition. */
export const recordedCalls: Calls = {
  login: { body: { username: 'player01', password: 'Passw0rd1', type: 0 } },
  register: {
    body: { ...registration, username: 'amihan88', password: 'Sampaguita7', confirmPassword: 'Sampaguita7' },
  },
  registerMobile: { body: { ...registration, mobileNum: '9181234567' } },
  freePlay: { before: [['trialUser']], from: { userName: 'userName' }, body: {} },
  passwordByEmail: { body: { username: 'player01', email: 'tala@example.ph' } },
  verification: { query: { field: 'username', value: 'amihan88' } },
  affiliateCheck: { query: { code: 'AG100002', domain: 'localhost' } },
  affiliateInfo: { query: { affiliateCode: 'AG100002' } },
  smsNoLogin: { body: { mobileNum: '9171234567' } },
  smsReset: { flags: { CHNGPASSVERIF3: true }, body: { mobileNum: '9171234567' } },
  getCode: { body: { mobileNum: '9171234567' } },
  changePassword: { body: { oldPassword: 'Passw0rd1', newPassword: 'Sampaguita7', confirmNewPassword: 'Sampaguita7' } },
  updateNickname: { body: { nickname: 'Tala' } },
  emailCode: { body: { email: 'tala@example.ph' } },
  setHeadIcon: { body: { icon: 3 } },
  balance: { query: { merchantCode: 'kidlat' } },
  setPaymentPassword: { as: 'newbie01', body: { ...identity, newPaymentPassword: '135791' } },
  setDefaultCard: { before: [['bankCards']], from: { cardId: '1.cardId' } },
  gameList: { query: { gameType: 'RNG', pageSize: 2 } },
  lobbyTables: {},
  lobbyEvents: { query: { category: 'SPORTS' } },
  vassalageGameTypes: { query: { typeId: '1' } },
  announcements: { query: { types: 'B,PR' } },
  helpCenter: { query: { device: 'MOBILE' } },
  legalTexts: {},
  promotionCategories: {},
  addFavourite: { body: { nodeId: 1001, vendor: 'LIKHA' } },
  removeFavourite: { body: { nodeId: 1001, vendor: 'LIKHA' } },
  favouriteGames: { before: [['addFavourite', { nodeId: 1001, vendor: 'LIKHA' }]] },
  favouriteNodes: { before: [['addFavourite', { nodeId: 1001, vendor: 'LIKHA' }]] },
  addRecent: { query: { nodeId: 1001, vendor: 'LIKHA' } },
  recentGames: { before: [['addRecent', undefined, { nodeId: 1001, vendor: 'LIKHA' }]] },
  launchGame: {
    body: { vendor: 'LIKHA', gameId: 'likha-1001', nodeId: 1001, category: 'RNG', showChoice: false },
  },
  depositManual: { body: { bankId: 'BPI', amount: 500, payerName: 'Tala Reyes' } },
  depositGateway: { body: { bankId: 'GCASH', amount: 500 } },
  depositAlipay: { body: { amount: 500 } },
  depositQq: { body: { amount: 500 } },
  depositWechat: { body: { amount: 500 } },
  depositQrph: { body: { amount: 500 } },
  depositCounter: { body: { amount: 500 } },
  depositOrder: { before: [transfer], from: { depositId: 'depositId' } },
  openDeposits: { before: [transfer] },
  depositReport: { before: [transfer] },
  confirmDeposit: { before: [transfer], from: { depositId: 'depositId' } },
  cancelDeposit: { before: [transfer], from: { depositId: 'depositId' } },
  acceptPromo: { body: { promoId: 452 } },
  walletTransfer: { body: { from: 'main', to: 'MSA', amount: 100 } },
  settleMove: { body: { key: 'e7c1f0a2-transfer' } },
  withdraw: {
    before: [['bankCards']],
    from: { cardId: '0.cardId' },
    body: { cardId: '', amount: 500, paymentPassword: '246810' },
  },
  lotteryMenu: { query: { code: 'tatlong-numero' } },
  openedNumbers: { query: { code: 'tatlong-numero' } },
  placeOrder: {
    before: [['lotteryList', undefined, { code: 'tatlong-numero' }]],
    from: { drawId: '0.drawId' },
    body: { ...order, drawId: '', bets: [{ ...order.bets[0], numbers: [...order.bets[0].numbers] }] },
  },
  feedback: { body: { type: 'game', comment: 'The sound stays on after I leave the game.' } },
  launchChat: {},
  readMessages: { before: [['inbox']], from: { 'ids.0': 'content.0.id' }, body: { ids: [1] } },
  setNotifications: { body: { kinds: { promotions: true } } },
  unsubscribePush: { body: { endpoint: 'https://fcm.googleapis.com/fcm/send/c1f0-7d2e' } },
  deleteMessages: { before: [['inbox']], from: { 'ids.0': 'content.0.id' }, body: { ids: [1] } },
  uploadIdentityPicture: { body: { picture: 'front', upload: 'c1f0-7d2e', size: 81_920, offset: 0 } },
  submitIdentity: {
    body: {
      documentType: 'umid',
      documentNumber: '0111-2345678-9',
      fullName: 'Tala Reyes',
      birthday: '1994-06-12',
    },
  },
  setLimit: { body: { kind: 'deposit', period: 'day', amount: 1000 } },
  setRealityCheck: { body: { minutes: 30 } },
  closeAccount: { body: { kind: 'timeOut', hours: 24 } },
  confirmIdentity: { body: { purpose: 'two-steps', password: 'Passw0rd1' } },
  beginTwoSteps: { before: [['confirmIdentity', { purpose: 'two-steps', password: 'Passw0rd1' }]] },
  confirmOptions: {},
  addBankCard: {
    body: { bankId: 'GCASH', number: '09181234567', payeeName: 'Tala Reyes', paymentPassword: '246810', ...identity },
  },
  passwordByMobile: { body: { newPassword: 'Sampaguita7', mobileNum: '9171234567', verificationCode: '123456' } },
  smsRegister: { flags: { MOBILENUMREG3: true }, body: { mobileNo: '9181234567' } },
  providerSendCode: { body: { mobileNum: '9181234567' } },
  playRound: { body: { stake: 20, choice: { lines: 10 } } },
  updateBirthday: { as: 'newbie01', before: confirmed, body: { birthday: '1996-05-14' } },
  updatePayeeName: { as: 'newbie01', before: confirmed, body: { payeeName: 'Tala Reyes' } },
  setSecurityQuestions: {
    as: 'newbie01',
    body: {
      ...identity,
      answers: [
        { questionId: 1, answer: 'Bantay' },
        { questionId: 2, answer: 'Iloilo' },
        { questionId: 3, answer: 'Lola Remy' },
      ],
    },
  },
  transferDownline: {
    as: 'agent01',
    before: [['downlines']],
    from: { account: '0.account' },
    body: { account: 'player02', amount: 100, paymentPassword: '246810' },
  },
  transferMultipleDownline: {
    as: 'agent01',
    body: { transfers: [{ account: 'player02', amount: 100 }], paymentPassword: '246810' },
  },
  updateDownlineRebates: {
    as: 'agent01',
    before: [['downlines']],
    from: { account: '0.account' },
    body: { account: 'player02', rebates: { RNG: 0.003 } },
  },
  uplineTransfer: { body: { amount: 100, paymentPassword: '246810' } },
  fieldMeasures: { body: { page: '/m/home', build: '0.1.0', measures: { LCP: 1840, CLS: 0.02 } } },
  contractHistory: { as: 'agent01', query: { kind: 'daily' } },
  downline: { as: 'agent01', before: [['downlines']], from: { account: '0.account' } },
  checkUsername: { as: 'agent01', query: { username: 'amihan88' } },
  createDownline: { as: 'agent01', body: { username: 'amihan88', password: 'Sampaguita7', kind: 'player' } },
  createAffiliateUrl: { as: 'agent01', body: { kind: 'player' } },
  checkTransfers: {
    as: 'agent01',
    before: [['downlines']],
    from: { 'transfers.0.account': '0.account' },
    body: { transfers: [{ account: '', amount: 100 }] },
  },
  processDailySalary: {
    as: 'agent01',
    before: [['dailySalaryRequest']],
    from: { requestId: 'requestId' },
    query: { requestId: '', accept: 'true' },
  },
  processHourSalary: {
    as: 'agent01',
    before: [['hourSalaryRequest']],
    from: { requestId: 'requestId' },
    body: { requestId: '', accept: true },
  },
  processDividend: {
    as: 'agent01',
    before: [['dividendRequest']],
    from: { requestId: 'requestId' },
    body: { requestId: '', accept: true },
  },
  uplineTransfers: { as: 'agent01' },
  withdrawalOrder: { before: cards, from: { withdrawId: 'withdrawId' } },
  cancelWithdraw: { before: cards, from: { withdrawId: 'withdrawId' } },
  removeBankCard: {
    before: [['bankCards']],
    from: { cardId: '1.cardId' },
    body: { cardId: '', paymentPassword: '246810', ...identity },
  },
  orderDetail: { before: placed, from: { orderId: 'orderId' } },
  cancelSuborders: {
    before: placed,
    from: { orderId: 'orderId', 'suborderIds.0': 'suborders.0.suborderId' },
    body: { orderId: '', suborderIds: [''] },
  },
  claimMission: { before: [['missions']], from: { id: 'missions.0.id' }, body: { id: '' } },
  claimReward: { before: [['rewards']], from: { id: '0.id' }, body: { id: '' } },
  issueReceipt: { before: cards, from: { id: 'withdrawId' }, body: { kind: 'withdrawal', id: '' } },
  verifyReceipt: {
    as: 'player01',
    before: [...cards, ['issueReceipt', { kind: 'withdrawal', id: '$.withdrawId' }]],
    from: { code: 'code' },
    body: { code: '' },
  },
};
