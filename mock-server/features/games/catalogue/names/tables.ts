import { type Titles, titles } from './title.ts';

/** Card and board games against others. */
export const pvpTitles: readonly Titles[] = [
  titles(
    'tongits',
    'table',
    'Tongits Klub | Tongits Barkada | Tongits Turbo | Tongits Gabi-Gabi | Tongits Royale | Sunog! Tongits',
  ),
  titles('pusoy', 'table', 'Pusoy Arena | Pusoy Trese | Chinese Poker Binondo | Pusoy Blitz | Pusoy ng Bayan'),
  titles('pusoydos', 'table', 'Pusoy Dos | Pusoy Dos Duo | Dos Diamante | Big Two Manila | Pusoy Dos Champions'),
  titles(
    'mahjong',
    'orient',
    'Mahjong Lanterns | Mahjong Pares | Mahjong Barangay | Mahjong Dose | Sixteen Tiles | Mahjong Hapon',
  ),
  titles(
    'bingo',
    'draw',
    'Bingo 75 Sikat | Bingo Barangay | Bingo sa Plaza | Turbo Bingo 30 | Bingo Bayanihan | Bingo Balls Blast',
  ),
  titles('dama', 'table', 'Dama | Dama Masters | Dama sa Kanto | Turkish Dama | Hari ng Dama'),
  titles('luckynine', 'table', 'Lucky Nine | Lucky Nine Banker | Swerteng Nuwebe | Nine Up Duel | Lucky 9 Kanto'),
  titles(
    'holdem',
    'table',
    "Hold'em Makati | Poker Barkada | Texas sa Tondo | Six-Plus Short Deck | Sit & Go Sampaloc | Poker Fiesta",
  ),
  titles('chess', 'royal', 'Chess Rapid | Ahedres | Blitz Chess Plaza | Knight Duel | Rook and Roll'),
  titles('domino', 'table', 'Domino Duo | Domino Barrio | Gaple Gang | Double Six | Domino Tambay'),
  titles('rummy', 'table', 'Rummy Rush | Gin Rummy Gala | Rummy 41 | Indian Rummy Circle | Rummy Tagay'),
  titles('sungka', 'quest', 'Sungka | Sungka Duel | Bahay at Ulo | Sigay Masters | Sungka ni Lola'),
  titles('coins', 'fiesta', 'Kara Krus | Cara y Cruz Duel | Tatlong Barya | Heads or Tails Hatak | Toss Coin Plaza'),
  titles('bulls', 'arena', 'Bull Bull Versus | Niu Niu Night | Golden Ox Showdown | Toro Toro | Five Card Bull'),
  titles('duel', 'arena', 'In-Between | Sakla | Monte Madness | Between the Sheets | Sakla Santo'),
  titles('dicecup', 'table', "Hi-Lo Dado | Cup of Dice | Liar's Dice | Dado Duel | Bluff Barkada"),
];

/** Tables with a dealer on camera. */
export const liveTitles: readonly Titles[] = [
  titles(
    'baccarat',
    'table',
    'Baccarat Royale | Baccarat A01 | Baccarat Makati 8 | Speed Baccarat Cebu | Baccarat Perlas VIP | No Commission Baccarat | Baccarat Squeeze | Baccarat Tagalog',
  ),
  titles(
    'roulette',
    'table',
    'Roulette Manila | Speed Roulette | Lightning-Fast Roulette Kidlat | Auto Roulette | Roulette Bonifacio | Double Ball Roulette | Ruleta de Intramuros',
    'roulette',
  ),
  titles(
    'blackjack',
    'table',
    'Blackjack Bituin | Blackjack Salon B | Free Bet Twenty-One | One Seat Unlimited Blackjack | Blackjack Tagalog | Party Blackjack',
  ),
  titles(
    'dragontiger',
    'orient',
    'Dragon Tiger | Dragon Tiger D2 | Speed Dragon Tiger | Bakunawa Tigre | Dragon Tiger Phoenix',
    'dragontiger',
  ),
  titles('sicbo', 'orient', "Sic Bo Binondo | Speed Sic Bo | Emperor's Dice | Super Dado Live | Sic Bo Gabi", 'sicbo'),
  titles(
    'moneywheel',
    'fiesta',
    'Wheel of Perya | Ikot Swerte Live | Money Wheel Manila | Spin ng Bayan | Roleta Fiesta | Big Wheel Six',
    'wheel',
  ),
  titles(
    'livepoker',
    'table',
    "Casino Hold'em | Three Card Showdown | Stud Caribe | Hold'em Bonus Live | Ultimate Barkada Poker",
  ),
  titles('fantan', 'orient', 'Fan Tan | Speed Fan Tan | Sigay Fan Tan | Fan Tan Emperor', 'fantan'),
  titles('niuniu', 'arena', 'Bull Fight Live | Toro Five Cards | Niu Niu Table | Golden Bull Studio'),
  titles('hilo', 'table', 'Card Hi-Lo | Taas o Baba | Andar Bahar Manila | Teen Patti Night'),
  titles('gameshow', 'city', 'Studio Sikat | Tawag ng Swerte | Noontime Jackpot Show | Deal ng Bayan | Birit Box'),
  titles('sedie', 'table', 'Se Die Live | Red and White | Pula Puti | Coin Bowl | Apat na Barya'),
  titles(
    'livecolor',
    'fiesta',
    'Color Game Live | Color Game Live: Plaza Edition | Live Perya Dice | Drop Ball Color Game',
  ),
  titles('livebingo', 'draw', 'Bingo Live Barangay | Mega Ball Manila | Live Lotto Lounge | Bola-Bola Live'),
  titles(
    'dealer',
    'royal',
    'Salon Privé Makati | Grand Salon Manila | VIP Table Sinag | Emperor Lounge | Ang Pribadong Mesa ng mga Kampeon',
  ),
];
