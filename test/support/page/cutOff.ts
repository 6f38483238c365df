/* What a reader or a pointer cannot reach on the page as it is laid out now. */

const hides = (style: CSSStyleDeclaration): boolean =>
  style.visibility === 'hidden' || style.opacity === '0' || style.clipPath.startsWith('inset(50%');
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith('svelte-')).join('.')}`;

/** What of an element's look and place says whether it cuts off what it holds. */
interface Bounds {
  readonly place: DOMRect;
  readonly hidden: boolean;
  readonly dots: boolean;
  readonly clips: readonly [across: boolean, down: boolean];
  readonly scrolls: readonly [across: boolean, down: boolean];
  readonly freely: boolean;
  readonly fixed: boolean;
  readonly name: string;
}

function boundsOf(element: Element, sideways: string): Bounds {
  const style = getComputedStyle(element);
  const { overflowX, overflowY } = style;
  return {
    place: element.getBoundingClientRect(),
    hidden: hides(style),
    dots: style.textOverflow === 'ellipsis',
    clips: [clips(overflowX), clips(overflowY)],
    scrolls: [scrolls(overflowX), scrolls(overflowY)],
    freely: element.matches(sideways),
    fixed: style.position === 'fixed',
    name: nameOf(element),
  };
}

/**
 * What cuts a box off, going outwards from the element that holds it: a part that hides what reaches out of it, one that is
 * scrolled sideways, or the window. Undefined when nothing does, when it is not seen on purpose, or when dots stand for what is
 * cut off.
 */
function cutBy(element: Element, box: DOMRect, bounds: (element: Element) => Bounds): string | undefined {
  let [freeAcross, freeDown] = [false, false];
  let found: string | undefined;
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const { place, hidden, dots, clips, scrolls, freely, fixed, name } = bounds(around);
    if (hidden) return undefined;
    const across = !freeAcross && (box.right > place.right + 1.5 || box.left < place.left - 1.5);
    // Letters are less high than the boxes that a browser tells of them.
    const down = !freeDown && (box.bottom > place.bottom + 3 || box.top < place.top - 3);
    if (across && dots) return undefined;
    if (across && clips[0]) found ??= `by ${name}`;
    if (down && clips[1]) found ??= `by the height of ${name}`;
    if (across && scrolls[0] && !freely) found ??= `sideways in ${name}`;
    freeAcross ||= scrolls[0];
    freeDown ||= scrolls[1];
    if (fixed) break;
  }
  const isOut =
    (!freeAcross && (box.right > innerWidth + 1 || box.left < -1)) ||
    (!freeDown && (box.bottom > innerHeight + 3 || box.top < -3));
  return found ?? (isOut ? 'by the window' : undefined);
}

/** A question about elements that is asked of each only once, as long as the page stands still. */
function once<T>(asked: (element: Element) => T): (element: Element) => T {
  const known = new Map<Element, T>();
  return (element) => {
    if (!known.has(element)) known.set(element, asked(element));
    return known.get(element)!;
  };
}

/** The part of the page that is in use: the topmost dialog, or all of it. */
export const inUse = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/**
 * The words that are cut off in it, each with what cuts it off. What is only further down in something that scrolls is not, nor
 * what is scrolled sideways in parts that match `sideways`.
 */
export function wordsCutOff(within: Element, sideways: string): readonly string[] {
  const found = new Set<string>();
  const bounds = once((element) => boundsOf(element, sideways));
  const words = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || element.closest('svg, option, canvas') !== null) continue;
    if (!element.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const by = box.width < 1 ? undefined : cutBy(element, box, bounds);
      if (by !== undefined) found.add(`“${text.slice(0, 40)}” ${by}`);
    }
  }
  return [...found];
}

/** The place of an element beyond which nothing of what it holds is seen, if there is such. */
const endOf = (element: Element): DOMRect | undefined =>
  getComputedStyle(element).overflow === 'visible' ? undefined : element.getBoundingClientRect();

const isWhere = (
  element: Element,
  x: number,
  y: number,
  end: (element: Element) => DOMRect | undefined,
): boolean => {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const place = end(around);
    if (place === undefined) continue;
    const { left, right, top, bottom } = place;
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
};

/** The buttons and boxes within it of which the pointer would meet something else, each with what that is. */
export function covered(within: Element): readonly string[] {
  const end = once(endOf);
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
      if (!isWhere(one, x, y, end)) return [];
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
