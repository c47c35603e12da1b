import { type Titles, titles } from './title.ts';

export const sportsTitles: readonly Titles[] = [
  titles(
    'basketball',
    'court',
    'Hardcourt Live Odds | Manila Hardcourt Sportsbook | Hoops Barangay | Buzzer Beater | Liga ng Bayan',
  ),
  titles('football', 'court', 'Football Sportsbook | Goal Rush | Penalty Kings | Azul Football | Virtual Football Cup'),
  titles('volleyball', 'court', "Volleyball Spike | Beach Volley Live | Setter's Court | Spike Nation"),
  titles('boxing', 'arena', 'Kamao Boxing | Fight Night GenSan | Ring Kings | Round Twelve'),
  titles('tennis', 'court', 'Tennis Ace Odds | Baseline | Grand Court | Virtual Tennis Open'),
  titles('horserace', 'arena', 'Karera ng Kabayo | Santa Ana Sprint | Virtual Derby | Photo Finish'),
  titles('badminton', 'court', 'Badminton Smash | Shuttle Rush | Net Kill'),
  titles('baseball', 'court', 'Baseball Diamond Odds | Home Run Rizal | Bottom of the Ninth'),
  titles('billiards', 'table', "Bata's Billiards | Nine Ball Nation | Sargo! | Eight Ball Odds"),
  titles('motorsport', 'city', 'Grand Prix Manila | Drag Race Clark | Pit Lane Odds | Turbo Circuit'),
  titles('tabletennis', 'court', 'Ping Pong Live | Table Tennis Rally | Spin Serve'),
  titles('mma', 'arena', 'Octagon Odds | Cage Night Baguio | Suntukan League'),
  titles('cycling', 'court', 'Tour de Luzon | Peloton Odds | Sprint Finish'),
  titles('golf', 'field', 'Fairway Odds | Hole in One Tagaytay | Green Jacket'),
  titles('esportscup', 'royal', 'Parlay Palace | Multi Bet Champion | Outright Winner'),
];

export const esportsTitles: readonly Titles[] = [
  titles('gamepad', 'cyber', 'TF Esports Lobby | Console Clash'),
  titles('blades', 'cyber', 'Five-Lane Legends | Blade League'),
  titles('crosshair', 'cyber', 'Tactical Five Odds | Bomb Site B'),
  titles('tower', 'cyber', 'Last Tower Standing | Base Race'),
  titles('mech', 'cyber', 'Mech Masters | Steel Arena'),
  titles('wyvern', 'cyber', 'Ancient Wyvern Cup | Dragon Pit'),
  titles('headset', 'cyber', "Caster's Choice | Squad Comms"),
  titles('mobile', 'cyber', 'Luzon Mobile Cup | Pocket Arena'),
  titles('wizard', 'cyber', 'Arcane Draft | Spellbound Series'),
  titles('keyboard', 'cyber', 'Ranked Ladder Live | APM Kings'),
  titles('kart', 'cyber', 'Kart League Live | Sim Racing Series'),
  titles('royale', 'cyber', 'Battle Drop Odds | Final Circle'),
];

export const cockfightTitles: readonly Titles[] = [
  titles('sabongduel', 'arena', 'DS88 Sabong Live'),
  titles('sabongcrest', 'arena', 'Derby Araw'),
  titles('redcock', 'arena', 'Pulang Tandang'),
  titles('bluecock', 'arena', 'Asul na Tandang'),
  titles('spur', 'arena', 'Tari Championship'),
  titles('feathers', 'arena', 'Balahibong Ginto'),
  titles('sabonggate', 'arena', 'Gallera Grande'),
  titles('sabongcup', 'arena', 'Seven-Cock Derby'),
  titles('chick', 'arena', 'Bullstag Derby'),
  titles('merondrum', 'arena', 'Meron Wala'),
  titles('dawncock', 'arena', 'Tilaok ng Madaling-Araw'),
  titles('cockcrown', 'arena', 'Hari ng Gallera'),
];
