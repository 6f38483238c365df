/* What a reader or a pointer cannot reach on the page as it is laid out now. */

const hides = (style: CSSStyleDeclaration): boolean =>
  style.visibility === 'hidden' || style.opacity === '0' || style.clipPath.startsWith('inset(50%');
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith('svelte-')).join('.')}`;

/**
 * What cuts a box off, going outwards from the element that holds it: a part that hides what reaches out of it, one that is
 * scrolled sideways, or the window. Undefined when nothing does, when it is not seen on purpose, or when dots stand for what is
 * cut off. Parts that match `sideways` may be scrolled so.
 */
function cutBy(element: Element, box: DOMRect, sideways: string): string | undefined {
  let [freeAcross, freeDown] = [false, false];
  let found: string | undefined;
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (hides(style)) return undefined;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    const across = !freeAcross && (box.right > right + 1.5 || box.left < left - 1.5);
    // Letters are less high than the boxes that a browser tells of them.
    const down = !freeDown && (box.bottom > bottom + 3 || box.top < top - 3);
    if (across && style.textOverflow === 'ellipsis') return undefined;
    if (across && clips(style.overflowX)) found ??= `by ${nameOf(around)}`;
    if (down && clips(style.overflowY)) found ??= `by the height of ${nameOf(around)}`;
    if (across && scrolls(style.overflowX) && !around.matches(sideways))
      found ??= `sideways in ${nameOf(around)}`;
    freeAcross ||= scrolls(style.overflowX);
    freeDown ||= scrolls(style.overflowY);
    if (style.position === 'fixed') break;
  }
  const isOut =
    (!freeAcross && (box.right > innerWidth + 1 || box.left < -1)) ||
    (!freeDown && (box.bottom > innerHeight + 3 || box.top < -3));
  return found ?? (isOut ? 'by the window' : undefined);
}

/** The part of the page that is in use: the topmost dialog, or all of it. */
export const inUse = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** The words that are cut off in it, each with what cuts it off. What is only further down in something that scrolls is not. */
export function wordsCutOff(within: Element, sideways: string): readonly string[] {
  const found = new Set<string>();
  const words = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || element.closest('svg, option, canvas') !== null) continue;
    if (!element.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const by = box.width < 1 ? undefined : cutBy(element, box, sideways);
      if (by !== undefined) found.add(`“${text.slice(0, 40)}” ${by}`);
    }
  }
  return [...found];
}

const isWhere = (element: Element, x: number, y: number): boolean => {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
};

/** The buttons and boxes within it of which the pointer would meet something else, each with what that is. */
export function covered(within: Element): readonly string[] {
  return [...within.querySelectorAll('button, a[href], input, select, textarea, [role=tab]')].flatMap(
    (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      if (
        width < 2 ||
        height < 2 ||
        !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        return [];
      const [x, y] = [left + width / 2, top + height / 2];
      if (!isWhere(one, x, y)) return [];
      const met = document.elementFromPoint(x, y);
      if (met !== null && (one.contains(met) || met.contains(one) || one.closest('label')?.contains(met)))
        return [];
      const name = one.getAttribute('aria-label') ?? one.textContent;
      return [`${nameOf(one)} “${name.trim().slice(0, 30)}” by ${met === null ? 'the window' : nameOf(met)}`];
    },
  );
}

/** Where all these buttons stand, in pixels, with their names; what they count does not matter. */
export const placesOf = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility())
    .map((one) => {
      const { left, top } = one.getBoundingClientRect();
      const name = one.getAttribute('aria-label') ?? one.textContent;
      return `${name.trim().replaceAll(/\d+/g, '#')} at ${Math.round(left)}, ${Math.round(top)}`;
    });
