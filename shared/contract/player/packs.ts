import { flag, integer, line, list, literal, object, optional, record, text } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import {
  packDrawing,
  packName,
  packSound,
  soundNames,
  type PackDrawing,
  type PackSound,
} from '#kernel/files/upgradeParts.ts';

/** One upgrade on this machine. */
export const packRow = object({
  name: packName,
  title: line(120, 1),
  version: integer(1, 1_000_000),
  author: line(120),
  about: text(1_000),
  on: flag,
  /** How many it holds of each. */
  sounds: integer(0, 1_000),
  drawings: integer(0, 1_000),
  names: integer(0, 100_000),
  scenarios: integer(0, 1_000),
});
export type PackRow = Of<typeof packRow>;

/** Keys as an upgrade file may have them: they are looked up among own members only. */
const anyKey = /^[A-Za-z][A-Za-z0-9' .-]{0,79}$/;

/** The most that all packs together bring to the screen: drawings, kinds of names, names of a kind, scenarios. */
export const [mostDrawings, mostNameKinds, mostNames, mostScenarios] = [1_000, 100, 10_000, 1_000];

/** What one pack brings to the screen, or all that are on; later ones win. */
export const packContents = object({
  sounds: record<string, PackSound>(packSound, soundNames.length),
  /** By class of ship, as `ForcePicture.shipClass` names it. */
  drawings: record<string, PackDrawing>(packDrawing, mostDrawings, anyKey),
  /** Names to propose, by kind: `unit`, `leader`. */
  names: record<string, readonly string[]>(list(line(60, 1), mostNames), mostNameKinds),
  scenarios: list(
    object({
      pack: packName,
      name: packName,
      title: line(120, 1),
      ruleset: line(80, 1),
      /** Its rules are an early version. */
      early: optional(literal(true)),
    }),
    mostScenarios,
  ),
});
export type PackContents = Of<typeof packContents>;

export const packSwitch = object({ name: packName, on: flag });
export const packNamed = object({ name: packName });
