import { toMajor } from '#lib/money/money.ts';
import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import { fishRules } from '../../../fish/rules.ts';
import type { FishOutcome } from '../../../fish/wire.ts';
import { makePond } from '../../fish/pond.ts';
import { words as fishWords } from '../../fish/words.ts';
import { element } from '../../shell/element.ts';
import { words } from '../words.ts';
import { money, type Scene } from './scene.ts';

/** Shows the shot of a fishing round. */
export const fishScene = (round: CheckedRound, { caught }: FishOutcome): Scene => {
  const { fish: kind } = (round.detail as { readonly choice: { readonly fish: string } }).choice;
  const fish = fishRules.describe({} as never, {} as never) as { readonly fish: Parameters<typeof makePond>[0] };
  const name = fishWords().names[kind] ?? kind;
  const root = element('div', {});
  const fill = () => {
    const pond = makePond(fish.fish, () => undefined);
    root.replaceChildren(pond.root);
    return pond;
  };
  return {
    root,
    steps: [
      { text: words().aimed(name), show: () => void fill() },
      {
        text: caught ? fishWords().caught(name) : fishWords().missed(name),
        show: () => void fill().shoot(kind, caught, `+${money(toMajor(round.payout))}`),
      },
    ],
  };
};
