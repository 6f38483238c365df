import type { PackSound } from '#kernel/files/upgradeParts.ts';
import { fromBase64 } from '../bridge/shell.ts';

/** Short tones made on the spot: no sound files are needed. */
const tones = {
  order: [
    [660, 0, 0.07],
    [990, 0.05, 0.09],
  ],
  undo: [
    [660, 0, 0.07],
    [440, 0.05, 0.09],
  ],
  trouble: [[220, 0, 0.18]],
  results: [
    [523, 0, 0.12],
    [659, 0.1, 0.12],
    [784, 0.2, 0.2],
  ],
} as const satisfies Readonly<
  Record<string, readonly (readonly [hertz: number, start: number, seconds: number])[]>
>;

export type Sound = keyof typeof tones;

let speaker: AudioContext | undefined;
/** Sounds of packs, in place of ours. */
let brought: ReadonlyMap<string, PackSound> = new Map();
const decoded = new WeakMap<PackSound, Promise<AudioBuffer | undefined>>();

export function bringSounds(sounds: Readonly<Record<string, PackSound>>): void {
  brought = new Map(Object.entries(sounds));
}

/** Plays a pack's sound; false when it is silent: what it holds is no sound after all, or the page may not sound yet. */
export async function playBrought(sound: PackSound): Promise<boolean> {
  const on = (speaker ??= new AudioContext());
  await on.resume().catch(() => undefined);
  if (on.state !== 'running') return false;
  const reading =
    decoded.get(sound) ?? on.decodeAudioData(fromBase64(sound.base64).buffer).catch(() => undefined);
  decoded.set(sound, reading);
  const buffer = await reading;
  if (buffer === undefined) return false;
  const source = on.createBufferSource();
  source.buffer = buffer;
  source.connect(on.destination);
  source.start();
  return true;
}

/** Plays a sound; silent where the page may not sound yet. */
export function play(sound: Sound): void {
  speaker ??= new AudioContext();
  if (speaker.state !== 'running') return;
  const own = brought.get(sound);
  if (own !== undefined) {
    void playBrought(own);
    return;
  }
  for (const [hertz, start, seconds] of tones[sound]) {
    const [tone, volume] = [speaker.createOscillator(), speaker.createGain()];
    const begin = speaker.currentTime + start;
    tone.frequency.value = hertz;
    tone.type = 'sine';
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.05, begin + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
    tone.connect(volume).connect(speaker.destination);
    tone.start(begin);
    tone.stop(begin + seconds);
  }
}
