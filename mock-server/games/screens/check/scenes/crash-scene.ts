import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import type { CrashOutcome } from '../../../crash/wire.ts';
import { formatFactor, makeFlight } from '../../crash/flight.ts';
import { words as crashWords } from '../../crash/words.ts';
import { words } from '../words.ts';
import type { Scene } from './scene.ts';

/** Shows the flight of a crash round. */
export const crashScene = (round: CheckedRound, outcome: CrashOutcome): Scene => {
  const flight = makeFlight('/__games/assets/symbols/rocket.webp', '/__games/assets/symbols/collision.webp');
  const { target } = (round.detail as { readonly choice: { readonly target: number | null } }).choice;
  const out = outcome.cashedOutAt ?? (target !== null && outcome.crashedAt >= target ? target : null);
  return {
    root: flight.root,
    steps: [
      { text: words().takeOff, show: () => flight.show(1, 'up') },
      ...(out === null ? [] : [{ text: crashWords().out(formatFactor(out)), show: () => flight.show(out, 'out') }]),
      {
        text: crashWords().ended(formatFactor(outcome.crashedAt)),
        show: () => flight.show(outcome.crashedAt, 'lost'),
      },
    ],
  };
};
