import type { NamespaceContentHelpTranslation } from '../../i18n-types.ts';

const contentHelp = {
  topics: 'Mga topic',
  lead: 'Maiikling sagot tungkol sa account, deposit, withdrawal, laro at ligtas na paglalaro.',
  emptyTitle: 'Wala pang sagot',
  emptyText: 'Lalabas dito ang mga tanong at sagot. Puwede kang mag-live chat.',
  stuck: 'Kailangan mo pa ng tulong?',
  stuckText: 'Mag-chat sa customer service.',
  chat: 'Live chat',
} as const satisfies NamespaceContentHelpTranslation;

export default contentHelp;
