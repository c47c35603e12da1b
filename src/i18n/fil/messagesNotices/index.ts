import type { NamespaceMessagesNoticesTranslation } from '../../i18n-types.ts';

const messagesNotices = {
  title: 'Mga notification',
  what: 'Deposit, withdrawal, taya at security',
  device: 'Notifications sa device na ito',
  deviceHint: 'Titigil ang notifications kapag nag-log out ka.',
  kinds: 'I-notify ako tungkol sa',
  deposits: 'Mga deposit',
  withdrawals: 'Mga withdrawal',
  bets: 'Mga settled na taya',
  security: 'Security ng account',
  promotions: 'Mga promo',
  promotionsHint: 'Hindi ito ipinapadala habang may limit, time-out o self-exclusion ka.',
  details: 'Ipakita ang amounts at laro',
  detailsHint: 'I-off ito para hindi makita sa lock screen mo.',
  inbox: 'Nasa inbox mo rin ang mga message na ito.',
  unsupported: 'Hindi kaya ng browser na ito ang notifications. Sa iPhone, idagdag muna ang app sa Home Screen.',
  blocked: 'Naka-block ang notifications. I-allow ang mga ito sa site settings ng browser mo.',
  unavailable: 'Hindi available ang notifications ngayon. Nasa inbox mo ang mga message.',
  failed: 'Hindi na-on ang notifications. Subukan ulit mamaya.',
  askDeposit: 'I-notify ako kapag pumasok na',
  askWithdrawal: 'I-notify ako kapag naipadala na',
  askBet: 'I-notify ako kapag settled na',
  on: 'Makakatanggap ka ng notification sa device na ito.',
  settings: 'Settings ng notifications',
} as const satisfies NamespaceMessagesNoticesTranslation;

export default messagesNotices;
