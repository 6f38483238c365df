/** What is held of a board, the pointer's position, and the line under it; lines are counted from 1. */
interface Held<T> {
  readonly what: T;
  readonly from: number;
  readonly x: number;
  readonly y: number;
  readonly over: number | undefined;
  readonly moved: boolean;
}

/** How far the pointer goes before something is dragged, in pixels: less is a click. */
const least = 4;

/** Something of a board is dragged from one of its lines to another. */
export class Dragging<T> {
  held = $state.raw<Held<T> | undefined>(undefined);
  readonly #lines: () => Iterable<Element>;
  readonly #drop: (held: Held<T>, over: number, event: PointerEvent) => void;

  constructor(
    lines: () => Iterable<Element>,
    drop: (held: Held<T>, over: number, event: PointerEvent) => void,
  ) {
    this.#lines = lines;
    this.#drop = drop;
  }

  /** The line that it would go to. */
  get aim(): number | undefined {
    const { held } = this;
    return held?.over === held?.from ? undefined : held?.over;
  }

  /** What an element needs so that this can be dragged by it. */
  by(what: T, from: number) {
    return {
      onpointerdown: (event: PointerEvent & { readonly currentTarget: Element }) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        this.held = { what, from, x: event.clientX, y: event.clientY, over: undefined, moved: false };
      },
      onpointermove: ({ clientX: x, clientY: y }: PointerEvent) => {
        const { held } = this;
        if (held === undefined) return;
        const moved = held.moved || Math.hypot(x - held.x, y - held.y) > least;
        this.held = moved ? { ...held, x, y, moved, over: this.#lineAt(y) } : held;
      },
      onpointerup: (event: PointerEvent) => {
        const { held } = this;
        this.held = undefined;
        if (held?.over !== undefined) this.#drop(held, held.over, event);
      },
      onpointercancel: () => (this.held = undefined),
    };
  }

  #lineAt(y: number): number | undefined {
    const at = [...this.#lines()].findIndex((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return y >= top && y <= bottom;
    });
    return at < 0 ? undefined : at + 1;
  }
}
