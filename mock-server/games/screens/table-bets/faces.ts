import type { SpotEngine } from '#sim/features/games/catalogue/spot-engines.ts';
import type { Card } from '../../baccarat/wire.ts';
import { colourOf, type Drawn, insideNumbers } from '../../table-bets/wire.ts';
import { element } from '../shell/element.ts';
import { words } from './words.ts';

const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♦', '♣'];
const pips = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
const cardText = ({ rank, suit }: Card): string => `${ranks[rank]}${suits[suit]}\uFE0E`;

/** Returns the name of a spot. */
export const spotName = (id: string): string => {
  if (id.startsWith('single')) return words().face(id.slice(6));
  if (id.startsWith('total')) return words().total(id.slice(5));
  const numbers = insideNumbers(id);
  const name = words().inside[numbers.length];
  return name ? name(numbers.join(' · ')) : (words().spots[id] ?? id);
};

const coinName = (engine: SpotEngine, coin: 0 | 1): string => {
  if (engine === 'sedie') return coin ? (words().spots.red ?? '') : words().white;
  return (coin ? words().spots.kara : words().spots.krus) ?? '';
};

/** Returns the text of a draw. */
export const drawnText = (engine: SpotEngine, drawn: Drawn): string => {
  if (drawn.kind === 'pocket') return `${drawn.pocket} ${words().spots[colourOf(drawn.pocket)] ?? ''}`.trim();
  if (drawn.kind === 'segment') return spotName(drawn.segment);
  if (drawn.kind === 'cards')
    return `${words().spots.dragon} ${cardText(drawn.dragon)}, ${words().spots.tiger} ${cardText(drawn.tiger)}`;
  if (drawn.kind === 'card') return cardText(drawn.card);
  if (drawn.kind === 'coins') return drawn.coins.map((it) => coinName(engine, it)).join(', ');
  return drawn.kind === 'dice' ? drawn.dice.join(' + ') : words().left(drawn.beads);
};

const face = (text: string, colour: string): HTMLElement =>
  element('b', { class: 'face', text, attributes: { 'data-colour': colour } });

/** Returns the state of the table before the first draw: blank dice and coins, a card face down, the upturned bowl. */
export const blankFaces = (engine: SpotEngine): HTMLElement[] => {
  const blanks: Partial<Record<SpotEngine, readonly [count: number, look: string]>> = {
    sicbo: [3, 'card'],
    sedie: [4, 'coinwhite'],
    karakrus: [2, 'coingold'],
    hilo: [1, 'cardback'],
    fantan: [1, 'bowl'],
  };
  const [count, look] = blanks[engine] ?? [0, ''];
  return Array.from({ length: count }, () => face('', look));
};

/** Creates the result on the table: a pocket, cards, dice, coins or beads. */
export const faces = (engine: SpotEngine, drawn: Drawn): HTMLElement[] => {
  const cardFace = (card: Card) => face(cardText(card), card.suit === 1 || card.suit === 2 ? 'cardred' : 'card');
  if (drawn.kind === 'pocket') return [face(String(drawn.pocket), colourOf(drawn.pocket))];
  if (drawn.kind === 'segment') return [face(spotName(drawn.segment), 'gold')];
  if (drawn.kind === 'cards') return [cardFace(drawn.dragon), cardFace(drawn.tiger)];
  if (drawn.kind === 'dice') return drawn.dice.map((it) => face(pips[it] ?? '', 'card'));
  if (drawn.kind === 'card') return [cardFace(drawn.card)];
  if (drawn.kind === 'coins')
    return drawn.coins.map((it) =>
      engine === 'sedie' ? face('', it ? 'coinred' : 'coinwhite') : face(coinName(engine, it), 'coingold'),
    );
  return Array.from({ length: drawn.beads }, () => face('', 'bead'));
};
