import type { NamespaceContentHelpTranslation } from '../../i18n-types.ts';

const help = {
  topics: 'Mga paksa',
  lead: 'Maiikling sagot tungkol sa account, deposito, withdrawal, laro at ligtas na paglalaro.',
  emptyTitle: 'Wala pang sagot dito',
  emptyText: 'Tutulong muna ang live chat.',
  stuck: 'Hindi pa rin malinaw?',
  stuckText: 'Sumasagot ang live chat araw at gabi.',
  chat: 'Live chat',
} as const satisfies NamespaceContentHelpTranslation;

export default help;
