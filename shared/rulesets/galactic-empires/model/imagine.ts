import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { admiralId } from './ids.ts';
import type { Admiral, Empire, Sector, State, Unit } from './state.ts';
import { pairKey } from './state.ts';
import { blankUnit } from './units/blankUnit.ts';
import { withSeat } from './units/change.ts';
import type { KnownEmpire, KnownSector, SeenUnit, View } from './view.ts';

const worlds = new WeakMap<View, State>();

/** The world imagined from a view, made once for each view: all checks, offers and pictures apply the rules to it. */
export function world(view: View): State {
  const known = worlds.get(view);
  if (known !== undefined) return known;
  const made = imagine(view);
  worlds.set(view, made);
  return made;
}

/** The world with wars that the seat declares: they count from the first event of the turn on (GE 575). */
export function withWars(known: State, seat: SeatId, on: readonly SeatId[]): State {
  if (on.length === 0) return known;
  const pairs = on.map((enemy) => pairKey(seat, enemy));
  return {
    ...known,
    relations: { ...known.relations, ...Object.fromEntries(pairs.map((pair) => [pair, 'war' as const])) },
    relationsChanged: pairs,
  };
}

/**
 * A world that the engine can run, from what an empire knows. Its own affairs are exact; a foreign unit is where it was last reported;
 * a sector never reported is independent and has no revenue. With `assume`, whatever the view does not hold is taken from that state.
 */
export function imagine(view: View, assume?: State): State {
  return {
    turn: view.turn,
    parameters: view.parameters,
    sectors: Object.fromEntries(
      inOrder(view.sectors).map(([place, known]) => [place, imagineSector(known, assume?.sectors[place])]),
    ),
    empires: Object.fromEntries(
      inOrder(view.empires).map(([seat, known]) => [
        seat,
        imagineEmpire(view, seat, known, assume?.empires[seat]),
      ]),
    ),
    units: { ...imagineUnits(view, assume), ...view.battling?.units },
    relations: view.battling?.relations ?? imagineRelations(view, assume),
    ...defined({ victory: view.victory, elsewhere: view.battling?.elsewhere }),
  };
}

function imagineSector(known: KnownSector, assumed: Sector | undefined): Sector {
  const { number, name, q, r, links, report } = known;
  const { owner, annexedTo, builds } = report ?? assumed ?? {};
  const {
    revenue = 0,
    damage = 0,
    level = 0,
    levelDamage = 0,
    permitted = [],
    decline = 0,
  } = report ?? assumed ?? {};
  return {
    number,
    name,
    q,
    r,
    links,
    revenue,
    damage,
    level,
    levelDamage,
    permitted,
    decline,
    ...defined({ owner, ownerAtStart: owner, annexedTo, builds }),
    changedOwner: false,
    pillaged: false,
    battles: 0,
    damagedNow: false,
    annexedNow: false,
  };
}

function imagineEmpire(view: View, seat: SeatId, known: KnownEmpire, assumed: Empire | undefined): Empire {
  const { name, adjective, ruler, banner, computer, level, defeated } = known;
  const named = { name, adjective, ruler, banner, computer, ...defined({ level }), defeated };
  if (seat !== view.me) {
    return {
      ...named,
      status: assumed?.status ?? 'commoner',
      treasury: assumed?.treasury ?? 0,
      refuses: withSeat(assumed?.refuses ?? [], view.me, !known.accepts),
      passage: withSeat(assumed?.passage ?? [], view.me, known.givesPassage),
      sharesInfo: withSeat(assumed?.sharesInfo ?? [], view.me, known.givesInfo),
    };
  }
  const those = (holds: (empire: KnownEmpire) => boolean): readonly SeatId[] =>
    inOrder(view.empires)
      .filter(([other, empire]) => other !== seat && holds(empire))
      .map(([other]) => other);
  return {
    ...named,
    status: view.status,
    treasury: view.treasury,
    refuses: those((empire) => !empire.accepted),
    passage: those((empire) => empire.hasPassage),
    sharesInfo: those((empire) => empire.hasInfo),
  };
}

/** Own units in full; foreign ones as in the newest report that shows them. */
function imagineUnits(view: View, assume: State | undefined): State['units'] {
  const units = new Map<UnitId, Unit>();
  if (assume !== undefined) {
    for (const [unit, assumed] of inOrder(assume.units)) {
      if (assumed.owner !== view.me && !seenNow(view, assumed)) units.set(unit, assumed);
    }
  }
  const reports = inOrder(view.sectors).flatMap(([place, { report }]) =>
    report === undefined ? [] : [{ place, report }],
  );
  const newest = new Map<UnitId, number>();
  for (const { place, report } of reports) {
    for (const seen of report.forces) {
      if (
        (newest.get(seen.unit) ?? -1) >= report.turn ||
        (assume !== undefined && report.turn < view.turn - 1)
      )
        continue;
      newest.set(seen.unit, report.turn);
      units.set(seen.unit, assume?.units[seen.unit] ?? imagineUnit(place, seen));
    }
  }
  for (const [unit, own] of inOrder(view.units)) units.set(unit, own);
  return Object.fromEntries([...units].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether the sector's current report would show the unit: if it does not, the unit is not there. */
function seenNow(view: View, unit: Unit): boolean {
  return !unit.cloaked && view.sectors[unit.place]?.report?.turn === view.turn - 1;
}

function imagineUnit(place: PlaceId, seen: SeenUnit): Unit {
  const { kind, number, owner, ships } = seen;
  const stacks = ships.map(({ type, count }) => ({ type, count, rank: 1, used: 0 }) as const);
  return {
    ...blankUnit(kind, number, '', place, owner),
    stacks,
    admirals: ships.length > 0 ? [] : [admiralAlone(seen)],
  };
}

/** A unit that is seen without ships must have admirals; one stands for all of them. */
function admiralAlone({ combat, hitPoints }: SeenUnit): Admiral {
  const ratings = { tactics: 0, siegecraft: 0, used: 0, tacticsGained: 0, siegecraftGained: false };
  return { id: admiralId('unknown'), name: '', attacks: 1, combat, hitPoints, ...ratings };
}

function imagineRelations(view: View, assume: State | undefined): State['relations'] {
  const relations: Record<string, 'war' | 'alliance'> = { ...assume?.relations };
  for (const [seat, { relation }] of inOrder(view.empires)) {
    const key = pairKey(view.me, seat);
    if (relation === 'war' || relation === 'alliance') relations[key] = relation;
    else if (Object.hasOwn(relations, key)) delete relations[key];
  }
  return relations;
}
