import type { GameDisplay } from '../../../../src/contract/game-frame.ts';
import type { Visit } from '../../wire.ts';

/** Reads the data that the document holds for this script. */
export const readVisit = <Table>(): Visit<Table> =>
  JSON.parse(document.getElementById('visit')?.textContent ?? '{}') as Visit<Table>;

/** Dresses the document in the colours of the game. */
export const applyTheme = ({ look }: Visit): void => {
  const { style } = document.documentElement;
  const [top, middle, foot] = look.sky;
  const colours = { '--sky-1': top, '--sky-2': middle, '--sky-3': foot, '--glow': look.glow, '--deep': look.ink };
  for (const [name, value] of Object.entries(colours)) style.setProperty(name, value);
  style.setProperty('--picture', `url("${look.picture}")`);
};

const shown = new Set<string>();

/** Shows the document in the letter size and contrast of the page around; names that are no such properties are left out. */
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

/** How long a slow picture may hold a game up, ms. */
const welcomeTimeoutMs = 4000;

const loaded = (address: string): Promise<unknown> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = resolve;
    image.onerror = resolve;
    image.src = address;
  });

/** Fetches pictures before the game shows, so that nothing pops in later; a missing or slow one does not stop it. */
export const loadPictures = async (addresses: readonly string[]): Promise<void> => {
  const late = new Promise((resolve) => setTimeout(resolve, welcomeTimeoutMs));
  await Promise.race([Promise.all(addresses.map(loaded)), late]);
};
