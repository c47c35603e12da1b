import type { BaseTranslation } from '../../i18n-types.ts';

const serviceSupport = {
  lead: 'We help in English and Filipino.',
  chat: 'Live chat',
  chatText: 'Usually replies within a minute',
  first: 'Customer service 1',
  second: 'Customer service 2',
  deskText: 'If live chat is busy',
  site: 'Support site',
  site2: 'Support site 2',
  siteText: 'If the other options don’t open',
  toHelp: 'Help centre',
  helpText: 'Short answers to common questions',
  toFeedback: 'Feedback',
  feedbackText: 'Send complaints and ideas',
  closed: 'Customer service is closed right now. The Help centre is always open.',
  safe: 'We never ask for your password.',
  chatLead: 'A simulated chat that answers from the Help centre.',
  chatLog: 'Conversation',
  message: 'Your message',
  send: 'Send',
  more: 'Read more',
  you: 'You',
  desk: 'Support',
  needScript: 'The chat needs JavaScript. You can still use the Help centre and the help line below.',
  failed: 'The chat could not be opened.',
  notSent: 'Not sent. Tap Send to try again.',
  tooLong: 'Use up to 500 characters per message.',
} as const satisfies BaseTranslation;

export default serviceSupport;
