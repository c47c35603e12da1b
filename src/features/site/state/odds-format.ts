import { atom, onMount } from 'nanostores';
import { isOddsFormat, type OddsFormat } from '#contract/games/odds-formats.ts';
import { keys } from '#lib/storage/keys.ts';
import { localArea } from '#lib/storage/storage.ts';
import { storedItem } from '#lib/storage/stored-item.ts';

const stored = storedItem(localArea, keys.local.oddsFormat, (value) => (isOddsFormat(value) ? value : null));

/** How odds are written on this device. */
export const $oddsFormat = atom<OddsFormat>('decimal');

onMount($oddsFormat, () => {
  if (import.meta.env.SSR) return undefined;
  const readStored = (): void => $oddsFormat.set(stored.read() ?? 'decimal');
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === keys.local.oddsFormat || key === null) readStored();
  };
  readStored();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
});

export const setOddsFormat = (format: OddsFormat): void => {
  stored.write(format);
  $oddsFormat.set(format);
};
