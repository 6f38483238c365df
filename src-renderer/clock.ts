/** The page's clock: nothing else in the page asks for the time or waits for it to pass. Tests turn it. */
export const clock = {
  /** Milliseconds since 1970. */
  now: (): number => Date.now(),
  /** Milliseconds since the page was loaded, to the fraction: for what is moved or measured. */
  passed: (): number => performance.now(),
  pause: (milliseconds: number): Promise<void> =>
    new Promise((resolve) => void setTimeout(resolve, milliseconds)),
  /** Does the work after so many milliseconds, unless the answer is called before. */
  after(milliseconds: number, work: () => void): () => void {
    const waiting = setTimeout(work, milliseconds);
    return () => clearTimeout(waiting);
  },
  /** Does the work before the next picture of the screen. */
  nextFrame: (work: () => void): void => void requestAnimationFrame(work),
  /** Draws every picture of the screen, until the answer is called; `passed` is that of the picture. */
  eachFrame(draw: (passed: number) => void): () => void {
    let frame = requestAnimationFrame(function next(passed) {
      frame = requestAnimationFrame(next);
      draw(passed);
    });
    return () => cancelAnimationFrame(frame);
  },
};
