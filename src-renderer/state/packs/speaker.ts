import type { PackSound } from '#kernel/files/upgradeParts.ts';
import { clock } from '../../clock.ts';
import { fromBase64 } from '../../bridge/shell.ts';
import type { SessionCore } from '../sessionCore.ts';

/** Short generated tones, which need no sound files. */
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
  fight: [
    [98, 0, 0.16],
    [73, 0.09, 0.22],
  ],
  banner: [
    [392, 0, 0.1],
    [587, 0.09, 0.18],
  ],
} as const satisfies Readonly<
  Record<string, readonly (readonly [hertz: number, start: number, seconds: number])[]>
>;

/** How far a tone swings at full volume; 1 would be as far as a sound can. */
const loudest = 0.1;

export type Sound = keyof typeof tones;

/** A sound that was asked for longer ago than this, in milliseconds, is not played any more. */
const tooLate = 1_000;

/** Milliseconds that the first sound waits before it looks for a moment of rest. */
const firstWait = 300;

/** Plays sounds: our own tones, or those of upgrades in their place. Between two sounds it rests, and costs nothing. */
export class Speaker {
  #context: AudioContext | undefined;
  #opening: Promise<AudioContext> | undefined;
  #sounding = 0;
  #brought: ReadonlyMap<string, PackSound> = new Map();
  #volume = 1;
  #loudness: GainNode | undefined;
  readonly #device: () => AudioContext;
  readonly #decoded = new WeakMap<PackSound, Promise<AudioBuffer | undefined>>();

  /** @param device Opens what sounds are played on. */
  constructor(device = () => new AudioContext()) {
    this.#device = device;
  }

  /** How loud everything is, in percent; it also holds for what sounds already. */
  set volume(percent: number) {
    // Ears hear equal steps of the square as equal.
    this.#volume = (percent / 100) ** 2;
    if (this.#loudness !== undefined) this.#loudness.gain.value = this.#volume;
  }

  /** Replaces our sounds by those of upgrades. */
  bring(sounds: Readonly<Record<string, PackSound>>): void {
    this.#brought = new Map(Object.entries(sounds));
  }

  /**
   * Plays an upgrade's sound; false if it stays silent, because it is not a sound or the page may not play
   * one yet.
   */
  async playBrought(sound: PackSound): Promise<boolean> {
    const on = await this.#awake();
    if (on === undefined) return false;
    const reading =
      this.#decoded.get(sound) ?? on.decodeAudioData(fromBase64(sound.base64).buffer).catch(() => undefined);
    this.#decoded.set(sound, reading);
    const buffer = await reading;
    if (buffer === undefined) {
      this.#rest();
      return false;
    }
    const source = on.createBufferSource();
    source.buffer = buffer;
    source.connect(this.#out(on));
    this.#follow(source);
    await on.resume();
    source.start();
    return true;
  }

  /** Plays a sound, if the page may play one yet. */
  async play(sound: Sound): Promise<void> {
    const brought = this.#brought.get(sound);
    if (brought !== undefined) return void (await this.playBrought(brought));
    const on = await this.#awake();
    if (on !== undefined) for (const tone of tonesOf(on, this.#out(on), sound)) this.#follow(tone);
  }

  /** What sounds are played on; undefined where the page may not play before it is clicked, which can be long after. */
  async #awake(): Promise<AudioContext | undefined> {
    const on = await (this.#opening ??= this.#open());
    const asked = clock.passed();
    await on.resume().catch(() => undefined);
    if (on.state === 'running' && clock.passed() - asked < tooLate) return on;
    this.#rest();
    return undefined;
  }

  /** Opening the sound device holds up the window for more than 0.1 s: it waits until the screen that the first sound is about has been drawn. */
  async #open(): Promise<AudioContext> {
    await clock.pause(firstWait);
    await new Promise((next) => requestIdleCallback(next, { timeout: tooLate }));
    return (this.#context = this.#device());
  }

  /** What every sound goes through. */
  #out(on: AudioContext): GainNode {
    if (this.#loudness === undefined) {
      this.#loudness = on.createGain();
      this.#loudness.gain.value = this.#volume;
      this.#loudness.connect(on.destination);
    }
    return this.#loudness;
  }

  #follow(source: AudioScheduledSourceNode): void {
    this.#sounding += 1;
    source.addEventListener('ended', () => {
      this.#sounding -= 1;
      this.#rest();
    });
  }

  #rest(): void {
    if (this.#sounding === 0 && this.#context?.state === 'running') void this.#context.suspend();
  }
}

/** The tones of a sound, each begun and with its end set. */
function tonesOf(on: AudioContext, to: AudioNode, sound: Sound): readonly OscillatorNode[] {
  return tones[sound].map(([hertz, start, seconds]) => {
    const [tone, volume] = [on.createOscillator(), on.createGain()];
    const begin = on.currentTime + start;
    tone.frequency.value = hertz;
    tone.type = 'sine';
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(loudest, begin + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
    tone.connect(volume).connect(to);
    tone.start(begin);
    tone.stop(begin + seconds);
    return tone;
  });
}

export const speakerOf = (session: Pick<SessionCore, 'states'>): Speaker =>
  session.states.of(Speaker, () => new Speaker());
