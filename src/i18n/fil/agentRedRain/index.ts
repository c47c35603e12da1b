import type { NamespaceAgentRedRainTranslation } from '../../i18n-types.ts';

const agencyRain = {
  begins: '{time} ang susunod na red rain',
  inDays: '{days} araw {hours} oras',
  catchOne: 'Manghuli ng sobre',
  youCaught: 'Nahuli mo',
  inBalance: 'Nasa balanse mo na. Tayaan mo muna ng ganoon din kalaki bago maglabas o magpadala ng pera.',
  overTitle: 'Tapos na ang ulan',
  overText: 'Bumalik para sa susunod.',
  left: '{n} sa {all} sobre ang natitira',
  board: 'Sino ang may pinakamalaki',
  rules: 'Mga patakaran',
  ruleFund: '{n} sobre ang maghahati sa {fund}.',
  ruleTime: 'Umuulan gabi-gabi mula {from} hanggang {to}, o hanggang maubos.',
  ruleOne: 'Isang sobre bawat ulan ang bawat agent na isang araw na ang account.',
  rulePlay:
    'Tayaan mo muna nang isang beses ang kasinlaki ng nahuli mo: hangga’t hindi, walang mailalabas o maipapadalang pera.',
  ruleChance: 'Ang server ang nagpapasya ng laman: hindi mahalaga ang bilis ng pagpindot.',
} as const satisfies NamespaceAgentRedRainTranslation;

export default agencyRain;
