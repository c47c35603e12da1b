import type { NamespaceGamesScreenTranslation } from '../../i18n-types.ts';

const game = {
  loading: 'Binubuksan ang laro…',
  time: 'Tagal ng paglalaro',
  net: 'Neto ngayon',
  balance: 'Balanse',
  demoBalance: 'Pang-demo na pera',
  screen: 'Laro: {name}',
  fullScreen: 'Buong screen',
  partScreen: 'Umalis sa buong screen',
  retry: 'Subukan ulit',
  toLobby: 'Bumalik sa lobby',
  logIn: 'Mag-login ulit',
  failedTitle: 'Hindi nabuksan ang laro',
  failedText: 'Walang perang gumalaw. Subukan ulit.',
  offlineTitle: 'Offline ka',
  offlineText: 'Bubukas ang laro kapag bumalik na ang koneksyon mo.',
  unknownTitle: 'Hindi namin kilala ang larong ito',
  unknownText: 'Baka wala na ito sa lobby. Marami pang ibang puwedeng laruin.',
  closedTitle: 'Sarado muna ang larong ito',
  closedText: 'Hindi tumatanggap ng taya ang provider nito. Subukan muna ang iba.',
  limitTitle: 'Naabot mo na ang limit mo',
  limitText: 'Hindi ito pinapayagan ngayon ng limit na itinakda mo. Ligtas ang balanse mo.',
  expiredTitle: 'Na-logout ka',
  expiredText: 'Tapos na ang mga round mo at ligtas ang balanse mo. Mag-login para magpatuloy.',
  deniedTitle: 'Hindi mo malalaro ang larong ito',
  deniedText: 'Walang pahintulot ang account mo, o pansamantalang hindi magagamit ang feature na ito.',
  brokenTitle: 'Huminto ang laro',
  brokenText: 'Tapos na ang lahat ng round mo. Buksan ulit ang laro para magpatuloy.',
  connectionLost: 'Walang koneksyon. Magpapatuloy ang laro kapag online ka na ulit.',
} as const satisfies NamespaceGamesScreenTranslation;

export default game;
