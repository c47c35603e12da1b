import { make } from './make.ts';
import type { Shown, ToolbarFlag } from './state.ts';

export interface ToolbarActions {
  setFlag(name: string, value: unknown): void;
  apply(scenario: string): void;
}

const flagRow = (flag: ToolbarFlag, actions: ToolbarActions): HTMLElement => {
  const isOn = flag.value === true;
  const control =
    flag.type === 'boolean'
      ? make(
          'button',
          {
            attributes: {
              class: 'switch',
              type: 'button',
              role: 'switch',
              'aria-checked': String(isOn),
              'aria-label': flag.name,
            },
            on: { click: () => actions.setFlag(flag.name, !isOn) },
          },
          make('i'),
        )
      : make('small', {}, Array.isArray(flag.value) ? `${flag.value.length} chosen` : String(flag.value));
  const mark = flag.changed ? make('span', { attributes: { class: 'changed' } }, 'changed') : null;
  return make('li', {}, make('div', {}, make('code', {}, flag.name), mark, make('small', {}, flag.meaning)), control);
};

const matching = <T extends { readonly name: string }>(list: readonly T[], word: string): readonly T[] =>
  list.filter((it) => JSON.stringify(it).toLowerCase().includes(word.toLowerCase()));

/** Creates the lists of flags, changed ones first, and scenarios that match the word. */
export const listsOf = (shown: Shown, word: string, actions: ToolbarActions): readonly HTMLElement[] => {
  const flags = matching(shown.flags, word).toSorted((one, two) => Number(two.changed) - Number(one.changed));
  const scenarios = matching(shown.scenarios, word);
  return [
    make('h3', {}, `Flags (${flags.length})`),
    make('ul', {}, ...flags.map((flag) => flagRow(flag, actions))),
    ...(scenarios.length === 0 ? [] : [make('h3', {}, `Scenarios (${scenarios.length})`)]),
    make(
      'ul',
      {},
      ...scenarios.map(({ name, description }) =>
        make(
          'li',
          {},
          make('div', {}, make('code', {}, name), make('small', {}, description)),
          shown.applied.includes(name)
            ? make('small', {}, 'Active')
            : make(
                'button',
                {
                  attributes: { class: 'act', type: 'button', 'aria-label': `Apply ${name}` },
                  on: { click: () => actions.apply(name) },
                },
                'Apply',
              ),
        ),
      ),
    ),
  ];
};
