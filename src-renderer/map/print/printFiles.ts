import { clock } from '../../clock.ts';
import type { Sheet } from './printSheet.ts';

/** The largest width and height of a picture, and its most pixels: browsers cannot draw more. */
export const [widest, mostPixels] = [16_000, 120_000_000];
/** Dots per inch of pages. */
const dotsPerInch = 220;
/** Pixels of a sheet per millimetre. */
export const perMillimetre = 96 / 25.4;
/** In millimetres: the white edge of every page, and how far pages of a poster overlap. */
export const [edge, overlap] = [10, 10];

/** Short and long side in millimetres. */
export const papers = { A4: [210, 297], A3: [297, 420], A2: [420, 594], Letter: [215.9, 279.4] } as const;
export type PaperName = keyof typeof papers;

export interface PageSetup {
  readonly paper: PaperName;
  readonly wide: boolean;
  /** Pages of a poster across and down. */
  readonly across: number;
  readonly down: number;
}

/** The printable width and height of one page, in millimetres. */
export function roomOn({ paper, wide }: PageSetup): {
  readonly width: number;
  readonly height: number;
  readonly page: readonly [number, number];
} {
  const [short, long] = papers[paper];
  const page = wide ? ([long, short] as const) : ([short, long] as const);
  return { width: page[0] - 2 * edge, height: page[1] - 2 * edge, page };
}

/** The size of a sheet that fills all pages, in its own pixels. */
export function sheetSize(setup: PageSetup): { readonly width: number; readonly height: number } {
  const room = roomOn(setup);
  const along = (length: number, count: number): number =>
    Math.round((length * count - overlap * (count - 1)) * perMillimetre);
  return { width: along(room.width, setup.across), height: along(room.height, setup.down) };
}

/** Why a picture of this size cannot be made, and what to do instead; undefined if it can. */
export function tooLarge(width: number, height: number): string | undefined {
  if (width <= widest && height <= widest && width * height <= mostPixels) return undefined;
  return `A picture of ${width} × ${height} pixels is more than can be drawn at once. Choose a smaller scale, less detail, or a PDF over several pages.`;
}

function canvasOf(
  sheet: Sheet,
  factor: number,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(at.width * factor);
  canvas.height = Math.round(at.height * factor);
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('This machine gave no canvas to draw on.');
  brush.scale(factor, factor);
  brush.translate(-at.x, -at.y);
  sheet.paint(brush, factor);
  return canvas;
}

export async function pngOf(sheet: Sheet, factor: number): Promise<Uint8Array> {
  await document.fonts.ready;
  const canvas = canvasOf(sheet, factor, { x: 0, y: 0, width: sheet.width, height: sheet.height });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The picture is too large for this machine. Choose a smaller scale.');
  return new Uint8Array(await blob.arrayBuffer());
}

/**
 * The sheet cut into pages; pages of a poster overlap and have marks where to cut. `progress` is called with
 * the number of pages done.
 */
export async function pdfOf(
  sheet: Sheet,
  setup: PageSetup,
  progress: (done: number) => void,
): Promise<Uint8Array> {
  await document.fonts.ready;
  // Loaded only when needed, because printing is rare.
  const { jsPDF } = await import('jspdf');
  const { width, height, page } = roomOn(setup);
  const pdf = new jsPDF({
    unit: 'mm',
    format: [page[0], page[1]],
    orientation: setup.wide ? 'landscape' : 'portrait',
    compress: true,
  });
  const pages = setup.across * setup.down;
  for (let index = 0; index < pages; index += 1) {
    if (index > 0) pdf.addPage([page[0], page[1]], setup.wide ? 'landscape' : 'portrait');
    const [column, row] = [index % setup.across, Math.floor(index / setup.across)];
    const at = {
      x: column * (width - overlap) * perMillimetre,
      y: row * (height - overlap) * perMillimetre,
      width: width * perMillimetre,
      height: height * perMillimetre,
    };
    const canvas = canvasOf(sheet, dotsPerInch / 96, at);
    pdf.addImage(canvas.toDataURL('image/jpeg', 0.92), 'JPEG', edge, edge, width, height);
    if (pages > 1) marks(pdf, page, `${column + 1}–${row + 1}`);
    progress(index + 1);
    await clock.pause(0);
  }
  return new Uint8Array(pdf.output('arraybuffer'));
}

interface Pen {
  line(x1: number, y1: number, x2: number, y2: number): unknown;
  text(text: string, x: number, y: number): unknown;
  setFontSize(size: number): unknown;
  setLineWidth(width: number): unknown;
}

/** Lines at the corners along which a poster is cut, and the page's column and row. */
function marks(pdf: Pen, [width, height]: readonly [number, number], name: string): void {
  pdf.setLineWidth(0.2);
  for (const x of [edge, width - edge])
    for (const y of [edge, height - edge]) {
      const [out, up] = [x === edge ? -1 : 1, y === edge ? -1 : 1];
      pdf.line(x + out * 1.5, y, x + out * 7, y);
      pdf.line(x, y + up * 1.5, x, y + up * 7);
    }
  pdf.setFontSize(8);
  pdf.text(name, width / 2, height - 3);
}
