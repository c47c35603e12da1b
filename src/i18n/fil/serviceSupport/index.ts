import type { NamespaceServiceSupportTranslation } from '../../i18n-types.ts';

const serviceSupport = {
  lead: 'Tutulungan ka namin sa English at Filipino.',
  chat: 'Live chat',
  chatText: 'Karaniwang sumasagot sa loob ng isang minuto',
  first: 'Customer service 1',
  second: 'Customer service 2',
  deskText: 'Kung busy ang live chat',
  site: 'Support site',
  site2: 'Support site 2',
  siteText: 'Kung hindi nag-o-open ang iba',
  toHelp: 'Help Center',
  helpText: 'Maiikling sagot sa mga karaniwang tanong',
  toFeedback: 'Feedback',
  feedbackText: 'Mag-send ng reklamo o suggestion',
  closed: 'Sarado muna ang customer service. Laging bukas ang Help Center.',
  safe: 'Hinding-hindi namin hihingin ang password mo.',
  chatLead: 'Simulated na chat na sumasagot mula sa Help Center.',
  chatLog: 'Usapan',
  message: 'Message mo',
  send: 'Ipadala',
  more: 'Basahin pa',
  you: 'Ikaw',
  desk: 'Support',
  needScript: 'Kailangan ng JavaScript ang chat. Puwede mo pa ring gamitin ang Help Center at help line sa ibaba.',
  failed: 'Hindi nabuksan ang chat.',
  notSent: 'Hindi naipadala. I-tap ang Ipadala para subukan ulit.',
  tooLong: 'Hanggang 500 character lang bawat message.',
} as const satisfies NamespaceServiceSupportTranslation;

export default serviceSupport;
