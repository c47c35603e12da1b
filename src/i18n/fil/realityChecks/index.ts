import type { NamespaceRealityChecksTranslation } from '../../i18n-types.ts';

const realityChecks = {
  title: 'Sandali lang, tingnan muna',
  text: '{time} ka nang naglalaro.',
  staked: 'Itinaya',
  won: 'Napanalunan',
  net: 'Net',
  goOn: 'Magpatuloy',
  history: 'Tingnan ang mga taya ko',
  stop: 'Mag-log out',
  failed: 'Hindi ito naipadala. Subukan ulit.',
  hours: '{hours} oras {minutes} min',
  minutes: '{minutes} min',
  sitting: 'Session na ito',
  askTitle: 'Gusto mo ba ng limit?',
  askText:
    'Ikaw ang magpapasya kung hanggang magkano ang deposito mo. Puwede mong itakda o baguhin ito kahit kailan; agad umiiral ang pagbaba.',
  askYes: 'Magtakda ng limit',
  askNo: 'Walang limit muna',
  depositDay: 'deposit limit mo sa 24 na oras',
  depositWeek: 'deposit limit mo sa 7 araw',
  depositMonth: 'deposit limit mo sa buwan',
  lossDay: 'limit mo sa talo sa araw',
  lossWeek: 'limit mo sa talo sa linggo',
  lossMonth: 'limit mo sa talo sa buwan',
  stakeDay: 'limit mo sa taya sa araw',
  stakeWeek: 'limit mo sa taya sa linggo',
  stakeMonth: 'limit mo sa taya sa buwan',
  sessionSitting: 'limit mo sa oras',
  refused: 'Lampas sa {limit}: {left} ang natitira.',
  refusedSession: 'Naabot mo na ang {limit} na {amount} minuto.',
  fitsAt: 'Puwede na ulit simula {at}.',
  depositLeft: 'Natitira sa {limit}: {left} sa {amount}',
} as const satisfies NamespaceRealityChecksTranslation;

export default realityChecks;
