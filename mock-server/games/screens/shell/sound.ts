import type { RoundResult, Visit } from '../../wire.ts';
import type { SoundName, Synthesizer } from './synthesizer.ts';

/** Payouts of this many stakes or more are big wins. */
export const bigWinStakes = 10;

/** Sounds of a placed bet; the others have the sound of a chip. */
const betSounds: Partial<Record<Visit['screen'], SoundName>> = {
  slot: 'spin',
  crash: 'spin',
  fish: 'shot',
  table: 'roll',
  sicbo: 'roll',
  sedie: 'roll',
  karakrus: 'roll',
  bingo: 'roll',
  lottery: 'roll',
  blackjack: 'deal',
  lucky9: 'deal',
  pusoydos: 'deal',
  tongits: 'deal',
};

const vibrations: Partial<Record<SoundName, VibratePattern>> = {
  press: 8,
  stop: 12,
  win: [30, 40, 30],
  bigWin: [40, 50, 40, 50, 120],
};

let isOn = false;
let isPaused = false;
/** Browsers allow sound and vibration only after the player has pressed something in the frame. */
let hasPressed = false;
let synthesizer: Synthesizer | undefined;
let isLoading = false;
let celebratedRound = '';
let last: { readonly name: SoundName; readonly at: number } | undefined;

/** Equal sounds at the same moment would only be louder, such as those of skipped reels. */
const sameSoundGapMs = 40;

const isAudible = (): boolean => isOn && hasPressed && !isPaused && !document.hidden;

// Most players never turn the sound on, so its code is loaded with the first sound. Of those that are asked for meanwhile,
// the last is played.
const load = async (): Promise<void> => {
  if (isLoading) return;
  isLoading = true;
  try {
    const { makeSynthesizer } = await import('./synthesizer.ts');
    synthesizer = makeSynthesizer();
    if (isAudible() && last) synthesizer.play(last.name);
  } catch {
    // Without a connection the next sound loads it again.
  }
  isLoading = false;
};

const applyPause = (): void => synthesizer?.suspend(!isAudible());

/** Plays a sound, and vibrates where the device can, if the player has turned both on. */
export const playSound = (name: SoundName): void => {
  const now = performance.now();
  if (!isAudible() || (last?.name === name && now - last.at < sameSoundGapMs)) return;
  last = { name, at: now };
  const pattern = vibrations[name];
  if (pattern !== undefined) navigator.vibrate?.(pattern);
  if (synthesizer) synthesizer.play(name);
  else void load();
};

/** Plays the sound of a placed bet. */
export const playBet = (screen: Visit['screen']): void => playSound(betSounds[screen] ?? 'chip');

/** Plays the sound of a win once a round. A payout that does not exceed the stake is not a win and stays silent. */
export const playWin = ({ round, stake, payout }: Pick<RoundResult, 'round' | 'stake' | 'payout'>): void => {
  if (payout <= stake || round === celebratedRound) return;
  celebratedRound = round;
  playSound(payout >= stake * bigWinStakes ? 'bigWin' : 'win');
};

/** Applies the player's choice, which the surrounding page keeps. */
export const setSound = (on: boolean): void => {
  isOn = on;
  applyPause();
};

/** Silences the game while the surrounding page pauses it. */
export const pauseSound = (paused: boolean): void => {
  isPaused = paused;
  applyPause();
};

/** Plays a sound with each press of a button. */
export const listenForPresses = (): void => {
  const onClick = ({ target }: Event): void => {
    hasPressed = true;
    const button = target instanceof Element && target.closest('button');
    if (button && !button.disabled && button.ariaDisabled !== 'true') playSound('press');
  };
  addEventListener('click', onClick, true);
  document.addEventListener('visibilitychange', applyPause);
};
