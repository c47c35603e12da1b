import { element, picture } from '../shell/element.ts';
import { delay, move } from '../shell/motion.ts';

/** Shows a large win over the reels for `ms`; a skip closes it. */
export const celebrate = async (parent: HTMLElement, title: string, amount: string, ms: number): Promise<void> => {
  const figure = element('b', { text: amount });
  const panel = element(
    'div',
    { class: 'greatwin' },
    picture('/__games/assets/symbols/trophy.webp'),
    element('p', { text: title }),
    figure,
  );
  parent.append(panel);
  await move(
    figure,
    [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'scale(1.12)', opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 700, easing: 'ease-out' },
  );
  await delay(ms);
  panel.remove();
};
