import { atom } from 'nanostores';

export interface Place {
  readonly panel: string;
  /** What of the panel is open: a request's number, a member's account. */
  readonly item: string | null;
}

const read = (): Place => {
  const [panel = '', item = ''] = location.hash.replace(/^#\//, '').split('/');
  return { panel: panel || 'overview', item: item ? decodeURIComponent(item) : null };
};

/** Which panel the address names (`#/flags`, `#/requests/12`). */
export const $place = atom<Place>(read());

addEventListener('hashchange', () => $place.set(read()));

export const hrefOf = (panel: string, item?: string | number): string =>
  item === undefined ? `#/${panel}` : `#/${panel}/${encodeURIComponent(item)}`;
