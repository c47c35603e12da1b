import { group, metalEmblem, plain } from '../heroes/hero.ts';
import { octopus } from '../heroes/sea.ts';
import { gold } from '../paint/metals.ts';
import { type Motif, motif } from './motif.ts';

export const waterMotifs: Readonly<Record<string, Motif>> = {
  fishing: motif(plain('fishing-pole', 240), 'tropical-fish coin bubbles'),
  crab: motif(plain('crab', 250), 'coin spiral-shell gem-stone'),
  octopus: motif(octopus, 'gem-stone anchor tropical-fish'),
  shark: motif(plain('shark', 250), 'tropical-fish coin fishing-pole'),
  whale: motif(plain('spouting-whale', 246), 'tropical-fish coin droplet'),
  jellyfish: motif(plain('jellyfish', 244), 'high-voltage jellyfish bubbles'),
  lobster: motif(plain('lobster', 246), 'crown shrimp coin'),
  blowfish: motif(plain('blowfish', 240), 'bomb coin bubbles'),
  seadragon: motif(plain('dragon-face', 240), 'gem-stone spiral-shell coin'),
  seaturtle: motif(
    group([plain('turtle', 216, -8), 0, -12, 1], [plain('coral', 104), -82, 70, 1], [plain('coral', 84), 88, 78, 1]),
    'shield spiral-shell coin',
  ),
  mermaid: motif(plain('person-merpeople', 250, 0, true), 'trident-emblem oyster coin'),
  trident: motif(
    group([plain('water-wave', 190), 0, 40, 1], [plain('trident-emblem', 220), 0, -14, 1]),
    'gem-stone high-voltage coin',
  ),
  wreck: motif(
    group([plain('anchor', 220), 0, -6, 1, -12], [metalEmblem('open-treasure-chest', gold, 120), 60, 66, 1]),
    'coin tropical-fish spiral-shell',
  ),
  squid: motif(plain('squid', 246), 'bubbles shrimp coin'),
};
