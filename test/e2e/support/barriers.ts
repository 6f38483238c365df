import axe from 'axe-core';
import type { Page } from 'playwright';

export interface Looked {
  /** Rules of axe by their ids; all that it has on by default unless given. */
  readonly rules?: readonly string[];
  /** Selector of the one part that is looked at; the whole page unless given. */
  readonly within?: string | undefined;
}

/** Waits until nothing fades or slides any more: a colour half way through a fade is not the colour one reads. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished),
    ),
  );

/**
 * What the page hides from those who do not see, or do not use a mouse, in words: whatever WCAG 2.1 A and AA forbid, and all else
 * that is serious or worse. Empty when nothing bars them. The looker stays in the page until it is loaded again.
 */
export async function barriers(page: Page, { rules, within }: Looked = {}): Promise<readonly string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([only, at]) => {
      const { axe: looker } = window as unknown as { readonly axe: typeof axe };
      const { violations } = await looker.run(at ?? document, {
        resultTypes: ['violations'],
        ...(only === undefined ? {} : { runOnly: { type: 'rule', values: [...only] } }),
      });
      const grave = ({ impact, tags }: axe.Result): boolean =>
        only !== undefined ||
        impact === 'serious' ||
        impact === 'critical' ||
        tags.some((tag) => /^wcag21?aa?$/.test(tag));
      return violations.filter(grave).map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`)
            .join('\n')}`,
      );
    },
    [rules, within] as const,
  );
}

/** Does something while the page wears a look, `light` or `contrast`: all that hangs on a look are the colours of its root element. */
export async function wearing(page: Page, look: string, work: () => Promise<void>): Promise<void> {
  const wear = (wanted: string): Promise<string> =>
    page.evaluate((one) => {
      const { dataset } = document.documentElement;
      const before = dataset['theme'] ?? '';
      dataset['theme'] = one;
      return before;
    }, wanted);
  const usual = await wear(look);
  await work();
  if ((await wear(usual)) !== look) throw new Error(`the page did not go on wearing the look ${look}`);
}
