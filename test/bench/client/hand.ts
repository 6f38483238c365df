import type { How, Moved } from './page.ts';

/** Moves the app's map as a hand does, by a drag or by the wheel. It runs in the page, which knows nothing else of this file. */
export async function moveByHand({
  how,
  frames: count,
  most,
}: {
  readonly how: How;
  readonly frames: number;
  readonly most: number;
}): Promise<Moved> {
  const map = document.querySelector<HTMLElement>('[data-testid=map]')!;
  map.setPointerCapture = () => undefined;
  const blocks: number[] = [0];
  const watch = new PerformanceObserver((list) =>
    blocks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  watch.observe({ entryTypes: ['longtask'] });
  const at = (frame: number): PointerEventInit => ({
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    clientX: 400 + 200 * Math.sin(frame / 12),
    clientY: 300 + 120 * Math.cos(frame / 9),
  });
  const nextFrame = (): Promise<number> => new Promise((next) => requestAnimationFrame(next));
  if (how === 'pan') map.dispatchEvent(new PointerEvent('pointerdown', { ...at(0), button: 1 }));
  const frames: number[] = [];
  const began = await nextFrame();
  let before = began;
  for (let frame = 1; frame <= count && before - began < most; frame += 1) {
    if (how === 'pan') map.dispatchEvent(new PointerEvent('pointermove', at(frame)));
    else
      map.dispatchEvent(
        new WheelEvent('wheel', { ...at(0), deltaY: Math.floor(frame / 30) % 2 === 0 ? 25 : -25 }),
      );
    const now = await nextFrame();
    frames.push(now - before);
    before = now;
  }
  if (how === 'pan') map.dispatchEvent(new PointerEvent('pointerup', { ...at(count), button: 1 }));
  await new Promise((done) => setTimeout(done, 600));
  watch.disconnect();
  return { frames, longest: Math.max(...blocks) };
}
