import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Empire, State, System, Unit } from './state.ts';
import type { SeenUnit, Sighting, View } from './view.ts';

const unknown: Empire = {
  pool: 0,
  income: 0,
  misc: 0,
  made: 0,
  explored: [],
  tech: { pool: 0, year: 0, advances: 0 },
};

const seenSystem = ({ owner, census, figures }: NonNullable<Sighting['system']>): System =>
  figures ?? {
    ...defined({ owner }),
    census,
    morale: census,
    raw: 0,
    productivity: 0,
    capacity: census,
    bonus: 0,
    raising: false,
  };

/** A unit of another, as it was seen. */
export const unitSeen = (place: PlaceId, { seat, design, crippled, between, interned }: SeenUnit): Unit => ({
  seat,
  design,
  name: '',
  place,
  mothballed: false,
  crippled,
  unsupplied: false,
  ...defined({ between, interned }),
});

/** Another empire, of which one knows who leads it. */
const otherOf = (
  { nonPlayers = [], computers = [] }: View,
  seat: SeatId,
  assume: State | undefined,
): Empire => ({
  ...(assume?.empires[seat] ?? unknown),
  ...(nonPlayers.includes(seat) ? { nonPlayer: true } : {}),
  ...(computers.includes(seat) ? { computer: true } : {}),
});

/** The campaign as an empire can imagine it: what it sees of others now is there, and of systems also what it saw before. */
export function imagine(view: View, assume?: State): State {
  const { turn, firstYear, me, own, systems, units, others, relations, strangers, projects, encounter } =
    view;
  const now = Math.max(0, ...valuesInOrder(view.sectors).map((one) => one.turn));
  const seen = inOrder(view.sectors);
  return {
    turn,
    firstYear,
    strangers,
    tables: view.tables,
    ...defined({ raids: view.raids, capacity: view.capacity, terrain: view.terrain }),
    encounters: encounter === undefined ? [] : [encounter],
    empires: {
      ...Object.fromEntries(others.map((seat) => [seat, otherOf(view, seat, assume)])),
      ...(others.includes(me) || own.tech.year === 0 ? {} : { [me]: own }),
    },
    relations: { ...assume?.relations, ...relations },
    projects: { ...assume?.projects, ...projects },
    systems: {
      ...assume?.systems,
      ...Object.fromEntries(
        seen.flatMap(([place, { system }]) =>
          system === undefined ? [] : [[place, seenSystem(system)] as const],
        ),
      ),
      ...systems,
    },
    units: {
      ...assume?.units,
      ...(Object.fromEntries(
        seen.flatMap(([place, sighting]) =>
          sighting.turn < now
            ? []
            : inOrder(sighting.units).map(([id, one]) => [id, unitSeen(place, one)] as const),
        ),
      ) as Readonly<Record<UnitId, Unit>>),
      ...units,
    },
    ...defined({ won: view.won }),
  };
}
