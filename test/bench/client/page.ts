import { flushSync, mount } from 'svelte';
import { noExtras } from '#ui/map/extras.ts';
import { boardOf } from '#ui/map/board/board.ts';
import { usualLook } from '#ui/map/looks/look.ts';
import MapStage from '#ui/map/MapStage.svelte';
import { Viewport } from '#ui/map/camera/viewport.svelte.ts';
import { Reel } from '#ui/views/newsreel/reel.svelte.ts';
import ReelStage from '#ui/views/newsreel/ReelStage.svelte';
import { konvaNodes } from './konvaNodes.ts';
import { newsreelOver } from './newsreel.ts';
import { plainSvg } from './plainSvg.ts';
import { drawn, shapesAt } from './scene.ts';

/** What one stretch of moving the map came to, in milliseconds. */
export interface Moved {
  readonly frames: readonly number[];
  /** Longest time that input had to wait. */
  readonly longest: number;
}

/** A map is moved by hand, or a turn is played on it. */
export type How = 'pan' | 'zoom' | 'play';

declare global {
  interface Window {
    /** Moves the map, or plays a turn on it, for so many frames, or until so many milliseconds are over. There once the scene is drawn. */
    moveMap?: (how: How, frames: number, most: number) => Promise<Moved>;
    /** Brings the middle of the map back, and waits until it is painted. */
    toMiddle?: () => Promise<void>;
  }
}

const query = new URLSearchParams(location.search);
const { map, seats } = await drawn(query.get('map'), query.get('sectors') ?? '620');
const target = document.getElementById('app') as HTMLDivElement;
const { box, lattice } = boardOf(map);
const viewport = new Viewport(box, undefined, lattice.rings);
viewport.still = true;
const middle = {
  x: (viewport.bounds[0] + viewport.bounds[2]) / 2,
  y: (viewport.bounds[1] + viewport.bounds[3]) / 2,
};
/** The zoom that the map is moved at: some hundred sectors are seen, with their banners. */
const usual = query.has('far') ? 0.08 : 0.45;

/** What is played, where a turn is. */
let reel: Reel | undefined;
const look = show();
const seen = (): void => {
  viewport.flyTo({ ...middle, scale: usual });
  look?.(viewport.camera, viewport.size);
};
seen();

function show(): ((camera: typeof viewport.camera, size: typeof viewport.size) => void) | undefined {
  const kind = query.get('kind');
  if (kind === 'newsreel') {
    reel = new Reel(newsreelOver(map));
    reel.toggle();
    const props = { reel, seats, still: false, battleAt: () => undefined, onbattle: () => undefined };
    mount(ReelStage, { target, props });
    flushSync();
    return undefined;
  }
  if (kind === 'ours') {
    mount(MapStage, {
      target,
      props: {
        map,
        seats,
        arrows: [],
        look: usualLook,
        extras: noExtras,
        viewport,
        label: 'Map',
        onpick: () => undefined,
        onhover: () => undefined,
      },
    });
    flushSync();
    return undefined;
  }
  viewport.resize({ width: target.clientWidth, height: target.clientHeight });
  const shapes = shapesAt({ map, seats }, usual);
  return kind === 'svg' ? plainSvg(target, shapes) : konvaNodes(target, shapes, viewport.size);
}

let played = 0;
const step: Readonly<Record<How, (frame: number) => void>> = {
  pan: (frame: number): void => viewport.pan(Math.sin(frame / 20) * 24, Math.cos(frame / 27) * 16),
  zoom: (frame: number): void =>
    viewport.zoom(Math.floor(frame / 30) % 2 === 0 ? 0.96 : 1 / 0.96, { x: 500, y: 300 }),
  play() {
    const now = performance.now();
    reel?.advance(Math.min(100, now - played));
    played = now;
  },
};

const nextFrame = (): Promise<number> => new Promise((next) => requestAnimationFrame(next));

async function moveMap(how: How, count: number, most: number): Promise<Moved> {
  const blocks: number[] = [0];
  const watch = new PerformanceObserver((list) =>
    blocks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  watch.observe({ entryTypes: ['longtask'] });
  const frames: number[] = [];
  const began = await nextFrame();
  played = performance.now();
  let before = began;
  for (let frame = 0; frame < count && before - began < most; frame += 1) {
    step[how](frame);
    look?.(viewport.camera, viewport.size);
    const now = await nextFrame();
    frames.push(now - before);
    before = now;
  }
  await new Promise((done) => setTimeout(done, 600));
  watch.disconnect();
  return { frames, longest: Math.max(...blocks) };
}

// What is drawn is on the screen two frames later; then the page rests.
await nextFrame();
await nextFrame();
if (look === undefined) while (target.querySelector('[data-painted="0"]') !== null) await nextFrame();
await new Promise((done) => setTimeout(done, 1_500));
window.toMiddle = async () => {
  seen();
  await new Promise((done) => setTimeout(done, 800));
};
window.moveMap = moveMap;
