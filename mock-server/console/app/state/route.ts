import { atom } from 'nanostores';

export interface Place {
  readonly panel: string;
  /** Open item of the panel: the number of a request, the account of a member. */
  readonly item: string | null;
}

const read = (): Place => {
  const [panel = '', item = ''] = location.hash.replace(/^#\//, '').split('/');
  return { panel: panel || 'overview', item: item ? decodeURIComponent(item) : null };
};

/** Panel in the URL (`#/flags`, `#/requests/12`). */
export const $place = atom<Place>(read());

addEventListener('hashchange', () => $place.set(read()));

export const hrefOf = (panel: string, item?: string | number): string =>
  item === undefined ? `#/${panel}` : `#/${panel}/${encodeURIComponent(item)}`;
