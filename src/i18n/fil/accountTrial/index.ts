import type { NamespaceAccountTrialTranslation } from '../../i18n-types.ts';

const trial = {
  heading: 'Laro muna, saka magdesisyon',
  lead: 'Libreng account na may perang panlaro lang. Walang pangalan, walang numero, walang deposito.',
  canTitle: 'Ang puwede mong gawin',
  can1: 'Tingnan at simulan ang lahat ng laro',
  can2: 'Markahan ang mga paborito at makita ang nilaro mo',
  cannotTitle: 'Ang kailangan ng totoong account',
  cannot1: 'Deposito at withdrawal',
  cannot2: 'Mga tala, reward at mensahe',
  start: 'Simulan ang libreng trial',
  signUp: 'Gumawa ng totoong account',
} as const satisfies NamespaceAccountTrialTranslation;

export default trial;
