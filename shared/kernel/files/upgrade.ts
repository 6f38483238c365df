import type { Of } from '../codec/codec.ts';
import { id, integer, json, list, object, optional, record, text, where } from '../codec/shapes.ts';
import type { Problem } from '../words/problem.ts';
import { bad, type Result } from '../words/result.ts';
import { readJson } from './jsonText.ts';
import { plainJson } from '../codec/plainJson.ts';
import { tidyLine } from '../codec/tidyLine.ts';
import { packDrawing, packName, packSound, soundNames } from './upgradeParts.ts';
import { unreadable } from '../words/refusals.ts';

/** How every upgrade file begins; the number of its format follows. */
const opening = 'Sealed Orders upgrade ';
const format = 1;

/** Most bytes of an upgrade file. */
export const largestUpgrade = 8_000_000;

/** Whether these bytes claim to be an upgrade: a pack of data for the client, never code. */
export const isUpgrade = (bytes: Uint8Array): boolean =>
  bytes.length >= opening.length &&
  Array.from({ length: opening.length }, (_, at) => bytes[at] === opening.charCodeAt(at)).every(Boolean);

/** A class of ship, as `ForcePicture.shipClass` names it. */
const className = /^[A-Z][A-Za-z0-9' -]{0,59}$/;
const soundName = new RegExp(`^(${soundNames.join('|')})$`);
const tidyName = tidyLine(60);

const scenario = object({ name: packName, title: tidyLine(120), ruleset: id<string>(), scenario: json });

/** The contents of an upgrade file, data only: drawings as paths, sounds, names to suggest, and scenarios. */
export const upgrade = object({
  name: packName,
  title: tidyLine(120),
  version: integer(1, 1_000_000),
  author: optional(tidyLine(120, 0)),
  about: optional(text(1_000)),
  drawings: optional(record(packDrawing, 200, className)),
  sounds: optional(record(packSound, soundNames.length, soundName)),
  /** By kind of name: `unit`, `leader`. */
  names: optional(record(list(tidyName, 2_000), 20)),
  scenarios: optional(
    where(
      list(scenario, 20),
      (all) => new Set(all.map(({ name }) => name)).size === all.length,
      'scenarios of different names',
    ),
  ),
});
export type Upgrade = Of<typeof upgrade>;

const newerFormat = (): Problem => unreadable('upgrade-newer');
const badOpening = (): Problem => unreadable('upgrade-opening');
const empty = (): Problem => unreadable('upgrade-empty');
const unread = (): Problem => unreadable('upgrade-damaged');

/** Reads the text of an upgrade file: the upgrade, or everything that is wrong with it. Never throws. */
export function readUpgrade(whole: string): Result<Upgrade, readonly Problem[]> {
  const first = /^Sealed Orders upgrade ([0-9]{1,6})\r?\n/.exec(whole);
  if (first === null) return bad([badOpening()]);
  if (Number(first[1]) > format) return bad([newerFormat()]);
  if (Number(first[1]) < format) return bad([badOpening()]);
  // Lines are counted as an editor shows them.
  const raw = jsonOf(`\n${whole.slice(first[0].length)}`);
  if (!raw.ok) return raw;
  const read = upgrade.parse(raw.value);
  if (!read.ok) return read;
  const { drawings, sounds, names, scenarios } = read.value;
  return [drawings, sounds, names, scenarios].every((part) => part === undefined) ? bad([empty()]) : read;
}

function jsonOf(body: string): Result<unknown, readonly Problem[]> {
  const value = plainJson(body);
  return value === undefined ? faultsOf(body) : { ok: true, value };
}

/** The syntax errors of a text; a text that cannot be read at all is damaged. */
function faultsOf(body: string): Result<unknown, readonly Problem[]> {
  try {
    const read = readJson(body);
    return read.ok ? bad([unread()]) : read;
  } catch {
    return bad([unread()]);
  }
}
