/** Pixels of width for text of the usual size, below which screens are laid out for little room. */
export const enough = 1060;
/** Pixels of width for text of the usual size, below which the options lie over the screen instead of beside it. */
const least = 600;

/** Pixels that open options take of a window, and those that are left to the screen. */
export function besideOptions(
  isOpen: boolean,
  width: number,
  textScale: number,
): { readonly options: number; readonly room: number } {
  const options = isOpen ? Math.min(3.8 * textScale, 0.45 * width) : 0;
  const room = width - options;
  return { options, room: (room * 100) / textScale < least ? width : room };
}
