import type { NamespaceAgentRedRainTranslation } from '../../i18n-types.ts';

const agentRedRain = {
  begins: 'Susunod na red rain: {time}',
  inDays: '{days}d {hours}h',
  catchOne: 'Saluhin ang envelope',
  youCaught: 'Nakuha mo',
  inBalance: 'Nasa balance mo na. Itaya ang amount na ito nang isang beses para ma-unlock. Walang time limit.',
  overTitle: 'Tapos na ang red rain',
  overText: 'Abangan ang susunod.',
  left: '{n} sa {all} envelope ang natitira',
  board: 'Top catches',
  rules: 'Rules',
  ruleFund: '{n} envelope ang maghahati sa {fund}.',
  ruleTime: 'Gabi-gabi mula {from} hanggang {to}, o hanggang maubos ang mga envelope.',
  ruleOne: 'Isang envelope bawat red rain para sa agents na 1 araw na ang account.',
  rulePlay:
    'Naka-lock ang envelope hanggang maitaya mo ang amount nito nang isang beses at may deposit ka na. Walang time limit.',
  ruleChance: 'Random ang amount. Hindi nakakatulong ang mabilis na pag-tap.',
} as const satisfies NamespaceAgentRedRainTranslation;

export default agentRedRain;
