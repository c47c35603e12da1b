import type { Fish } from '../../fish/wire.ts';
import { element, picture } from '../shell/element.ts';
import { move, prefersReducedMotion } from '../shell/motion.ts';
import { swimOf } from './swims.ts';

export interface Pond {
  readonly root: HTMLElement;
  /** Animates a shot at the fish of that kind that was tapped last, which is caught or escapes. */
  shoot(kind: string, caught: boolean, prize: string): Promise<void>;
  /** Marks the kind of fish that the gun aims at. */
  aim(kind: string): void;
  /** Shows the gun of a level, 1 to 5. */
  setGun(level: number): void;
}

const columns = 4;
/** Distances from the left of the fish in the lowest row, percent; the cannon is between them. */
const lowestRow = [0, 20, 55, 77];
/** The place at the top right is that of the rules button. */
const placeOf = (at: number): number => (at < columns - 1 ? at : at + 1);

/** Distance from the edge within which a fish is not shot at, px. */
const edge = 20;

/** Creates the fish of one kind, which swim together. */
const makeSwimmer = ({ kind, pays, picture: source }: Fish, at: number, isBoss: boolean) => {
  const { movement, seconds, depth, size, count = 1, back = false } = swimOf(kind);
  const members = Array.from({ length: count }, () => picture(source));
  const swimmer = element(
    'div',
    { class: 'swimmer', attributes: { 'data-kind': kind, 'data-move': movement } },
    element(
      'div',
      { class: 'bob' },
      element('div', { class: 'members', attributes: { 'data-count': String(count) } }, ...members),
      element('b', { text: `×${pays}` }),
    ),
  );
  const place = placeOf(at);
  const column = place % columns;
  const row = Math.floor(place / columns);
  const values = {
    '--depth': `${depth}%`,
    '--size': `${size}px`,
    '--crossing': `${seconds}s`,
    '--late': `${-((at * 37) % 100) / 7}s`,
    '--rest-left': `${row === 2 ? lowestRow[column] : (column * 100) / columns}%`,
    '--rest-top': `${2 + row * 32}%`,
  };
  for (const [name, value] of Object.entries(values)) swimmer.style.setProperty(name, value);
  swimmer.classList.toggle('back', back);
  swimmer.classList.toggle('boss', isBoss);
  return { kind, swimmer, members };
};

/** Moves a fish from outside the pond to its edge, so that players see the hit. */
const moveInside = (swimmer: Element): void => {
  for (const animation of swimmer.getAnimations()) {
    const { duration, delay } = animation.effect?.getComputedTiming() ?? {};
    if (typeof duration === 'number' && typeof delay === 'number') animation.currentTime = delay + duration * 20.3;
  }
};

/** Creates the pond of swimming fish; a press on a fish calls `onPress` with its kind. */
export const makePond = (fish: readonly Fish[], onPress: (kind: string) => void): Pond => {
  const cannon = element('div', { class: 'cannon' }, element('i', {}), element('i', {}));
  const root = element('div', { class: 'pond', attributes: { 'aria-hidden': 'true' } }, cannon);
  let tapped: Element | undefined;
  root.addEventListener('contextmenu', (event) => event.preventDefault());
  const swimmers = fish.map((it, at) => {
    const made = makeSwimmer(it, at, at === fish.length - 1);
    made.swimmer.addEventListener('pointerdown', ({ target }) => {
      tapped = made.members.find((member) => member === target);
      onPress(made.kind);
    });
    return made;
  });
  root.append(...swimmers.map(({ swimmer }) => swimmer));

  const bubble = (text: string, x: number, y: number): void => {
    const node = element('b', { class: 'catch', text });
    root.append(node);
    // The text stays within the pond, at any text size.
    const margin = node.offsetWidth / 2 + 8;
    const within = Math.max(margin, Math.min(root.clientWidth - margin, x));
    node.style.translate = `${within}px ${Math.max(76, y)}px`;
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

  const centreOf = (target: Element): readonly [x: number, y: number] => {
    const pond = root.getBoundingClientRect();
    const box = target.getBoundingClientRect();
    return [box.x + box.width / 2 - pond.x, box.y + box.height / 2 - pond.y];
  };

  return {
    root,
    aim: (kind) => {
      for (const it of swimmers) it.swimmer.toggleAttribute('data-aimed', it.kind === kind);
    },
    setGun: (level) => {
      root.dataset.gun = String(level);
    },
    shoot: async (kind, caught, prize) => {
      const found = swimmers.find((it) => it.kind === kind);
      if (!found) return;
      const target = found.members.find((it) => it === tapped) ?? found.members[0] ?? found.swimmer;
      const [left] = centreOf(target);
      if (left < edge || left > root.clientWidth - edge) moveInside(found.swimmer);
      const [x, y] = centreOf(target);
      const [fromX, fromY] = [root.clientWidth / 2, root.clientHeight - 34];
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
        await move(target, [{ scale: '1' }, { scale: '0.86' }, { scale: '1' }], { duration: 160 });
        return;
      }
      bubble(prize, x, y);
      await move(target, [{ opacity: 1 }, { scale: '1.3', opacity: 1, offset: 0.4 }, { scale: '0.2', opacity: 0 }], {
        duration: 460,
      });
    },
  };
};
