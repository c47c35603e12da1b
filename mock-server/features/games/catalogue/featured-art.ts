import type { ArtChoice } from '#sim/art/choice.ts';

/** Art of a game unless a neighbour of better rank already uses it. */
export interface FeaturedArt extends Omit<ArtChoice, 'motif'> {
  readonly rank: number;
}

let rank = 0;
const featured = (
  palette: FeaturedArt['palette'],
  scene: FeaturedArt['scene'],
  lettering: FeaturedArt['lettering'],
): FeaturedArt => ({ palette, scene, lettering, rank: rank++ });

/** Art of games near the top of the lists, fixed so that it does not change when games are added. */
export const featuredArt: Readonly<Record<string, FeaturedArt>> = {
  'Kidlat Fortune': featured('kidlat', 'rays', 'kanit'),
  'Color Game': featured('mangga', 'fair', 'lilita'),
  'Perlas ng Dagat': featured('laguna', 'reef', 'berkshire'),
  'Baccarat Royale': featured('gubat', 'felt', 'limelight'),
  'Lipad!': featured('hiyas', 'cosmos', 'russo'),
  'Tongits Klub': featured('gumamela', 'spotlights', 'righteous'),
  'Dragon of Mayon': featured('takip', 'volcano', 'cinzel'),
  'Huli!': featured('dagat', 'reef', 'bangers'),
  'Halo-Halo Mania': featured('ube', 'bokeh', 'lilita'),
  'Tongits Lanterns': featured('esmeralda', 'lanterns', 'bangers'),
  'Jade Carabao': featured('palay', 'hills', 'rye'),
  'Hardcourt Live Odds': featured('dalandan', 'court', 'russo'),
  'Parol Wilds': featured('gabi', 'moon', 'lilita'),
  'Roulette Manila': featured('siling', 'curtain', 'cinzel'),
  'Biyahe Express': featured('rosas', 'skyline', 'bungee'),
  'Alimango Empire': featured('laguna', 'beach', 'shrikhand'),
  'Bingo 75 Sikat': featured('dagat', 'rays', 'kanitBlack'),
  'Agila Sky King': featured('pilak', 'clouds', 'cinzel'),
  'Sampaguita Spins': featured('gubat', 'capiz', 'shrikhand'),
  'Lucky Lechon': featured('siling', 'banig', 'bowlby'),
  'Intramuros Treasure': featured('luwad', 'wall', 'rye'),
  'Tarsier Nights': featured('gubat', 'jungle', 'berkshire'),
  'Wheel of Perya': featured('pista', 'fair', 'bungee'),
  'Siete Siete Siete': featured('butil', 'curtain', 'bowlby'),
  'Karaoke Night': featured('neon', 'grid', 'righteous'),
};
