import { atom, onMount } from 'nanostores';
import type { GameSettings } from '#contract/game-frame.ts';
import { keys } from '#lib/storage/keys.ts';
import { localArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';

const stored = storedItem(localArea, keys.local.gameSettings, objectWith<Partial<GameSettings>>());

const readStored = (): GameSettings => {
  const { sound, turbo } = stored.read() ?? {};
  return { sound: sound === true, turbo: turbo === true };
};

/** Settings before the player chooses. */
export const initialGameSettings: GameSettings = { sound: false, turbo: false };

/** Sound and speed of all games on this device. */
export const $gameSettings = atom(initialGameSettings);

onMount($gameSettings, () => {
  if (import.meta.env.SSR) return undefined;
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === keys.local.gameSettings || key === null) $gameSettings.set(readStored());
  };
  $gameSettings.set(readStored());
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
});

export const setGameSettings = (change: Partial<GameSettings>): void => {
  const settings = { ...readStored(), ...change };
  stored.write(settings);
  $gameSettings.set(settings);
};
