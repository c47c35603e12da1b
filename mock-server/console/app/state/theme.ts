import { atom } from 'nanostores';

const key = 'SIM_CONSOLE_THEME';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const kept = localStorage.getItem(key);

export const $theme = atom<Theme>(themes.find((theme) => theme === kept) ?? 'auto');

export const nextTheme = (): void => {
  const theme = themes[(themes.indexOf($theme.get()) + 1) % themes.length] ?? 'auto';
  localStorage.setItem(key, theme);
  $theme.set(theme);
};

/** Applies the chosen theme to the document now and on changes; `auto` follows the system. */
export const startTheme = (): void => {
  $theme.subscribe((theme) => {
    document.documentElement.dataset.theme = theme;
  });
};
