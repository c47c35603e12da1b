import type { GameDisplay } from '#contract/game-frame.ts';
import type { Visit } from '../../wire.ts';

/** Returns the data in the document for this script. */
export const readVisit = <Table>(): Visit<Table> =>
  JSON.parse(document.getElementById('visit')?.textContent ?? '{}') as Visit<Table>;

/** Applies the colours of the game to the document. */
export const applyTheme = ({ look }: Visit): void => {
  const { style } = document.documentElement;
  const [top, middle, foot] = look.sky;
  const colours = { '--sky-1': top, '--sky-2': middle, '--sky-3': foot, '--glow': look.glow, '--deep': look.ink };
  for (const [name, value] of Object.entries(colours)) style.setProperty(name, value);
  for (const name of ['picture', 'scenery', 'emblem'] as const) style.setProperty(`--${name}`, `url("${look[name]}")`);
};

const shown = new Set<string>();

/** Applies the font size and contrast of the surrounding page; other names are ignored. */
export const setDisplay = (display: GameDisplay): void => {
  const { style } = document.documentElement;
  for (const name of shown) style.removeProperty(name);
  shown.clear();
  for (const [name, value] of Object.entries(display)) {
    if (name !== 'font-size' && !name.startsWith('--')) continue;
    style.setProperty(name, value);
    shown.add(name);
  }
};

/** Maximum time that a slow picture may delay a game, ms. */
const welcomeTimeoutMs = 4000;

/** Resolves when a picture is loaded, or cannot be. */
export const loadPicture = (address: string): Promise<unknown> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = resolve;
    image.onerror = resolve;
    image.src = address;
  });

/** Loads pictures before the game is shown, so that they do not appear late; missing or slow ones do not block it. */
export const loadPictures = async (addresses: readonly string[]): Promise<void> => {
  const timedOut = new Promise((resolve) => setTimeout(resolve, welcomeTimeoutMs));
  await Promise.race([Promise.all(addresses.map(loadPicture)), timedOut]);
};
