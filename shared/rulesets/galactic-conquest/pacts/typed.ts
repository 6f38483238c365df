import type { Unnumbered } from '#kernel/game/plan.ts';
import { nameOf } from '../map/seats.ts';
import type { View } from '../model/state.ts';
import { named, unknownEmpire } from '../naming.ts';
import type { Misspoken } from '../spoken.ts';
import { spoken } from '../spoken.ts';
import type { PactOrders } from './orders.ts';
import { pactUnits, unitTyped } from '../trade/units.ts';
import { ways } from './orders.ts';

const makeLine = /^Trading pact with (.+?): (\d{1,4})x([\w-]+)$/i;
const moveLine = /^(Add|Withdraw|Pass) (\d{1,4})x([\w-]+) of the pact with (.+)$/i;
const endLine = /^End the pact with (.+)$/i;

function read(text: string, { seats }: Pick<View, 'seats'>): Unnumbered<PactOrders> | Misspoken | undefined {
  const [make, move, end] = [makeLine.exec(text), moveLine.exec(text), endLine.exec(text)];
  const whose = make?.[1] ?? move?.[4] ?? end?.[1];
  if (whose === undefined) return undefined;
  const to = named(seats, whose);
  if (to === undefined) return unknownEmpire(seats, whose);
  if (end !== null) return { kind: 'end-pact', to };
  const count = Math.min(1000, Math.max(1, Number(make?.[2] ?? move?.[2])));
  const unit = pactUnits.find((one) => one === unitTyped(make?.[3] ?? move?.[3]));
  if (unit === undefined) return undefined;
  if (make !== null) return { kind: 'make-pact', to, unit, count };
  const way = ways.find((one) => one === move?.[1]?.toLowerCase()) ?? 'add';
  return { kind: 'move-pact-units', to, unit, count, way };
}

function write(order: Unnumbered<PactOrders>): string {
  const to = nameOf(order.to);
  if (order.kind === 'end-pact') return `End the pact with ${to}.`;
  const units = `${order.count}x${order.unit}`;
  if (order.kind === 'make-pact') return `Trading pact with ${to}: ${units}.`;
  return `${order.way.charAt(0).toUpperCase()}${order.way.slice(1)} ${units} of the pact with ${to}.`;
}

/** `Trading pact with Gorn Confederation: 10xFT`, `Pass 2xFT of the pact with Gorn Confederation` (C30). */
export const spokenPacts = spoken<PactOrders>({
  kinds: ['make-pact', 'move-pact-units', 'end-pact'],
  phrases: ({ me, seats }) =>
    seats
      .filter((seat) => seat !== me)
      .flatMap((seat) => [
        `Trading pact with ${nameOf(seat)}: 1xFT.`,
        `Add 1xFT of the pact with ${nameOf(seat)}.`,
        `End the pact with ${nameOf(seat)}.`,
      ]),
  read,
  write,
});
