import { $gameSettings, setGameSettings } from '#features/games/state/game-settings.ts';
import { type DisplayPreferences, letterSizes } from '#features/site/state/display-attributes.ts';
import {
  $displayPreferences,
  setDisplayPreferences,
  systemReducesMotion,
} from '#features/site/state/display-preferences.ts';
import { $words, loadDeferredWords } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { createElement } from '#ui/create-element.ts';
import { showPlainDialog } from '#ui/plain-dialog.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import switchCss from '#ui/switch.css?inline';
import css from './display.css?inline';

adoptStyles(switchCss + css);

interface SwitchOptions {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly isOn: () => boolean;
  readonly onChange: (on: boolean) => void;
}

const switchOf = ({ name, label, hint, isOn, onChange }: SwitchOptions): HTMLElement => {
  const id = `display-${name}`;
  const input = createElement('input', { type: 'checkbox', role: 'switch', id, 'aria-describedby': `${id}-hint` });
  const show = (): void => {
    input.checked = isOn();
    input.ariaChecked = `${isOn()}`;
  };
  show();
  input.addEventListener('change', () => {
    onChange(input.checked);
    show();
  });
  const words = [
    createElement('span', { class: 'switch__label' }, label),
    createElement('span', { class: 'switch__hint', id: `${id}-hint` }, hint),
  ];
  return createElement('div', { class: 'switch' }, createElement('label', { for: id }, ...words), input);
};

const letterChoice = (t: Words): HTMLElement => {
  const names: Readonly<Record<DisplayPreferences['letters'], string>> = {
    usual: t.siteDisplay.usual(),
    large: t.siteDisplay.large(),
    largest: t.siteDisplay.largest(),
  };
  const labels = letterSizes.map((value) => {
    const input = createElement('input', { type: 'radio', name: 'letters', value });
    input.checked = $displayPreferences.get().letters === value;
    input.addEventListener('change', () => setDisplayPreferences({ letters: value }));
    const face = createElement('span', {}, createElement('b', { 'aria-hidden': 'true' }, 'Aa'), names[value]);
    return createElement('label', {}, input, face);
  });
  return createElement(
    'fieldset',
    { class: 'lettersize' },
    createElement('legend', {}, t.siteDisplay.letters()),
    ...labels,
  );
};

/** Shows the sheet for motion, text size, contrast and the sound of games; each choice applies immediately. */
export const showDisplaySettings = async (): Promise<void> => {
  await loadDeferredWords();
  const { t } = $words.get();
  const { siteDisplay: w } = t;
  await showPlainDialog((close) => {
    const done = createElement('button', { class: 'btn btn--primary btn--wide', type: 'button' }, w.done());
    done.addEventListener('click', close);
    return {
      title: w.title(),
      content: [
        switchOf({
          name: 'still',
          label: w.still(),
          hint: systemReducesMotion() ? w.stillBySystem() : w.stillHint(),
          isOn: () => $displayPreferences.get().still,
          onChange: (still) => setDisplayPreferences({ still }),
        }),
        letterChoice(t),
        switchOf({
          name: 'contrast',
          label: w.contrast(),
          hint: w.contrastHint(),
          isOn: () => $displayPreferences.get().contrast,
          onChange: (contrast) => setDisplayPreferences({ contrast }),
        }),
        switchOf({
          name: 'sound',
          label: w.sound(),
          hint: w.soundHint(),
          isOn: () => $gameSettings.get().sound,
          onChange: (sound) => setGameSettings({ sound }),
        }),
        createElement('p', { class: 'display__note' }, w.kept()),
        done,
      ],
    };
  });
};
