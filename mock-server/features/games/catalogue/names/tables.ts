import { type Titles, titles } from './title.ts';

/** Card and table games for the PVP category. */
export const pvpTitles: readonly Titles[] = [
  titles(
    'tongits',
    'table',
    'Tongits Klub | Tongits Barkada | Tongits Turbo | Tongits Gabi-Gabi | Tongits Royale | Sunog! Tongits',
    'tongits',
  ),
  titles(
    'pusoy',
    'table',
    'Pusoy Dos Arena | Pusoy Dos Tondo | Big Two Binondo | Pusoy Dos Blitz | Pusoy Dos ng Bayan',
    'pusoydos',
  ),
  titles(
    'pusoydos',
    'table',
    'Pusoy Dos | Pusoy Dos Probinsya | Pusoy Dos Diamante | Big Two Manila | Pusoy Dos Champions',
    'pusoydos',
  ),
  titles(
    'livepoker',
    'orient',
    'Tongits Lanterns | Tongits Pares | Tongits Barangay | Tongits Speed | Tongits Salon | Tongits Hapon',
    'tongits',
  ),
  titles(
    'bingo',
    'draw',
    'Bingo 75 Sikat | Bingo Barangay | Bingo sa Plaza | Turbo Bingo 35 | Bingo Bayanihan | Bingo Balls Blast',
    'bingo',
  ),
  titles(
    'baccarat',
    'table',
    'Lucky 9 Masters | Lucky 9 Plaza | Lucky 9 Probinsya | Lucky 9 Turbo | Hari ng Lucky 9',
    'lucky9',
  ),
  titles(
    'luckynine',
    'table',
    'Lucky Nine | Lucky Nine Barkada | Swerteng Lucky 9 | Lucky 9 Duel | Lucky 9 Kanto',
    'lucky9',
  ),
  titles(
    'holdem',
    'table',
    'Blackjack Makati | Blackjack Barkada | Blackjack Tondo | Blackjack Turbo | Blackjack Sampaloc | Blackjack Fiesta',
    'blackjack',
  ),
  titles('hilo', 'royal', 'Hi-Lo Kanto | Hi-Lo Barkada | Hi-Lo Plaza | Hi-Lo Turbo | Hi-Lo Royale', 'hilo'),
  titles('sedie', 'table', 'Se Die Barrio | Se Die Barkada | Se Die Kanto | Se Die Turbo | Se Die Tambay', 'sedie'),
  titles(
    'rummy',
    'table',
    'Tongits Rush | Tongits Gala | Tongits Kuwarenta | Tongits Circle | Tongits Tagay',
    'tongits',
  ),
  titles(
    'fantan',
    'quest',
    'Fan Tan Sigay | Fan Tan Duel | Fan Tan Bahay | Fan Tan Masters | Fan Tan ni Lola',
    'fantan',
  ),
  titles(
    'coins',
    'fiesta',
    'Kara Krus | Kara Krus Duel | Kara Krus Tondo | Kara Krus Barya | Kara Krus Plaza',
    'karakrus',
  ),
  titles(
    'bulls',
    'arena',
    'Lucky 9 Toro | Lucky 9 Gabi | Lucky 9 Golden Ox | Lucky 9 Kalabaw | Lucky 9 Rancho',
    'lucky9',
  ),
  titles('duel', 'arena', 'Hi-Lo Duel | Hi-Lo Express | Hi-Lo Fever | Hi-Lo Gabi | Hi-Lo Champions', 'hilo'),
  titles('dicecup', 'table', 'Sic Bo Dado | Sic Bo Barkada | Sic Bo Kanto | Sic Bo Duel | Sic Bo Tropa', 'sicbo'),
];

/** Tables with a dealer on camera. */
export const liveTitles: readonly Titles[] = [
  titles(
    'baccarat',
    'table',
    'Baccarat Royale | Baccarat A01 | Baccarat Makati 8 | Speed Baccarat Cebu | Baccarat Perlas VIP | Baccarat Bituin | Baccarat Squeeze | Baccarat Tagalog',
  ),
  titles(
    'roulette',
    'table',
    'Roulette Manila | Speed Roulette | Lightning-Fast Roulette Kidlat | Auto Roulette | Roulette Bonifacio | Roulette Tagaytay | Ruleta de Intramuros',
    'roulette',
  ),
  titles(
    'blackjack',
    'table',
    'Blackjack Bituin | Blackjack Salon B | Blackjack Twenty-One | One Seat Unlimited Blackjack | Blackjack Tagalog | Party Blackjack',
    'blackjack',
  ),
  titles(
    'dragontiger',
    'orient',
    'Dragon Tiger | Dragon Tiger D2 | Speed Dragon Tiger | Bakunawa Dragon Tiger | Dragon Tiger Phoenix',
    'dragontiger',
  ),
  titles(
    'sicbo',
    'orient',
    'Sic Bo Binondo | Speed Sic Bo | Sic Bo Emperor | Super Sic Bo Live | Sic Bo Gabi',
    'sicbo',
  ),
  titles(
    'moneywheel',
    'fiesta',
    'Wheel of Perya | Ikot Swerte Wheel | Money Wheel Manila | Wheel ng Bayan | Wheel Fiesta | Big Wheel Six',
    'wheel',
  ),
  titles(
    'livepoker',
    'table',
    'Blackjack Alas | Blackjack Showdown | Blackjack Caribe | Blackjack Studio Live | Ultimate Barkada Blackjack',
    'blackjack',
  ),
  titles('fantan', 'orient', 'Fan Tan | Speed Fan Tan | Sigay Fan Tan | Fan Tan Emperor', 'fantan'),
  titles('niuniu', 'arena', 'Toro Baccarat | Baccarat Corrida | Golden Bull Baccarat | Bull Studio Baccarat'),
  titles('hilo', 'table', 'Card Hi-Lo | Taas o Baba Hi-Lo | Hi-Lo Manila | Hi-Lo Night', 'hilo'),
  titles(
    'gameshow',
    'city',
    'Studio Sikat Wheel | Wheel Tawag ng Swerte | Noontime Wheel Show | Wheel Deal ng Bayan | Birit Wheel',
    'wheel',
  ),
  titles(
    'sedie',
    'table',
    'Se Die Live | Se Die Red and White | Se Die Pula Puti | Se Die Coin Bowl | Se Die Apat na Barya',
    'sedie',
  ),
  titles(
    'livecolor',
    'fiesta',
    'Color Game Live | Color Game Live: Plaza Edition | Color Game Perya Live | Color Game Studio',
    'table',
  ),
  titles(
    'livebingo',
    'draw',
    'Bingo Live Barangay | Bingo Live Manila | Bingo Live Lounge | Bola-Bola Bingo Live',
    'bingo',
  ),
  titles(
    'dealer',
    'royal',
    'Salon Privé Baccarat Makati | Grand Salon Baccarat Manila | VIP Baccarat Sinag | Emperor Lounge Baccarat | Baccarat: Ang Pribadong Mesa ng mga Kampeon',
  ),
];
