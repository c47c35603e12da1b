/** Sounds of the games. */
export type SoundName = 'press' | 'chip' | 'spin' | 'roll' | 'shot' | 'deal' | 'stop' | 'win' | 'bigWin';

/** A part of a sound: a tone, or noise through a band-pass filter. Times in seconds from the start of the sound. */
interface Part {
  readonly wave: OscillatorType | 'noise';
  readonly at: number;
  readonly duration: number;
  /** Frequency at the start and at the end, Hz. */
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

const part = (
  wave: Part['wave'],
  at: number,
  duration: number,
  [from, to]: readonly [number, number],
  gain: number,
): Part => ({ wave, at, duration, from, to, gain });

const notes = (frequencies: readonly number[], start: number, step: number, duration: number): Part[] =>
  frequencies.flatMap((hz, index) => [
    part('triangle', start + index * step, duration, [hz, hz], 0.26),
    part('sine', start + index * step, duration * 0.7, [hz * 2, hz * 2], 0.07),
  ]);

const sounds: Readonly<Record<SoundName, readonly Part[]>> = {
  press: [part('triangle', 0, 0.05, [520, 360], 0.12)],
  chip: [part('noise', 0, 0.03, [4200, 3600], 0.3), part('noise', 0.05, 0.05, [3600, 3000], 0.38)],
  spin: [part('noise', 0, 0.4, [350, 1500], 0.2), part('sine', 0, 0.16, [130, 70], 0.22)],
  roll: [0, 0.09, 0.15, 0.27, 0.41, 0.52].map((at, index) =>
    part('noise', at, 0.05, [2400 - index * 180, 1500], 0.36 - index * 0.03),
  ),
  shot: [part('noise', 0, 0.12, [1800, 300], 0.34), part('square', 0, 0.08, [320, 90], 0.06)],
  deal: [part('noise', 0, 0.09, [1800, 4200], 0.24)],
  stop: [part('sine', 0, 0.12, [160, 62], 0.42), part('noise', 0, 0.03, [900, 600], 0.22)],
  win: notes([523, 659, 784], 0, 0.09, 0.32),
  bigWin: [...notes([523, 659, 784, 1047, 1319], 0, 0.1, 0.4), ...notes([523, 784, 1047], 0.55, 0, 1.1)],
};

const volume = 0.6;
const noiseSeconds = 1;

/** Plays sounds that are computed, so that no file has to be loaded. */
export interface Synthesizer {
  play(name: SoundName): void;
  /** Stops all sounds and releases the audio device, or resumes. */
  suspend(isSuspended: boolean): void;
}

const openContext = (): AudioContext | null => {
  try {
    return typeof AudioContext === 'undefined' ? null : new AudioContext({ latencyHint: 'interactive' });
  } catch {
    // Browsers limit the number of contexts, and devices without an output refuse them.
    return null;
  }
};

const noiseOf = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate * noiseSeconds, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
};

/** Creates the synthesizer; without Web Audio it stays silent. */
export const makeSynthesizer = (): Synthesizer => {
  const context = openContext();
  if (!context) return { play: () => undefined, suspend: () => undefined };
  const noise = noiseOf(context);
  const output = context.createGain();
  output.gain.value = volume;
  output.connect(context.destination);

  const sourceOf = ({ wave, from, to }: Part, start: number, end: number): [AudioScheduledSourceNode, AudioNode] => {
    const sweep = (frequency: AudioParam): void => {
      frequency.setValueAtTime(from, start);
      frequency.exponentialRampToValueAtTime(to, end);
    };
    if (wave !== 'noise') {
      const tone = context.createOscillator();
      tone.type = wave;
      sweep(tone.frequency);
      return [tone, tone];
    }
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    sweep(filter.frequency);
    source.connect(filter);
    return [source, filter];
  };
  const playPart = (it: Part, now: number): void => {
    const start = now + it.at;
    const end = start + it.duration;
    const [source, last] = sourceOf(it, start, end);
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0, start);
    envelope.gain.linearRampToValueAtTime(it.gain, start + 0.005);
    envelope.gain.exponentialRampToValueAtTime(0.001, end);
    last.connect(envelope).connect(output);
    source.start(start);
    source.stop(end);
  };
  const resume = (): void => void context.resume().catch(() => undefined);

  return {
    play: (name) => {
      // iOS interrupts a context during calls and after a change of the app.
      if (context.state !== 'running') resume();
      for (const it of sounds[name]) playPart(it, context.currentTime);
    },
    suspend: (isSuspended) => {
      if (isSuspended) void context.suspend().catch(() => undefined);
      else resume();
    },
  };
};
