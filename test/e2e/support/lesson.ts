import type { Locator, Page } from 'playwright';

/** The lesson that is open on the page of a learner. */
export interface OpenLesson {
  lesson(): Locator;
  /** Its id, and which of its tasks are done: `map: x..`. */
  marks(): Promise<string>;
  next(): Promise<void>;
  /** Whether the ring lies round the middle of what is to be pressed, or typed into. */
  rings(selector: string): Promise<boolean>;
}

export function lessonOn(page: Page): OpenLesson {
  const lesson = (): Locator => page.getByTestId('lesson');
  return {
    lesson,
    marks: () =>
      lesson().evaluate(
        (at) =>
          `${at.dataset['lesson']}: ${[...at.querySelectorAll<HTMLElement>('[data-task]')].map(({ dataset }) => (dataset['done'] === 'true' ? 'x' : '.')).join('')}`,
      ),
    next: () => lesson().getByRole('button', { name: 'Next lesson' }).click(),
    rings: (selector) =>
      page.evaluate((wanted) => {
        const ring = document.querySelector('[data-testid="ring"]')?.getBoundingClientRect();
        const target = [...document.querySelectorAll(wanted)]
          .find((each) => each.checkVisibility())
          ?.getBoundingClientRect();
        if (ring === undefined || target === undefined) return false;
        const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
        return x > target.left && x < target.right && y > target.top && y < target.bottom;
      }, selector),
  };
}
