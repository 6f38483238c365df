/** Pixels of width for text of the usual size, below which screens are laid out for little room. */
const enough = 1060;
/** The same, below which pages have what they are about above their lists: three columns leave tables too little. */
const threeColumns = 1180;
/** The same, below which lists and what is ordered for them do not stand side by side. */
const oneColumn = 820;
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

/** How a screen is laid out in this width of the window; `dock`: pixels that docked lessons wish for, with text of the usual size. */
export function roomFor(
  width: number,
  dock: number,
  textScale: number,
): { readonly isLittle: boolean; readonly isTight: boolean; readonly isNarrow: boolean } {
  const usual = (width * 100) / textScale;
  const free = usual - Math.min(dock, usual * 0.34);
  return { isLittle: free < enough, isTight: free < threeColumns, isNarrow: free < oneColumn };
}
