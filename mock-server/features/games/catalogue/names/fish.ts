import { type Titles, titles } from './title.ts';

export const fishTitles: readonly Titles[] = [
  titles('fishing', 'sea', 'Huli! | Lambat King | Fishing Fiesta | Bingwit Boss | Pangulong Mangingisda'),
  titles('crab', 'sea', 'Alimango Empire | Crab Commander | Golden Alimasag | King Crab Cannon | Talangka Time'),
  titles('octopus', 'sea', 'Pugita Attack | Kraken of Tubbataha | Octo Cannon | Pugita Island'),
  titles('shark', 'sea', 'Pating Patrol | Shark Hunter Sulu | Jaws of Jolo | Pating na Ginto'),
  titles('whale', 'sea', 'Balyena Bonanza | Whale Hunter Batanes | Blue Leviathan | Balyena Boss'),
  titles('jellyfish', 'sea', 'Dikya Glow | Neon Jellyfish | Electric Dikya | Jelly Storm'),
  titles('lobster', 'sea', 'Lobster Lord | Sugpo Supreme | Red Claw Raid | Banagan Blast'),
  titles('blowfish', 'sea', 'Butete Bomb | Puffer Panic | Spiky Fortune | Boom Butete'),
  titles('seadragon', 'sea', 'Bakunawa Fishing | Sea Dragon Siege | Dragon Reef | Bakunawa Awakens'),
  titles('seaturtle', 'sea', 'Pawikan Quest | Shell Shock | Ancient Turtle | Reef Guardian'),
  titles('mermaid', 'sea', 'Sirena Hunter | Mermaid Cannon | Reyna ng Dagat | Siren Reef'),
  titles('trident', 'sea', 'Trident of the Deep | Haring Dagat | Poseidong Pinoy | Storm Trident'),
  titles('wreck', 'sea', 'Coron Wrecks | Galleon Graveyard | Anchor Deep | Lubog na Barko'),
  titles('squid', 'sea', 'Pusit Panic | Ink Attack | Giant Squid Siege | Pusit Party'),
];
