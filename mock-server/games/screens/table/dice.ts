import type { Colour } from '../../color/wire.ts';
import { element } from '../shell/element.ts';
import { move, prefersReducedMotion } from '../shell/motion.ts';
import { playSound } from '../shell/sound.ts';

export interface Dice {
  readonly root: HTMLElement;
  /** Animates the dice, which stop on `thrown`. */
  roll(thrown: readonly Colour[]): Promise<void>;
  /** Shows a throw without animation. */
  place(thrown: readonly Colour[]): void;
}

const start: readonly Colour[] = ['yellow', 'blue', 'red'];

/** Creates three coloured dice over a tray. */
export const makeDice = (colours: readonly Colour[]): Dice => {
  const dice = start.map((colour) => element('i', { class: 'die', attributes: { 'data-colour': colour } }));
  const root = element('div', { class: 'tray', attributes: { 'aria-hidden': 'true' } }, ...dice);
  const show = (at: number, colour: Colour): void => {
    const die = dice[at];
    if (die) die.dataset.colour = colour;
  };
  return {
    root,
    place: (thrown) => {
      for (const [at, colour] of thrown.entries()) show(at, colour);
    },
    roll: async (thrown) => {
      await Promise.all(
        dice.map(async (die, index) => {
          const tumble = prefersReducedMotion()
            ? undefined
            : setInterval(() => show(index, colours[Math.floor(Math.random() * colours.length)] ?? 'red'), 90);
          const turn = (index % 2 ? -1 : 1) * (540 + index * 180);
          await move(
            die,
            [
              { transform: `translateY(-150%) rotate(${turn}deg) scale(0.8)`, opacity: 0.4, easing: 'ease-in' },
              { transform: `translateY(0) rotate(${turn / 3}deg)`, opacity: 1, offset: 0.5, easing: 'ease-out' },
              { transform: `translateY(-34%) rotate(${turn / 6}deg)`, offset: 0.68, easing: 'ease-in' },
              { transform: 'none' },
            ],
            { duration: 900 + index * 260 },
          );
          clearInterval(tumble);
          playSound('stop');
          show(index, thrown[index] ?? 'red');
        }),
      );
    },
  };
};
