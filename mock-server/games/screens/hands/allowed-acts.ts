import { floorToMinor } from '#lib/money/money.ts';
import { beats, combinationOf } from '#sim/features/games/hands/pusoy-dos-cards.ts';
import { isMeld } from '#sim/features/games/hands/tongits-melds.ts';
import type { Card } from '../../baccarat/wire.ts';
import type { HandView } from '../../hands/wire.ts';

export type HandAction = HandView['acts'][number];

type Check = (view: HandView, cards: readonly Card[]) => boolean;

const checks: Partial<Record<HandAction, Check>> = {
  play: ({ table }, cards) => combinationOf(cards) !== null && (table.length === 0 || beats(cards, table)),
  meld: (_, cards) => isMeld(cards),
  take: ({ table }, cards) => cards.length >= 2 && isMeld([...cards, ...table]),
  layoff: ({ seats }, cards) =>
    cards.length > 0 && seats.some(({ melds }) => melds.some((it) => isMeld([...it, ...cards]))),
  discard: (_, cards) => cards.length === 1,
};

/** Returns whether a move with the selected cards fits the rules; the server has the final decision. */
export const canPlay = (view: HandView, act: HandAction, cards: readonly Card[]): boolean =>
  view.acts.includes(act) && (checks[act]?.(view, cards) ?? true);

/** Returns what a move adds to the stake, in major units. */
export const costOf = (act: HandAction, { stake, sides, places: own }: HandView): number => {
  const unit = own?.find(({ active }) => active !== null)?.unit;
  const main = unit ?? stake - sides.reduce((sum, side) => sum + side.stake, 0);
  if (act === 'insure') return floorToMinor(main / 2);
  return act === 'double' || act === 'split' ? main : 0;
};
