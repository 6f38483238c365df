import { type Camera, seenBox, type Size } from '../../map/camera/camera.ts';
import type { Box } from '../../map/board/geometry.ts';
import type { PrintContent } from '../../map/print/printContent.ts';
import { edges } from '../../map/print/printLegend.ts';
import { type Sheet, sheetFor } from '../../map/print/printSheet.ts';
import { type PageSetup, type PaperName, sheetSize } from '../../map/print/printFiles.ts';
import type { Viewport } from '../../map/camera/viewport.svelte.ts';

/** Pages chosen by hand: their orientation and number. */
export interface PagesByHand {
  readonly wide: boolean;
  readonly across: number;
  readonly down: number;
}

export type Area = 'seen' | 'whole' | 'own';
/** Pixels per world unit of a picture: what the map shows depends on it. */
export const zooms = { far: 0.3, middle: 0.5, names: 0.8, near: 1.3 } as const;
export type Zoom = keyof typeof zooms;

/** White space around the map, in world units. */
const around = 50;

export function boxOf(area: Area, viewport: Viewport): Box {
  if (area === 'seen') return seenBox(viewport.camera, viewport.size);
  const box = area === 'own' ? (viewport.home ?? viewport.bounds) : viewport.bounds;
  return [box[0] - around, box[1] - around, box[2] + around, box[3] + around];
}

/** A picture as large as the map at that zoom. */
export function pictureSheet(content: PrintContent, box: Box, scale: number): Sheet {
  const size: Size = {
    width: Math.max(240, Math.round((box[2] - box[0]) * scale)),
    height: Math.max(120, Math.round((box[3] - box[1]) * scale)),
  };
  return sheetFor(content, size, centred(box, scale));
}

/** A sheet that fills the pages. */
export function pageSheet(content: PrintContent, box: Box, setup: PageSetup): Sheet {
  const size = roomFor(content, setup);
  return sheetFor(content, size, centred(box, scaleIn(box, size)));
}

/** Most pages across and down. */
export const mostAcross = 4;
/**
 * How much larger the map must get with this many times the pages to be worth their paper; perfectly filled
 * pages would enlarge it by the square root.
 */
const worth = (times: number): number => 1 + 0.75 * (Math.sqrt(times) - 1);

/**
 * The layout of at most `most` pages on which the map is largest: upright or wide, and without unnecessary
 * pages.
 */
export function bestPages(content: PrintContent, box: Box, paper: PaperName, most: number): PageSetup {
  const counts = Array.from({ length: mostAcross }, (_, index) => index + 1);
  const setups = counts
    .flatMap((across) =>
      counts.flatMap((down) => [true, false].map((wide): PageSetup => ({ paper, wide, across, down }))),
    )
    .filter(({ across, down }) => across * down <= most)
    .sort((a, b) => a.across * a.down - b.across * b.down);
  const scales = setups.map((setup) => scaleIn(box, roomFor(content, setup)));
  const best = setups.reduce(
    (chosen, setup, index) =>
      scales[index]! > scales[chosen]! * worth(pagesOf(setup) / pagesOf(setups[chosen]!)) ? index : chosen,
    0,
  );
  return setups[best]!;
}

const pagesOf = ({ across, down }: PageSetup): number => across * down;

/** The part of the pages left by title and legend. */
function roomFor(content: PrintContent, setup: PageSetup): Size {
  const { width, height } = sheetSize(setup);
  const { top, bottom } = edges(content, width);
  return { width, height: Math.max(80, height - top - bottom) };
}

const scaleIn = (box: Box, { width, height }: Size): number =>
  Math.min((width - 12) / Math.max(1, box[2] - box[0]), (height - 12) / Math.max(1, box[3] - box[1]));

const centred = (box: Box, scale: number): Camera => ({
  x: (box[0] + box[2]) / 2,
  y: (box[1] + box[3]) / 2,
  scale,
});

/** `tst-turn-05-map.png`. */
export const fileName = (game: string, turn: number, ending: 'png' | 'pdf'): string =>
  `${game}-turn-${String(turn).padStart(2, '0')}-map.${ending}`;
