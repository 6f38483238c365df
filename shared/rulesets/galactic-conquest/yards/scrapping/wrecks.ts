import { integer, list, object, optional } from '#kernel/codec/shapes.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { hull, most, points } from '../../declare.ts';
import { bandShip } from '../../model/bands.ts';
import { isScrapped } from '../../model/condition/storing.ts';
import type { Ship } from '../../model/ship.ts';
import type { State } from '../../model/state.ts';
import { squadronsAt } from '../../model/stations/squadrons.ts';
import { withoutUse } from '../../model/works/standing.ts';
import { putIn } from '../../mothballs/mothball.ts';
import { factorsOf } from '../../ships/fleet.ts';
import { freshCode } from '../../squadrons/codes.ts';
import type { Flown } from '../../squadrons/flyersNamed.ts';
import { turnNumber } from '../shapes.ts';

const factor = integer(0, 1_000_000);
/** What is being scrapped from now on, as events tell it: its factors while it is whole, what it has lost of them, for how many points, and the turn with whose end it is gone. */
export const wrecksShape = list(
  object({
    hull,
    size: integer(1, 9),
    attack: factor,
    defence: factor,
    lost: optional(factor),
    points,
    due: turnNumber,
  }),
  most.ships,
);
export interface Wreck {
  readonly hull: string;
  readonly size: number;
  readonly attack: number;
  readonly defence: number;
  readonly lost?: number;
  readonly points: number;
  readonly due: number;
}

/** What a ship, a base or a unit of bases is while it is scrapped: without its crew, and all that it carries. */
export function wreckOf(ship: Ship, worth: number, due: number): Wreck {
  const { attack, defence } = factorsOf(ship);
  return {
    hull: ship.hull,
    size: ship.size,
    // Enhanced sensors take half of them (C5.60).
    attack: rounded(attack, ship.enhanced === true ? 2 : 1),
    defence,
    ...((ship.lost ?? 0) > 0 && defined({ lost: ship.lost })),
    points: worth,
    due,
  };
}

/** The same of fighters or gunboats of a type, which are one group. */
export const wreckOfFlyers = ({ flyer, count }: Flown, worth: number, due: number): Wreck =>
  wreckOf(bandShip({ ...flyer, count }), worth, due);

/** Where what is scrapped in a hex stands: with what is scrapped there already, or under a code of its own (B9.20). */
export const wrecksIn = (state: State, owner: SeatId, place: PlaceId): UnitId =>
  squadronsAt(state.squadrons, place).find(([, one]) => one.seat === owner && isScrapped(one))?.[0] ??
  freshCode(state, owner);

/** The most letters of a designation in the name of what is being scrapped. */
const mostLetters = 12;

const asShip = ({ hull: of, size, attack, defence, lost, ...wreck }: Wreck, begun: number): Ship => ({
  hull: `${of.slice(0, mostLetters)} scrap`,
  size,
  sensors: 0,
  figures: { attack, defence, ...withoutUse },
  ...defined({ lost }),
  scrapped: { begun, ...wreck, attack, defence },
});

/** Wrecks stand in a hex, and move no more. */
export const putWrecks = (
  draft: Draft<State>,
  to: UnitId,
  where: { readonly seat: SeatId; readonly place: PlaceId },
  wrecks: readonly Wreck[],
): void =>
  putIn(
    draft,
    to,
    { ...where, speed: 0 },
    wrecks.map((one) => asShip(one, draft.turn)),
  );

/** What all of these give together. */
export const worthOfAll = (wrecks: readonly Wreck[]): number => sumOf(wrecks.map((one) => one.points));
