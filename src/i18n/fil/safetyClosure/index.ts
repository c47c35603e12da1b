import type { NamespaceSafetyClosureTranslation } from '../../i18n-types.ts';

const closure = {
  timeOut: 'Naka-time-out ka',
  exclusion: 'Naka-self-exclude ka',
  over: 'Tapos na ang self-exclusion mo',
  until: 'Hanggang {at}',
  forGood: 'Habambuhay',
  timeOutText:
    'Hanggang doon, walang bubukas na laro at walang tatanggaping deposito o taya. Kusang magbubukas ulit ang account.',
  exclusionText:
    'Hanggang doon, walang bubukas na laro at walang tatanggaping deposito, taya o alok. Hindi ito mababawi nang maaga.',
  forGoodText: 'Wala nang bubukas na laro at wala nang tatanggaping deposito, taya o alok. Hindi na ito mababawi.',
  overText:
    'Mananatiling sarado ang account hangga’t hindi ka nagpapasyang bumalik. Huwag magmadali: walang pumipilit sa iyo.',
  balance: 'Balanse mo',
  withdraw: 'Mag-withdraw',
  record: 'Tala ng account',
  statement: 'Buod ng account',
  bets: 'Mga taya',
  withdrawals: 'Mga withdrawal',
  desk: 'Serbisyo sa customer',
  helpTitle: 'May makakausap ka',
  helpText: '{line}, libre at kumpidensyal, araw at gabi.',
  signOut: 'Mag-logout',
  askReturn: 'Humiling na makabalik',
  returnWaits: 'Makukumpirma mo ang pagbalik simula {at}. Hanggang doon, walang magbabago.',
  confirmReturn: 'Buksan ulit ang account ko',
  confirmTitle: 'Buksan ulit ang account?',
  confirmText: 'Makakapaglaro at makakapagdeposito ka na agad. May bisa pa rin ang mga limit na itinakda mo.',
  stayClosed: 'Manatiling sarado',
} as const satisfies NamespaceSafetyClosureTranslation;

export default closure;
