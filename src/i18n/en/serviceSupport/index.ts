import type { BaseTranslation } from '../../i18n-types.ts';

const support = {
  lead: 'We answer day and night, in English and Filipino.',
  chat: 'Live chat',
  chatText: 'Usually within a minute',
  first: 'Service desk 1',
  second: 'Service desk 2',
  deskText: 'When the chat is busy',
  toHelp: 'Help centre',
  helpText: 'Short answers to common questions',
  toFeedback: 'Feedback',
  feedbackText: 'Complaints get a number to follow',
  closed: 'Customer service is closed at the moment. The help centre is always open.',
  safe: 'We never ask for your password.',
  chatLead: 'A simulated desk: it answers from the help centre.',
  chatLog: 'Conversation',
  message: 'Your message',
  send: 'Send',
  more: 'Read more',
  you: 'You',
  desk: 'Desk',
  needScript: 'The chat needs JavaScript. Without it, the help centre and the help line below are there for you.',
  failed: 'The chat did not open.',
  notSent: 'Not sent. Tap Send to try again.',
  tooLong: 'Use at most 500 characters for each message.',
} as const satisfies BaseTranslation;

export default support;
