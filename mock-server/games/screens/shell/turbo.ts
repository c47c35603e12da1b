import { element, sign } from './element.ts';
import { postToPage } from './page.ts';

let isOn = false;
const buttons = new Set<HTMLButtonElement>();

/** Returns whether the player wants short spins. */
export const isTurbo = (): boolean => isOn;

/** Applies the player's choice, which the surrounding page keeps. */
export const setTurbo = (on: boolean): void => {
  isOn = on;
  for (const button of buttons) button.setAttribute('aria-pressed', String(on));
};

/** Creates the switch for short spins. */
export const turboSwitch = (): HTMLButtonElement => {
  const onClick = (): void => {
    setTurbo(!isOn);
    postToPage({ type: 'turbo', turbo: isOn });
  };
  const button = element(
    'button',
    { class: 'turbo', attributes: { 'aria-pressed': String(isOn) }, on: { click: onClick } },
    sign('M13 2L4 14h6l-1 8 9-12h-6z'),
    element('span', { text: 'Turbo' }),
  );
  buttons.add(button);
  return button;
};
