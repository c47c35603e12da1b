import type { ArtChoice } from '../../../../src/art/choice.ts';

/** What a game wears unless a neighbour of better rank wears it already. */
export interface Favourite extends Omit<ArtChoice, 'motif'> {
  readonly rank: number;
}

let rank = 0;
const wears = (
  palette: Favourite['palette'],
  scene: Favourite['scene'],
  lettering: Favourite['lettering'],
): Favourite => ({ palette, scene, lettering, rank: rank++ });

/** The faces of the house: games that players meet first keep their looks. */
export const favourites: Readonly<Record<string, Favourite>> = {
  'Kidlat Fortune': wears('kidlat', 'rays', 'kanit'),
  'Color Game': wears('mangga', 'fair', 'lilita'),
  'Perlas ng Dagat': wears('laguna', 'reef', 'berkshire'),
  'Baccarat Royale': wears('gubat', 'felt', 'limelight'),
  'Lipad!': wears('hiyas', 'cosmos', 'russo'),
  'Tongits Klub': wears('gumamela', 'spotlights', 'righteous'),
  'Dragon of Mayon': wears('takip', 'volcano', 'cinzel'),
  'Huli!': wears('dagat', 'reef', 'bangers'),
  'Halo-Halo Mania': wears('ube', 'bokeh', 'lilita'),
  'Mahjong Lanterns': wears('esmeralda', 'lanterns', 'bangers'),
  'Jade Carabao': wears('palay', 'hills', 'rye'),
  'Hardcourt Live Odds': wears('dalandan', 'court', 'russo'),
  'Parol Wilds': wears('gabi', 'moon', 'lilita'),
  'Roulette Manila': wears('siling', 'curtain', 'cinzel'),
  'Biyahe Express': wears('rosas', 'skyline', 'bungee'),
  'Alimango Empire': wears('laguna', 'beach', 'shrikhand'),
  'Bingo 75 Sikat': wears('dagat', 'rays', 'kanitBlack'),
  'Agila Sky King': wears('pilak', 'clouds', 'cinzel'),
  'Sampaguita Spins': wears('gubat', 'capiz', 'shrikhand'),
  'Lucky Lechon': wears('siling', 'banig', 'bowlby'),
  'Intramuros Treasure': wears('luwad', 'wall', 'rye'),
  'Tarsier Nights': wears('gubat', 'jungle', 'berkshire'),
  'Wheel of Perya': wears('pista', 'fair', 'bungee'),
  'Siete Siete Siete': wears('butil', 'curtain', 'bowlby'),
  'Karaoke Night': wears('neon', 'grid', 'righteous'),
};
