import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { GroundSign } from '../../map/ground.ts';
import { withGround } from '../../map/ground.ts';
import { usualSheet } from '../../map/sheets.ts';
import type { Find, System, Terrain } from '../../model/system.ts';
import { terrains } from '../../model/system.ts';
import { firstSquadrons } from '../forces.ts';
import type { Made } from '../made.ts';
import { deepSpace } from './edge.ts';
import { homesOn } from './homes.ts';
import type { Lattice } from './lattice.ts';
import { latticeOf } from './lattice.ts';
import { systemNames } from './names.ts';
import type { Domain } from './realms.ts';
import { domainsOf, realmsIn, systemsIn } from './realms.ts';
import { armFor } from './size.ts';
import type { Wilds } from './wilds.ts';
import { wildsIn } from './wilds.ts';

/** What can be chosen of a generated arm: systems of each empire beside its homeworld. */
export interface ArmWish {
  readonly majors: number;
  readonly minors: number;
}
/** OURS: what nobody chose otherwise. */
export const usualArm: ArmWish = { majors: 7, minors: 4 };

/** A spiral arm for these empires, whose homes lie in an order that dice decide. Every stream of dice has a name, so that none hangs on another. */
export function generateArm(seats: readonly SeatId[], wish: ArmWish, draw: Draw): Made {
  const lattice = latticeOf(armFor(seats.length));
  const deep = deepSpace(lattice, draw.fork('edge'));
  const homes = homesOn(lattice, deep, seats.length, draw.fork('homes'));
  const domains = domainsOf(lattice, deep, homes, draw.fork('domains'));
  const realms = realmsIn(lattice, domains, draw.fork('realms'));
  const wilds = wildsIn(lattice, domains, realms, draw.fork('wilds'));
  const order = draw.fork('seats').shuffle([...seats].sort());
  const settled = domains.map((domain, at) => ({
    seat: order[at] as SeatId,
    domain,
    realm: realms[at] ?? new Set<number>(),
    ...systemsIn(lattice, domain, realms[at] ?? new Set(), wish),
  }));
  return {
    map: withGround(lattice.map, signsOf(lattice, deep, wilds)),
    ...systemsOf(lattice, settled, wilds, draw),
    territory: Object.fromEntries(
      settled.flatMap(({ seat, realm }) => [...realm].map((hex) => [placeOf(lattice, hex), seat])),
    ),
    squadrons: Object.fromEntries(
      settled.flatMap(({ seat, domain, majors, minors }) =>
        firstSquadrons(
          seat,
          placeOf(lattice, domain.home),
          placeOf(lattice, [...majors, ...minors].at(-1) ?? domain.home),
        ),
      ),
    ),
  };
}

const placeOf = ({ places }: Lattice, hex: number): PlaceId => places[hex] as PlaceId;

function signsOf(
  lattice: Lattice,
  deep: ReadonlySet<number>,
  { surveyed, red, green }: Wilds,
): Readonly<Record<PlaceId, GroundSign>> {
  const signOf = (hex: number): GroundSign => {
    if (deep.has(hex)) return '-';
    if (surveyed.has(hex)) return '.';
    return red.has(hex) ? 'x' : green.has(hex) ? 'G' : 'o';
  };
  return Object.fromEntries(lattice.places.map((place, hex) => [place, signOf(hex)]));
}

interface Settled {
  readonly seat: SeatId;
  readonly domain: Domain;
  readonly majors: readonly number[];
  readonly minors: readonly number[];
}

function systemsOf(
  lattice: Lattice,
  settled: readonly Settled[],
  { majors, minors }: Wilds,
  draw: Draw,
): Pick<Made, 'systems' | 'finds'> {
  const names = systemNames(draw.fork('names'));
  let named = 0;
  const terrainAt = (hex: number): Terrain => draw.fork('terrain', placeOf(lattice, hex)).pick(terrains);
  const name = (): string => names[named++ % names.length] ?? '';
  const one = (hex: number, kind: System['kind'], owner: SeatId): readonly [PlaceId, System] => [
    placeOf(lattice, hex),
    {
      name: kind === 'homeworld' ? usualSheet(owner).home : name(),
      kind,
      owner,
      terrain: terrainAt(hex),
    },
  ];
  const find = (hex: number, kind: Find['kind']): readonly [PlaceId, Find] => [
    placeOf(lattice, hex),
    { name: name(), kind, terrain: terrainAt(hex) },
  ];
  return {
    systems: Object.fromEntries(
      settled.flatMap(({ seat, domain, ...own }) => [
        one(domain.home, 'homeworld', seat),
        ...own.majors.map((hex) => one(hex, 'major', seat)),
        ...own.minors.map((hex) => one(hex, 'minor', seat)),
      ]),
    ),
    finds: Object.fromEntries([
      ...majors.map((hex) => find(hex, 'major')),
      ...minors.map((hex) => find(hex, 'minor')),
    ]),
  };
}
