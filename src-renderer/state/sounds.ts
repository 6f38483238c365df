/** Short tones made on the spot: no sound files are needed. */
const tones = {
  order: [[660, 0, 0.07], [990, 0.05, 0.09]],
  undo: [[660, 0, 0.07], [440, 0.05, 0.09]],
  trouble: [[220, 0, 0.18]],
  results: [[523, 0, 0.12], [659, 0.1, 0.12], [784, 0.2, 0.2]],
} as const satisfies Readonly<Record<string, readonly (readonly [hertz: number, start: number, seconds: number])[]>>;

export type Sound = keyof typeof tones;

let speaker: AudioContext | undefined;

/** Plays a sound; silent where the page may not sound yet. */
export function play(sound: Sound): void {
  speaker ??= new AudioContext();
  if (speaker.state !== 'running') return;
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
