import type { Newsreel, SeatPicture } from '#kernel/presentation.ts';
import { mapAt } from '#kernel/report/newsreel.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { inPathText } from '#kernel/words/where.ts';
import { clock } from '../../clock.ts';
import { toBase64 } from '../../bridge/shell.ts';
import { boardOf, boxOf } from '../../map/board/board.ts';
import { type Camera, fitting } from '../../map/camera/camera.ts';
import { noExtras } from '../../map/extras.ts';
import { packShips } from '../../map/looks/packShips.svelte.ts';
import { palette } from '../../map/looks/palette.svelte.ts';
import { makePainter } from '../../map/painting/painter.ts';
import { planeMaker } from '../../map/painting/scene.ts';
import { toChunks } from '../../map/shapes.ts';
import { actOf, summaryOf } from './acts.ts';
import { Reel } from './reel.svelte.ts';
import { playedLook } from './stands.ts';

/** What is shared: the newsreel alone, none of the reader's plans, notes or labels. */
export interface Shared {
  readonly newsreel: Newsreel;
  readonly seats: readonly SeatPicture[];
  readonly title: string;
  /** Lands are hatched too. */
  readonly patterns: boolean;
}

/** In pixels. */
const [size, strip] = [{ width: 1280, height: 720 }, 92];
const room = { width: size.width, height: size.height - strip };
/** A clip lasts at most so many milliseconds. */
const longest = 40_000;
const framesPerSecond = 30;

/** Draws moments of a newsreel onto a canvas of its own, all of its places in sight. */
interface Camerawork {
  readonly canvas: HTMLCanvasElement;
  draw(at: number, part: number, arrows: boolean): void;
}

function cameraworkOf({ newsreel, seats, title, patterns }: Shared): Camerawork {
  const { moments } = newsreel;
  const canvas = Object.assign(document.createElement('canvas'), size);
  const under = Object.assign(document.createElement('canvas'), room);
  const [brush, ground] = [canvas.getContext('2d'), under.getContext('2d')];
  if (brush === null || ground === null) throw new Error('This machine gave no canvas to draw on.');
  const [painter, planes] = [makePainter(() => 1), planeMaker()];
  const board = boardOf(newsreel.map);
  const cells = moments.flatMap(({ places }) => places.flatMap((place) => board.at(place) ?? []));
  const camera: Camera = fitting(boxOf(board.lattice, cells), room, 90);
  let laid: unknown;
  const lay = (at: number): void => {
    const { then } = moments[at]!;
    if (laid === then) return;
    laid = then;
    const map = mapAt(newsreel, { then });
    ground.fillStyle = '#05070d';
    ground.fillRect(0, 0, room.width, room.height);
    const scene = {
      map,
      seats,
      look: playedLook,
      patterns,
      extras: noExtras,
      unitPlace: undefined,
      unit: undefined,
      palette: palette.name,
      packs: packShips.drawings,
    };
    painter.paint(ground, planes(scene), camera, room, board.lattice.rings);
  };
  return {
    canvas,
    draw(at, part, arrows) {
      lay(at);
      const moment = moments[at]!;
      const act = actOf(board, seats, moments[Math.max(0, at - 1)]!, moment);
      brush.drawImage(under, 0, 0);
      const summary = moment.kind === 'end' ? summaryOf(board, seats, moments) : [];
      const standing = part >= 1 ? act.after : act.still;
      const top = [summary, standing, act.at(part, arrows)].map(toChunks);
      painter.paint(brush, top, camera, room, board.lattice.rings);
      caption(brush, title, moment);
    },
  };
}

/** The strip below the map: the turn and the step, and what is told of it. */
function caption(brush: CanvasRenderingContext2D, title: string, moment: Newsreel['moments'][number]): void {
  brush.fillStyle = '#0b1020';
  brush.fillRect(0, room.height, size.width, strip);
  brush.fillStyle = '#c9a55a';
  brush.fillRect(0, room.height, size.width, 2);
  const step = moment.step === '' ? '' : ` · ${inPathText(moment.step, moment.path)}`;
  brush.textBaseline = 'middle';
  brush.textAlign = 'left';
  brush.letterSpacing = '0px';
  brush.fillStyle = '#e9cf8d';
  brush.font = '600 22px "Cinzel Variable", Georgia, serif';
  brush.fillText(title + step, 28, room.height + 28, size.width - 56);
  brush.fillStyle = '#edeae1';
  brush.font = '400 20px "Inter Variable", system-ui, sans-serif';
  brush.fillText(fitted(brush, moment.said.map(phraseText).join(' ')), 28, room.height + 64);
}

/** As much of a text as one line holds. */
function fitted(brush: CanvasRenderingContext2D, text: string): string {
  const most = size.width - 56;
  if (brush.measureText(text).width <= most) return text;
  let end = text.length;
  while (end > 0 && brush.measureText(`${text.slice(0, end)}…`).width > most) end -= 1;
  return `${text.slice(0, end)}…`;
}

const bytesOf = async (blob: Blob): Promise<string> => toBase64(new Uint8Array(await blob.arrayBuffer()));

/** A moment as a picture: PNG, in base64. */
export async function savePicture(shared: Shared, at: number): Promise<string> {
  await document.fonts.ready;
  const work = cameraworkOf(shared);
  work.draw(at, 1, true);
  const blob = await new Promise<Blob | null>((resolve) => work.canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('This machine made no picture.');
  return bytesOf(blob);
}

const formats = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'] as const;
const format = (): string | undefined =>
  'MediaRecorder' in globalThis ? formats.find((one) => MediaRecorder.isTypeSupported(one)) : undefined;

/** Whether this browser can record clips. */
export const clipsWork = (): boolean => format() !== undefined;

/** A clip being recorded: WebM, in base64; undefined once it is cancelled. */
export interface Recording {
  readonly done: Promise<string | undefined>;
  cancel(): void;
}

/** Records the whole newsreel, as fast as it must be to stay short. `progress` hears which part of it is recorded. */
export function recordClip(shared: Shared, progress: (part: number) => void): Recording {
  const work = cameraworkOf(shared);
  const reel = new Reel(shared.newsreel);
  const lengths = reel.moments.map((_, at) => {
    reel.at = at;
    return reel.lasts;
  });
  const all = lengths.reduce((sum, each) => sum + each, 0);
  const speed = Math.max(1, all / longest);
  [reel.at, reel.part, reel.playing] = [0, 0, true];
  const recorder = new MediaRecorder(work.canvas.captureStream(framesPerSecond), {
    mimeType: format() ?? 'video/webm',
    videoBitsPerSecond: 3_000_000,
  });
  const chunks: Blob[] = [];
  let cancelled = false;
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()));
  const film = async (): Promise<string | undefined> => {
    await document.fonts.ready;
    work.draw(0, 0, false);
    recorder.start();
    let last = clock.passed();
    // The last picture stays for a while.
    let rest = 1_500;
    while (!cancelled && rest > 0) {
      await clock.pause(1_000 / framesPerSecond);
      const passed = clock.passed() - last;
      last += passed;
      if (reel.playing) reel.advance(passed * speed);
      else rest -= passed;
      work.draw(reel.at, reel.part, false);
      progress((reel.at + reel.part) / reel.moments.length);
    }
    recorder.stop();
    await stopped;
    return cancelled ? undefined : bytesOf(new Blob(chunks, { type: 'video/webm' }));
  };
  return { done: film(), cancel: () => void (cancelled = true) };
}
