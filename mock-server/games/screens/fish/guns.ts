import { withoutZeroCents } from '#lib/money/money.ts';
import type { Visit } from '../../wire.ts';
import { drawing, element, setDisabled, setText } from '../shell/element.ts';
import { stakeSteps } from '../shell/stakes.ts';
import { words } from './words.ts';

const gunCount = 5;

/** Returns the stakes of the guns in major units, spread over the limits of the game. */
const stakesOfGuns = (min: number, max: number): readonly number[] => {
  const steps = stakeSteps(min, max);
  const count = Math.min(gunCount, steps.length);
  return Array.from(
    { length: count },
    (_, at) => steps[Math.round((at * (steps.length - 1)) / (count - 1 || 1))] ?? min,
  );
};

const pictureOf = (level: number): SVGSVGElement => {
  const half = 2 + level;
  const barrel = `M${16 - half} 26V${14 - level * 2}h${half * 2}V26z`;
  const muzzle = `M${15 - half} ${12 - level * 2}h${half * 2 + 2}v3h-${half * 2 + 2}z`;
  return drawing('0 0 32 32', [
    [barrel, '#e0a93c'],
    [muzzle, '#ffe3a0'],
    ['M6 30a10 8 0 0 1 20 0z', '#9a6a1a'],
  ]);
};

/** Creates the row of guns; each fires at its stake. */
export const makeGuns = (
  visit: Visit,
  money: (major: number) => string,
  onChoose: (stake: number) => void,
): { readonly root: HTMLElement; show(stake: number, isBusy: boolean): number } => {
  const stakes = stakesOfGuns(visit.minBet, visit.maxBet);
  const buttons = stakes.map((stake, at) => {
    const price = element('span', {});
    const button = element('button', { class: 'gun', on: { click: () => onChoose(stake) } }, pictureOf(at + 1), price);
    return { stake, button, price };
  });
  return {
    root: element(
      'div',
      { class: 'guns', attributes: { role: 'group' }, label: () => words().guns },
      ...buttons.map(({ button }) => button),
    ),
    show: (bet, isBusy) => {
      const current = stakes.filter((it) => it <= bet).length - 1;
      for (const [at, { stake, button, price }] of buttons.entries()) {
        // The gun in use shows the price of its shots, which the player may have typed.
        const text = withoutZeroCents(money(at === current ? bet : stake));
        setText(price, text);
        button.setAttribute('aria-label', words().gun(at + 1, text));
        button.setAttribute('aria-pressed', String(at === current));
        setDisabled(button, isBusy);
      }
      return current + 1;
    },
  };
};
