import type { Page } from 'playwright';

/** What has the keyboard. */
export interface Focused {
  readonly name: string;
  /** The eye can tell. */
  readonly seen: boolean;
  /** It lies in a dialog. */
  readonly inside: boolean;
}

/** What has the keyboard; undefined when nothing of the page has. */
export const focused = (page: Page): Promise<Focused | undefined> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return undefined;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
    const { width, height } = at.getBoundingClientRect();
    // A radio button hides behind its label, which shows the focus in its place.
    const label = at.matches('input[type=radio]') ? getComputedStyle(at.closest('label') ?? at) : undefined;
    const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && width > 0 && height > 0;
    return {
      name: at.outerHTML.slice(0, 120),
      seen: outlined || boxShadow !== 'none' || (label !== undefined && label.outlineStyle !== 'none'),
      inside: at.closest('dialog[open]') !== null,
    };
  });
