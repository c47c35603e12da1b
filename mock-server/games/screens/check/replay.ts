import type { CheckedRound } from '../../../features/games/endpoints/fairness.ts';
import { type HandEngineName, handEngines } from '../../../features/games/hands/engine.ts';
import type { BaccaratOutcome, Card } from '../../baccarat/wire.ts';
import type { BingoOutcome } from '../../bingo/wire.ts';
import type { ColourOutcome } from '../../color/wire.ts';
import type { CrashOutcome } from '../../crash/wire.ts';
import type { FishOutcome } from '../../fish/wire.ts';
import type { HandView } from '../../hands/wire.ts';
import type { LotteryOutcome } from '../../lottery/wire.ts';
import { symbolsOf } from '../../slot/symbol-sets.ts';
import type { SlotOutcome } from '../../slot/wire.ts';
import { type Drawn, redPockets, type SpotsOutcome } from '../../spots/wire.ts';
import { words as handWords } from '../hands/words.ts';
import { element, picture } from '../shell/element.ts';
import { replayHand } from './verify.ts';
import { words } from './words.ts';

/** One line of a replay: what it shows, and the pieces that appear one after the other. */
export interface Line {
  readonly label: string;
  readonly pieces: readonly HTMLElement[];
}

const suits = ['♠', '♥', '♦', '♣'];
const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

const piece = (text: string, colour = ''): HTMLElement =>
  element('b', { class: 'piece', text, ...(colour && { attributes: { 'data-colour': colour } }) });

// The variation selector keeps suits from turning into emoji.
const card = ({ rank, suit }: Card): HTMLElement =>
  piece(`${ranks[rank] ?? ''}${suits[suit] ?? ''}\uFE0E`, suit === 1 || suit === 2 ? 'cardred' : 'card');

const pocketColour = (pocket: number): string => (pocket === 0 ? 'green' : redPockets.has(pocket) ? 'red' : 'black');

const drawnLines = (drawn: Drawn): Line[] => {
  const say = words();
  const of = (pieces: readonly HTMLElement[]): Line[] => [{ label: say.drawn, pieces }];
  if (drawn.kind === 'cards')
    return [
      { label: say.dragon, pieces: [card(drawn.dragon)] },
      { label: say.tiger, pieces: [card(drawn.tiger)] },
    ];
  if (drawn.kind === 'pocket') return of([piece(String(drawn.pocket), pocketColour(drawn.pocket))]);
  if (drawn.kind === 'segment') return of([piece(drawn.segment)]);
  if (drawn.kind === 'card') return of([card(drawn.card)]);
  if (drawn.kind === 'dice') return of(drawn.dice.map((it) => piece(String(it), 'card')));
  if (drawn.kind === 'coins') return of(drawn.coins.map((it) => piece('●', it ? 'red' : 'white')));
  return of([piece(String(drawn.beads))]);
};

const slotLines = ({ spins }: SlotOutcome, motif: string): Line[] => {
  const names = symbolsOf(motif as never);
  return spins.map(({ grid }, at) => ({
    label: words().spin(at),
    pieces: grid.map((reel) =>
      element(
        'span',
        { class: 'reel' },
        ...reel.map((symbol) => picture(`/__games/assets/symbols/${names[symbol]}.webp`)),
      ),
    ),
  }));
};

const handLines = async (round: CheckedRound, engine: HandEngineName, outcome: HandView): Promise<Line[]> => {
  const say = handWords();
  const nameOf = (seat: number): string =>
    engine === 'blackjack' && seat > 0 ? words().dealer : (say.names[seat] ?? '');
  const moves =
    round.seed === null || round.forced
      ? []
      : (await replayHand(round, engine)).log.map(
          ({ seat, act, cards }): Line => ({ label: `${nameOf(seat)}: ${say.done[act]}`, pieces: cards.map(card) }),
        );
  const hands = outcome.seats.map(
    ({ cards, melds }, seat): Line => ({ label: nameOf(seat), pieces: [...melds.flat(), ...cards].map(card) }),
  );
  return [...moves, { label: words().end, pieces: [] }, ...hands];
};

/** Returns a round as it was played, line by line. */
export const replayOf = async (round: CheckedRound): Promise<readonly Line[]> => {
  const say = words();
  const { screen, motif } = round;
  const { choice, outcome } = round.detail as { readonly choice: unknown; readonly outcome: unknown };
  if ((handEngines as readonly string[]).includes(screen))
    return handLines(round, screen as HandEngineName, outcome as HandView);
  if (screen === 'slot') return slotLines(outcome as SlotOutcome, motif);
  if (screen === 'live') {
    const { player, banker, totals } = outcome as BaccaratOutcome;
    return [
      { label: `${say.player}: ${totals.player}`, pieces: player.map(card) },
      { label: `${say.banker}: ${totals.banker}`, pieces: banker.map(card) },
    ];
  }
  if (screen === 'table')
    return [{ label: say.drawn, pieces: (outcome as ColourOutcome).thrown.map((it) => piece('■', it)) }];
  if (screen === 'crash')
    return [{ label: say.crashed, pieces: [piece(`×${(outcome as CrashOutcome).crashedAt.toFixed(2)}`)] }];
  if (screen === 'fish') {
    const { fish } = choice as { readonly fish: string };
    const label = (outcome as FishOutcome).caught ? say.caught : say.missed;
    return [{ label, pieces: [element('span', { class: 'reel' }, picture(`/__games/assets/symbols/${fish}.webp`))] }];
  }
  if (screen === 'lottery')
    return [{ label: say.drawn, pieces: (outcome as LotteryOutcome).drawn.map((it) => piece(String(it))) }];
  if (screen === 'bingo')
    return [{ label: say.drawn, pieces: (outcome as BingoOutcome).balls.map((it) => piece(String(it))) }];
  return drawnLines((outcome as SpotsOutcome).drawn);
};
