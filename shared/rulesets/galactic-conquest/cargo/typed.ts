import type { Unnumbered } from '#kernel/game/plan.ts';
import { nameOf } from '../map/seats.ts';
import type { View } from '../model/state.ts';
import { named, unknownEmpire } from '../naming.ts';
import type { Misspoken } from '../spoken.ts';
import { spoken } from '../spoken.ts';
import type { CarryPoints } from './carry.ts';
import type { DrawCargo } from './draw.ts';

const carryLine = /^Carry (\d{1,7})(?:\s*EP)? to (.+)$/i;

function read(text: string, { seats }: Pick<View, 'seats'>): Unnumbered<CarryPoints> | Misspoken | undefined {
  const [whole, points, whose = ''] = carryLine.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const to = named(seats, whose);
  return to === undefined
    ? unknownEmpire(seats, whose)
    : { kind: 'carry-points', to, points: Math.min(1_000_000, Number(points)) };
}

/** `Carry 30 EP to Lyran Star Empire` (B1.25). */
export const spokenCarrying = spoken<CarryPoints>({
  kinds: ['carry-points'],
  phrases: ({ seats }) => seats.map((seat) => `Carry 10 EP to ${nameOf(seat)}.`),
  read,
  write: ({ to, points }) => `Carry ${points} EP to ${nameOf(to)}.`,
});

const drawLine = /^Live on (\d{1,5}) (?:cargo )?box(?:es)?$/i;

/** `Live on 20 cargo boxes`, a sentence of ours (A9.10, C13.15). */
export const spokenCargo = spoken<DrawCargo>({
  kinds: ['draw-cargo'],
  phrases: () => ['Live on 20 cargo boxes.'],
  read(text) {
    const [whole, boxes] = drawLine.exec(text) ?? [];
    return whole === undefined
      ? undefined
      : { kind: 'draw-cargo', boxes: Math.max(1, Math.min(10_000, Number(boxes))) };
  },
  write: ({ boxes }) => `Live on ${boxes} cargo ${boxes === 1 ? 'box' : 'boxes'}.`,
});
