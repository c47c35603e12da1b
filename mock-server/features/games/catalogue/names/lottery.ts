import { type Titles, titles } from './title.ts';

/** Quick draws, every few minutes. */
export const elottTitles: readonly Titles[] = [
  titles('speedballs', 'draw', 'Bilis Lima 1-Minute | Bilis Lima 3-Minute'),
  titles('pkcars', 'draw', 'Karera Sampu | Turbo PK Ten'),
  titles('quickdice', 'draw', 'Dado Tatlo Minute | Quick Three Dice'),
  titles('keno', 'draw', 'Keno Otsenta | Happy Keno 20'),
  titles('luckywheel', 'draw', 'Ruleta Minuto | Wheel 36'),
  titles('clover', 'draw', 'Swerte Sais | Clover Six'),
  titles('hourglass', 'draw', 'Limang Segundo | Sixty Second Draw'),
  titles('comet', 'draw', 'Bulalakaw Five | Comet Keno'),
  titles('coinsdraw', 'draw', 'Malaki Maliit | Big Small Turbo'),
  titles('zodiac', 'draw', 'Labindalawang Hayop | Zodiac Draw'),
  titles('eleven', 'draw', 'Onse Lima | Eleven Pick Five'),
  titles('chipsdraw', 'draw', 'Color Draw 60 | Kulay Minuto'),
];

/** Daily and weekly draws. */
export const lottTitles: readonly Titles[] = [
  titles('lottoballs', 'draw', 'Lotto Sais Kwarenta | Anim na Bola | Bola ng Bayan'),
  titles('ticket', 'draw', 'Tiket ng Swerte | Sweep Ticket | Tiket Milyonaryo'),
  titles('drum3', 'draw', 'Tatlong Numero | Tatlong Swerte Hapon | Tatlong Swerte Gabi'),
  titles('pick4', 'draw', 'Apat na Numero | Pick Four Manila | Four Digit Gold'),
  titles('pick2', 'draw', 'Dos Numero | Dalawang Tama | Pick Two Noon'),
  titles('hanoi', 'orient', 'Hanoi Special | Hanoi VIP | North Draw'),
  titles('saigon', 'beach', 'Saigon Draw | Mekong Daily | South Draw'),
  titles('danang', 'beach', 'Da Nang Draw | Central Coast Draw'),
  titles('bangkok', 'royal', 'Bangkok Weekly | Chao Phraya Draw'),
  titles('vientiane', 'orient', 'Vientiane Star | Mekong Star Draw'),
  titles('jakarta', 'jungle', 'Jakarta Night Draw | Garuda Four'),
  titles('merlion', 'city', 'Straits Four Digit | Lion City Sweep'),
  titles('jackpotpot', 'royal', 'Mega Pot Linggo | Ultra Palayok Jackpot | Sunday Grand Draw ng Buong Kapuluan'),
];
