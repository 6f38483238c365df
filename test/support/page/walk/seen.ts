/* What of the page is drawn where, measured on the page as it is laid out now. */

/** A box in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line of text, or a control, as much of it as is seen. */
export interface Drawn {
  readonly element: Element;
  readonly said: string;
  readonly box: Box;
  /** All of it, were nothing cut off. */
  readonly whole: Box;
}

export const meet = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});
/** Whether so many pixels of it are there in both directions. */
export const isThere = ({ left, right, top, bottom }: Box, pixels = 1): boolean =>
  right - left > pixels && bottom - top > pixels;

export const wordsOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const isHidden = (element: Element): boolean =>
  !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
  element.closest('.visually-hidden') !== null;

/** What of a box is in what an element shows of what it holds. */
function within(element: Element, box: Box): Box {
  if (getComputedStyle(element).overflow === 'visible' || element.clientWidth === 0) return box;
  const { left, top } = element.getBoundingClientRect();
  const [x, y] = [left + element.clientLeft, top + element.clientTop];
  return meet(box, { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight });
}

/** What is seen of the box of an element: what nothing around it cuts off. */
export function seenOf(element: Element, whole: Box): Box {
  let box = meet(whole, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  let { position } = getComputedStyle(element);
  for (let around = element; ;) {
    const parent = around.parentElement;
    if (parent === null || position === 'fixed' || around.matches('dialog:modal')) return box;
    const style = getComputedStyle(parent);
    const isOver = position === 'absolute' && style.position === 'static';
    if (!isOver) {
      box = within(parent, box);
      ({ position } = style);
    }
    around = parent;
  }
}

/** Letters are less high than the boxes that a browser tells of their lines. */
const lettersOf = ({ left, right, top, bottom }: Box): Box => {
  const air = (bottom - top) * 0.22;
  return { left, right, top: top + air, bottom: bottom - air };
};

/** Every line of text that is seen. */
export function linesIn(part: Element): readonly Drawn[] {
  const found: Drawn[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const said = wordsOf(node.textContent ?? '');
    if (element === null || said === '' || element.closest('option, script, style') !== null) continue;
    if (isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const whole = lettersOf(rect);
      const box = within(element, seenOf(element, whole));
      if (isThere(box, 2)) found.push({ element, said, box, whole });
    }
  }
  return found;
}

const controls =
  'button, a[href], input, select, textarea, summary, [role=tab], [role=button], [role=slider]';

/** Every control that is seen. */
export const controlsIn = (part: Element): readonly Drawn[] =>
  [...part.querySelectorAll(controls)].flatMap((element) => {
    if (isHidden(element)) return [];
    const whole = element.getBoundingClientRect();
    const box = seenOf(element, whole);
    const said = wordsOf(element.getAttribute('aria-label') ?? element.textContent ?? '');
    return isThere(box, 2) ? [{ element, said, box, whole }] : [];
  });
