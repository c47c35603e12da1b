import type { NamespaceGamesScreenTranslation } from '../../i18n-types.ts';

const game = {
  loading: 'Binubuksan ang laro…',
  time: 'Session time',
  net: 'Net result',
  balance: 'Balance',
  demoBalance: 'Play money',
  screen: 'Laro: {name}',
  fullScreen: 'Full screen',
  partScreen: 'Lumabas sa full screen',
  retry: 'Subukan ulit',
  toLobby: 'Bumalik sa lobby',
  logIn: 'Mag-log in ulit',
  failedTitle: 'Hindi nabuksan ang laro',
  failedText: 'Hindi ka nasingil. Subukan ulit.',
  offlineTitle: 'Offline ka',
  offlineText: 'Magbubukas ang laro kapag online ka na.',
  unknownTitle: 'Hindi makita ang laro',
  unknownText: 'Baka naalis na ito. Pumili ng ibang laro sa lobby.',
  closedTitle: 'Hindi available ang laro',
  closedText: 'Hindi tumatanggap ng taya ang provider ngayon. Subukan ang ibang laro.',
  limitTitle: 'Naabot mo na ang limit mo',
  limitText: 'Ikaw ang nag-set ng limit na ito kaya hindi ka puwedeng maglaro ngayon. Safe ang balance mo.',
  expiredTitle: 'Na-log out ka',
  expiredText: 'Settled na ang mga round mo at safe ang balance mo. Mag-log in para magpatuloy.',
  deniedTitle: 'Hindi mo puwedeng laruin ang larong ito',
  deniedText: 'Walang permission ang account mo, o hindi muna available ang feature na ito.',
  brokenTitle: 'Huminto ang laro',
  brokenText: 'Settled na ang lahat ng round mo. Buksan ulit ang laro para magpatuloy.',
  connectionLost: 'Walang internet. Itutuloy ang laro kapag online ka na.',
} as const satisfies NamespaceGamesScreenTranslation;

export default game;
