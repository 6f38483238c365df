import { type Box, controlsIn, type Drawn, isThere, linesIn, meet, seenOf } from './seen.ts';

/* What lies over what on the page as it is laid out now: texts over texts, controls under something or cut off, figures cut off. */

/** Pixels by which letters and edges may touch. */
const touch = 1.5;
/** How far apart a line of text is looked at, in pixels. */
const stride = 28;

const nameOf = ({ tagName, classList }: Element): string =>
  [tagName.toLowerCase(), ...[...classList].filter((one) => !one.startsWith('svelte-'))].join('.');
const told = ({ said, element }: Drawn): string => `«${said.slice(0, 40)}» (${nameOf(element)})`;

/** Whether something is drawn on this element itself: a ground, a picture. */
function paints(element: Element): boolean {
  if (element.matches('canvas, img, svg *, video')) return true;
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  if (Number(opacity) < 0.3) return false;
  const alpha =
    /^rgba\(.*,\s*([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? /\/\s*([\d.]+)\)$/.exec(backgroundColor)?.[1];
  return (
    backgroundImage !== 'none' ||
    (alpha === undefined ? backgroundColor !== 'transparent' : Number(alpha) > 0.5)
  );
}

const rolls = (element: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflow) &&
  (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);

/** Whether it stays while what it belongs to is scrolled, so that the other passes under it. */
function stays(over: Element, under: Element): boolean {
  let isSticky = false;
  for (let at: Element | null = over; at !== null; at = at.parentElement) {
    isSticky ||= !at.contains(under) && getComputedStyle(at).position === 'sticky';
    if (isSticky && at.contains(under) && rolls(at)) return true;
  }
  return false;
}

/** A number at the corner of its own button. */
const counts = (over: Element, under: Element): boolean =>
  over.matches('.count') && over.parentElement === under.parentElement;

/** What is drawn over an element at this point, if anything. */
function overAt(element: Element, x: number, y: number): Element | undefined {
  for (const met of document.elementsFromPoint(x, y)) {
    if (met === element || element.contains(met) || met.contains(element)) return undefined;
    if (paints(met) && !stays(met, element) && !counts(met, element)) return met;
  }
  return undefined;
}

/** Nothing of it is scrolled away. */
const isWhole = ({ box, whole }: Drawn): boolean =>
  box.right - box.left > whole.right - whole.left - 2 && box.bottom - box.top > whole.bottom - whole.top - 2;

/** Points along the middle of a box. */
function along({ left, right, top, bottom }: Box): readonly (readonly [number, number])[] {
  const [from, to, y] = [left + 2, right - 2, (top + bottom) / 2];
  const steps = Math.max(1, Math.ceil((to - from) / stride));
  return Array.from({ length: steps + 1 }, (_, at) => [from + ((to - from) * at) / steps, y]);
}
const corners = ({ left, right, top, bottom }: Box): readonly (readonly [number, number])[] => {
  const [across, down] = [Math.min(5, (right - left) / 4), Math.min(5, (bottom - top) / 4)];
  return [left + across, (left + right) / 2, right - across].flatMap((x) =>
    [top + down, (top + bottom) / 2, bottom - down].map((y) => [x, y] as const),
  );
};

const covered = (all: readonly Drawn[], points: (box: Box) => readonly (readonly [number, number])[]) =>
  all.flatMap((one) => {
    for (const [x, y] of points(one.box)) {
      const by = overAt(one.element, x, y);
      if (by !== undefined) return [`${told(one)} is under ${nameOf(by)}`];
    }
    return [];
  });

/** Pairs that lie over each other, both seen. */
function pairs(all: readonly Drawn[], isOne: (one: Element, other: Element) => boolean): readonly string[] {
  const sorted = [...all].sort((one, other) => one.box.top - other.box.top);
  return sorted.flatMap((one, at) => {
    const found: string[] = [];
    for (let next = at + 1; next < sorted.length && sorted[next]!.box.top < one.box.bottom; next += 1) {
      const other = sorted[next]!;
      if (one.element === other.element || isOne(one.element, other.element)) continue;
      const both = meet(one.box, other.box);
      if (!isThere(both, touch)) continue;
      const [x, y] = [(both.left + both.right) / 2, (both.top + both.bottom) / 2];
      // What one of them hides from the other is told as covered.
      if (overAt(one.element, x, y) !== undefined || overAt(other.element, x, y) !== undefined) continue;
      if (stays(one.element, other.element) || stays(other.element, one.element)) continue;
      found.push(`${told(one)} and ${told(other)} lie over each other`);
    }
    return found;
  });
}

const isWithin = (one: Element, other: Element): boolean =>
  one.contains(other) ||
  other.contains(one) ||
  (one.closest('label') === other.closest('label') && one.closest('label') !== null);

const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

/** What hides a part of a control for good: nothing that is scrolled. */
function cutFor({ element, whole }: Drawn): string | undefined {
  let [across, down] = [false, false];
  const isOut = ({ left, right, top, bottom }: Box, by: number): boolean =>
    (!across && (whole.left < left - by || whole.right > right + by)) ||
    (!down && (whole.top < top - by || whole.bottom > bottom + by));
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    across ||= scrolls(overflowX);
    down ||= scrolls(overflowY);
    if ((clips(overflowX) || clips(overflowY)) && isOut(around.getBoundingClientRect(), 2))
      return nameOf(around);
    if (position === 'fixed') break;
  }
  const all = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return isOut(all, 1) ? 'the window' : undefined;
}

/** A number, with its unit or its sign. Names may end in dots, whatever numbers they have. */
const isFigure = (said: string): boolean => /\d/.test(said) && said.length <= 14;

/** A word: a field with one in it holds a name, which is scrolled in its field, whatever numbers it has. */
const isName = /\p{L}{3}/u;

/** Figures of which dots or an edge leave only a part, in texts and in fields. */
function figuresCut(within: Element, lines: readonly Drawn[]): readonly string[] {
  const shortened = lines
    .filter(({ said }) => isFigure(said))
    .flatMap((line) => {
      for (let around: Element | null = line.element; around !== null; around = around.parentElement) {
        const { textOverflow, overflowX } = getComputedStyle(around);
        if (textOverflow !== 'ellipsis' || !clips(overflowX)) continue;
        const edge = around.getBoundingClientRect().right;
        return around.scrollWidth > around.clientWidth + 1 && hasFigureBeyond(line, edge)
          ? [`${told(line)} is cut off`]
          : [];
      }
      return [];
    });
  const fields = [...within.querySelectorAll('input')].flatMap((field) =>
    /\d/.test(field.value) &&
    (field.type === 'number' || !isName.test(field.value)) &&
    field.checkVisibility() &&
    field.clientWidth > 1 &&
    !/^(range|checkbox|radio|date|time|datetime-local)$/.test(field.type) &&
    isThere(seenOf(field, field.getBoundingClientRect())) &&
    field.scrollWidth > field.clientWidth + 1
      ? [
          `the field of «${field.value.slice(0, 40)}» (${field.labels?.[0]?.textContent?.trim() ?? nameOf(field)}) is too narrow`,
        ]
      : [],
  );
  return [...shortened, ...fields];
}

function hasFigureBeyond({ element }: Drawn, edge: number): boolean {
  for (const node of element.childNodes) {
    if (!(node instanceof Text)) continue;
    for (const { index } of node.data.matchAll(/\d/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      // Dots take room of their own.
      if (range.getBoundingClientRect().right > edge - 8) return true;
    }
  }
  return false;
}

/** While it works, what lets the pointer through is met as well, so that what is met is what is drawn. */
function drawn<T>(work: () => T): T {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(sheet);
  try {
    return work();
  } finally {
    document.adoptedStyleSheets.pop();
  }
}

/** Everything within it that lies over something, is under something or is cut off. */
export const overlaps = (within: Element): readonly string[] =>
  drawn(() => {
    const [lines, buttons] = [linesIn(within), controlsIn(within)];
    return [
      ...new Set([
        ...covered(lines.filter(isWhole), along),
        ...covered(buttons.filter(isWhole), corners),
        ...pairs(lines, () => false),
        ...pairs(buttons, isWithin),
        ...buttons.flatMap((one) => {
          const by = cutFor(one);
          return by === undefined ? [] : [`${told(one)} is cut off by ${by}`];
        }),
        ...figuresCut(within, lines),
      ]),
    ];
  });
