import type { NamespaceSafetyClosureTranslation } from '../../i18n-types.ts';

const safetyClosure = {
  timeOut: 'Naka-time-out ka',
  exclusion: 'Naka-self-exclude ka',
  over: 'Tapos na ang self-exclusion mo',
  until: 'Hanggang {at}',
  forGood: 'Permanente',
  timeOutText:
    'Hanggang doon, hindi ka puwedeng maglaro, mag-deposit o tumaya. Automatic na magbubukas ulit ang account mo.',
  exclusionText:
    'Hanggang doon, hindi ka puwedeng maglaro, mag-deposit, tumaya o mag-claim ng promo. Hindi ito puwedeng paikliin.',
  forGoodText: 'Hindi ka na puwedeng maglaro, mag-deposit, tumaya o mag-claim ng promo. Hindi na ito puwedeng baguhin.',
  overText: 'Sarado pa rin ang account mo hanggang i-request mong buksan ulit. Hindi kailangang magmadali.',
  balance: 'Balance mo',
  withdraw: 'Mag-withdraw',
  record: 'Account record',
  statement: 'Activity statement',
  bets: 'Mga taya',
  withdrawals: 'Mga withdrawal',
  desk: 'Customer service',
  helpTitle: 'May makakausap ka',
  helpText: '{line}, libre at confidential, 24/7.',
  logOut: 'Mag-log out',
  askReturn: 'I-request na buksan ulit ang account',
  returnWaits: 'Puwede mong i-confirm simula {at}. Sarado muna ang account mo hanggang doon.',
  confirmReturn: 'Buksan na ang account ko',
  confirmTitle: 'Buksan na ang account mo?',
  confirmText: 'Puwede ka nang maglaro at mag-deposit agad. Active pa rin ang mga limit mo.',
  stayClosed: 'Huwag muna',
} as const satisfies NamespaceSafetyClosureTranslation;

export default safetyClosure;
