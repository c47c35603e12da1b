import { crossPath, element, sign } from '../shell/element.ts';
import { oddsFormat, oddsText } from '../shell/odds-format.ts';
import { marketText, pickText } from './names.ts';
import type { SlipPick, SlipPicks } from './slip-picks.ts';
import { words } from './words.ts';

const renderName = (pick: SlipPick): HTMLElement =>
  element(
    'div',
    { class: 'slip__name' },
    element('b', { text: pickText(pick) }),
    element('p', { class: 'quiet', text: `${pick.home} v ${pick.away} · ${marketText(pick.market, pick.unit)}` }),
    ...(pick.closed ? [element('p', { class: 'bad', text: words().closed })] : []),
  );

const renderOdds = ({ odds, oldOdds }: SlipPick): HTMLElement =>
  element(
    'div',
    { class: 'slip__odds' },
    ...(oldOdds === undefined ? [] : [element('s', { class: 'quiet', text: oddsText(oldOdds) })]),
    element('b', {
      text: oddsText(odds),
      ...(oldOdds !== undefined && { class: odds > oldOdds ? 'ok' : 'warn' }),
    }),
  );

const renderPick = (pick: SlipPick, onRemove: (match: string) => void): HTMLElement =>
  element(
    'li',
    { attributes: { ...(pick.closed && { 'data-closed': '' }) } },
    renderName(pick),
    renderOdds(pick),
    element(
      'button',
      {
        class: 'remove',
        label: words().remove(pickText(pick)),
        attributes: { 'data-focus': `remove ${pick.match}` },
        on: { click: () => onRemove(pick.match) },
      },
      sign(crossPath),
    ),
  );

/** Creates the list of the bet slip's picks. */
export const makeSlipList = ({ picks }: SlipPicks, onRemove: (match: string) => void) => {
  const root = element('ul', { class: 'slip' });
  let rendered = '';
  return {
    root,
    /** Renders the picks only if they changed, so that screen readers do not repeat the focused one. */
    render: (): void => {
      const next = JSON.stringify([document.documentElement.lang, oddsFormat(), ...picks.values()]);
      if (next === rendered) return;
      rendered = next;
      root.replaceChildren(...[...picks.values()].map((pick) => renderPick(pick, onRemove)));
    },
  };
};
