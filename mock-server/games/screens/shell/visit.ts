import type { Visit } from '../../wire.ts';

/** What the document carries for this script. */
export const readVisit = <Table>(): Visit<Table> =>
  JSON.parse(document.getElementById('visit')?.textContent ?? '{}') as Visit<Table>;

/** Dresses the document in the colours of the game. */
export const dress = ({ look }: Visit): void => {
  const { style } = document.documentElement;
  const [top, middle, foot] = look.sky;
  const colours = { '--sky-1': top, '--sky-2': middle, '--sky-3': foot, '--glow': look.glow, '--deep': look.ink };
  for (const [name, value] of Object.entries(colours)) style.setProperty(name, value);
  style.setProperty('--picture', `url("${look.picture}")`);
};

/** Fetches pictures before the game shows, so that nothing pops in later; a missing one does not stop the game. */
export const loadPictures = async (addresses: readonly string[]): Promise<void> => {
  await Promise.all(
    addresses.map((address) => {
      const image = new Image();
      image.src = address;
      return image.decode().catch(() => undefined);
    }),
  );
};
