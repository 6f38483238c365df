import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Speaker } from '#ui/state/packs/speaker.ts';

/* Sounds: each device writes down the states it goes through. */
let states: string[] = [];
let opened = 0;
/** What each gain is set to; the first is that of the whole. */
let gains: GainNode[] = [];
beforeEach(() => {
  [states, gains, opened] = [[], [], 0];
});

class Device extends AudioContext {
  constructor() {
    super();
    opened += 1;
    this.addEventListener('statechange', () => states.push(this.state));
  }
  override createGain(): GainNode {
    const gain = super.createGain();
    gains.push(gain);
    return gain;
  }
}
// A device of its own: a page that was closed just now may still be about to sound.
const newSpeaker = (): Speaker => new Speaker(() => new Device());

/** A page may only sound once somebody has pressed something. */
async function pressed(then: () => unknown): Promise<void> {
  const button = document.createElement('button');
  button.textContent = 'Press';
  button.onclick = then;
  document.body.append(button);
  await page.getByRole('button', { name: 'Press' }).click();
  button.remove();
}

test('a sound is played, and nothing goes on behind it once it has ended', async () => {
  const speaker = newSpeaker();
  await pressed(() => void speaker.play('results'));
  await expect.poll(() => states).toEqual(['running', 'suspended']);
  await pressed(() => void speaker.play('undo'));
  await expect.poll(() => states).toEqual(['running', 'suspended', 'running', 'suspended']);
});

test('the first sound does not hold up the screen that it is about, and two at once share one device', async () => {
  const speaker = newSpeaker();
  const before: number[] = [];
  await pressed(() => {
    void speaker.play('results');
    void speaker.play('order');
    before.push(opened);
  });
  await expect.poll(() => states.slice(-2)).toEqual(['running', 'suspended']);
  expect([before, opened]).toEqual([[0], 1]);
});

test('what is no sound stays silent, and leaves nothing running', async () => {
  const speaker = newSpeaker();
  const played: boolean[] = [];
  const nothing = { name: 'order', file: 'order.wav', base64: 'AAAA' } as never;
  await pressed(async () => played.push(await speaker.playBrought(nothing)));
  await expect.poll(() => played).toEqual([false]);
  await expect.poll(() => states.at(-1)).toBe('suspended');
});

test('the volume holds for every sound, also while one is heard', async () => {
  const speaker = newSpeaker();
  speaker.volume = 50;
  await pressed(() => void speaker.play('order'));
  await expect.poll(() => gains[0]?.gain.value).toBe(0.25);
  speaker.volume = 0;
  expect(gains[0]?.gain.value).toBe(0);
});
