import type { NamespaceServiceSupportTranslation } from '../../i18n-types.ts';

const support = {
  lead: 'Sumasagot kami araw at gabi, sa English at Filipino.',
  chat: 'Live chat',
  chatText: 'Karaniwang sa loob ng isang minuto',
  first: 'Service desk 1',
  second: 'Service desk 2',
  deskText: 'Kapag abala ang chat',
  toHelp: 'Sentro ng tulong',
  helpText: 'Maiikling sagot sa karaniwang tanong',
  toFeedback: 'Feedback',
  feedbackText: 'May numerong masusundan ang reklamo',
  closed: 'Sarado muna ang serbisyo sa customer. Laging bukas ang sentro ng tulong.',
  safe: 'Hindi namin hinihingi kailanman ang password mo.',
  chatLead: 'Simuladong desk: sumasagot ito mula sa sentro ng tulong.',
  chatLog: 'Usapan',
  message: 'Mensahe mo',
  send: 'Ipadala',
  more: 'Basahin pa',
  you: 'Ikaw',
  desk: 'Desk',
  needScript:
    'Kailangan ng JavaScript ang chat. Kung wala ito, nariyan ang sentro ng tulong at ang help line sa ibaba.',
  failed: 'Hindi nabuksan ang chat.',
  notSent: 'Hindi naipadala. Pindutin ang Ipadala para subukan ulit.',
  tooLong: 'Hanggang 500 character lang ang bawat message.',
} as const satisfies NamespaceServiceSupportTranslation;

export default support;
