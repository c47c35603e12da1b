import type { Fish } from '../../fish/wire.ts';
import { element, picture } from '../shell/element.ts';
import { move, prefersReducedMotion } from '../shell/motion.ts';

export interface Pond {
  readonly root: HTMLElement;
  /** Animates a shot at the nearest fish of that kind, which is caught or escapes. */
  shoot(kind: string, caught: boolean, prize: string): Promise<void>;
}

/** Places of fish that do not swim, in percent: beside each other, and beside the rules button and the cannon. */
const restingPlaces = [
  [6, 8],
  [32, 14],
  [58, 6],
  [3, 50],
  [25, 56],
  [57, 46],
  [79, 54],
] as const;

/** Creates the pond of swimming fish; a tap on a fish calls `aim` with its kind. */
export const makePond = (fish: readonly Fish[], aim: (kind: string) => void): Pond => {
  const cannon = element('div', { class: 'cannon' });
  const root = element('div', { class: 'pond', attributes: { 'aria-hidden': 'true' } }, cannon);
  const lanes = fish.length;
  const swimmers = fish.map(({ kind, pays, picture: source }, lane) => {
    const swimmer = element(
      'div',
      { class: 'swimmer', attributes: { 'data-kind': kind }, on: { pointerdown: () => aim(kind) } },
      picture(source),
      element('b', { text: `×${pays}` }),
    );
    const { style } = swimmer;
    style.setProperty('--lane', String(lane / lanes));
    style.setProperty('--size', `${Math.min(104, 58 + lane * 8)}px`);
    style.setProperty('--pace', `${9 + ((lane * 5) % 7) * 1.6}s`);
    style.setProperty('--late', `${-((lane * 37) % 100) / 7}s`);
    const [left, top] = restingPlaces[lane % restingPlaces.length] ?? [0, 0];
    style.setProperty('--rest-left', `${left}%`);
    style.setProperty('--rest-top', `${top}%`);
    swimmer.classList.toggle('back', lane % 2 === 1);
    root.append(swimmer);
    return { kind, swimmer };
  });

  const bubble = (text: string, x: number, y: number): void => {
    const node = element('b', { class: 'catch', text });
    // The text stays within the pond.
    const within = Math.max(56, Math.min(root.clientWidth - 56, x));
    node.style.translate = `${within}px ${Math.max(76, y)}px`;
    root.append(node);
    const done = (): void => node.remove();
    if (prefersReducedMotion()) setTimeout(done, 900);
    else {
      const frames = [
        { transform: 'translate(-50%, 0) scale(0.6)', opacity: 0 },
        { transform: 'translate(-50%, -20px) scale(1.1)', opacity: 1, offset: 0.3 },
        { transform: 'translate(-50%, -70px)', opacity: 0 },
      ];
      void move(node, frames, { duration: 1100 }).then(done);
    }
  };

  return {
    root,
    shoot: async (kind, caught, prize) => {
      const found = swimmers.find((it) => it.kind === kind)?.swimmer;
      if (!found) return;
      const pond = root.getBoundingClientRect();
      const box = found.getBoundingClientRect();
      const x = Math.max(20, Math.min(pond.width - 20, box.x + box.width / 2 - pond.x));
      const y = box.y + box.height / 2 - pond.y;
      const [fromX, fromY] = [pond.width / 2, pond.height - 34];
      cannon.style.rotate = `${(Math.atan2(x - fromX, fromY - y) * 180) / Math.PI}deg`;
      const shot = element('i', { class: 'shot' });
      root.append(shot);
      await move(
        shot,
        [{ transform: `translate(${fromX}px, ${fromY}px)` }, { transform: `translate(${x}px, ${y}px)` }],
        { duration: 240, easing: 'linear' },
      );
      shot.remove();
      if (!caught) {
        await move(found, [{ scale: '1' }, { scale: '0.86' }, { scale: '1' }], { duration: 200 });
        return;
      }
      bubble(prize, x, y);
      await move(found, [{ opacity: 1 }, { scale: '1.3', opacity: 1, offset: 0.4 }, { scale: '0.2', opacity: 0 }], {
        duration: 460,
      });
    },
  };
};
