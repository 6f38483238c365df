import type { PlaceId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { hexName } from '../map/board.ts';
import { passages } from '../model/mines.ts';
import { mostMoves } from '../segments.ts';
import { spoken } from '../spoken.ts';
import type { CrossMinefields } from './cross.ts';
import type { LayMinefield } from './lay.ts';
import type { Saturate } from './saturate.ts';
import type { CarryShuttles } from './shuttles.ts';
import type { KeepSensorMines } from './sensorMines.ts';

type Laying = LayMinefield | Saturate | KeepSensorMines;
const hex = String.raw`[a-z]{1,2}\d{1,3}`;
const place = (name: string) => placeId(`h${name.toLowerCase()}`);
const laying = new RegExp(
  `^mines (?:around (${hex})|(${hex})/(${hex}))(?: from (?:around (${hex})|(${hex})/(${hex})))?$`,
  'i',
);
const filling = new RegExp(`^mines all over (${hex})$`, 'i');
/** `Mines D4/D5`, `Mines around D4 from D4/D5`, `Mines all over D5` (C4.40 to C4.60); undefined for anything else. */
function minesIn(text: string): Unnumbered<Laying> | undefined {
  const [, does] = /^(keep|end) sensor mines$/i.exec(text) ?? [];
  if (does !== undefined)
    return { kind: 'sensor-mines', does: does.toLowerCase() === 'keep' ? 'keep' : 'end' };
  const [, full] = filling.exec(text) ?? [];
  if (full !== undefined) return { kind: 'saturate', place: place(full) };
  const [whole, around, at = '', to, system, from = system, beyond] = laying.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return {
    kind: 'lay-minefield',
    place: place(around ?? at),
    ...(to !== undefined && { to: place(to) }),
    ...(from !== undefined && { from: place(from) }),
    ...(beyond !== undefined && { beyond: place(beyond) }),
  };
}

const named = (at: PlaceId, to: PlaceId | undefined): string =>
  to === undefined ? `around ${hexName(at)}` : `${hexName(at)}/${hexName(to)}`;

function minesText(order: Unnumbered<Laying>): string {
  if (order.kind === 'sensor-mines')
    return order.does === 'keep' ? 'Keep sensor mines.' : 'End sensor mines.';
  if (order.kind === 'saturate') return `Mines all over ${hexName(order.place)}.`;
  const { to, from, beyond } = order;
  return `Mines ${named(order.place, to)}${from === undefined ? '' : ` from ${named(from, beyond)}`}.`;
}

export const spokenMinefields = spoken<Laying>({
  kinds: ['lay-minefield', 'saturate', 'sensor-mines'],
  phrases: () => ['Mines ', 'Mines around ', 'Mines all over ', 'Keep sensor mines'],
  read: minesIn,
  write: minesText,
});

const carried = /^carry shuttles(?:: (\S.*))?$/i;

/** `Carry shuttles: CA, DD 2`, a sentence of ours in the line of a squadron (C4.25). */
export const spokenShuttles = spoken<CarryShuttles>({
  kinds: ['carry-shuttles'],
  phrases: () => ['Carry shuttles: '],
  read(text) {
    const [whole, names = ''] = carried.exec(text) ?? [];
    if (whole === undefined) return undefined;
    return { kind: 'carry-shuttles', ships: names === '' ? [] : names.split(/\s*,\s*/) };
  },
  write: ({ ships }) => `Carry shuttles${ships.length === 0 ? '' : `: ${ships.join(', ')}`}.`,
});

const crossing = new RegExp(`^minefields = (${passages.join('|')})(?:, (\\d{1,2}) points?)?$`, 'i');

/** `Minefields = bypass`, `Minefields = wait, 1 point` (C4.10, C4.30); undefined for anything else. */
function crossingIn(text: string): Unnumbered<CrossMinefields> | undefined {
  const [, letters, points = '0'] = crossing.exec(text) ?? [];
  const how = passages.find((one) => one === letters?.toLowerCase());
  return how && { kind: 'cross-minefields', how, points: Math.min(Number(points), mostMoves) };
}

export const spokenCrossing = spoken<CrossMinefields>({
  kinds: ['cross-minefields'],
  phrases: () => passages.map((one) => `Minefields = ${one}.`),
  read: crossingIn,
  write: ({ how, points }) =>
    points === 0
      ? `Minefields = ${how}.`
      : `Minefields = ${how}, ${points} ${points === 1 ? 'point' : 'points'}.`,
});
