import { flag, integer, line, list, object, oneOf, record, text } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { base64 } from './base64.ts';

/** Name of a pack, its own for ever: `brass-fleet`. */
export const packName = line(60, 1);

/** One upgrade on this machine. */
export const packRow = object({
  name: packName,
  title: line(120, 1),
  version: integer(1, 1_000_000),
  author: line(120),
  about: text(1_000),
  on: flag,
  /** How much it holds of each. */
  sounds: integer(0, 1_000), drawings: integer(0, 1_000), names: integer(0, 100_000), scenarios: integer(0, 1_000),
});
export type PackRow = Of<typeof packRow>;

export const soundNames = ['order', 'undo', 'results', 'trouble'] as const;
export const soundTypes = ['audio/ogg', 'audio/wav', 'audio/mpeg'] as const;

/** A drawing in place of one of ours: paths in a box, as the map's own glyphs are. */
export const packDrawing = object({
  width: integer(1, 1_000), height: integer(1, 1_000),
  paths: list(object({ d: text(20_000, 1), paint: oneOf(['hull', 'dark', 'light', 'line', 'glow']) }), 200),
});
export type PackDrawing = Of<typeof packDrawing>;

const packSound = object({ type: oneOf(soundTypes), base64 });
export type PackSound = Of<typeof packSound>;

/** What packs that are on bring to the screen, one over the other in the order they were taken in. */
export const packContents = object({
  sounds: record<string, PackSound>(packSound, soundNames.length),
  /** By class of ship, as `ForcePicture.shipClass` names it. */
  drawings: record<string, PackDrawing>(packDrawing, 1_000),
  /** Names to propose, by what is named: `starfleet`, `admiral`. */
  names: record<string, readonly string[]>(list(line(60, 1), 10_000), 100),
  scenarios: list(object({ pack: packName, name: line(60, 1), title: line(120, 1), ruleset: line(80, 1) }), 1_000),
});
export type PackContents = Of<typeof packContents>;

export const packSwitch = object({ name: packName, on: flag });
export const packNamed = object({ name: packName });
