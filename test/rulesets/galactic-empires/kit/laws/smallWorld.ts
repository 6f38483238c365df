import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import { defined } from '#kernel/words/defined.ts';
import { canonicalStacks } from '#rulesets/galactic-empires/model/units/change.ts';
import type { Parameters } from '#rulesets/galactic-empires/model/parameters.ts';
import { standardParameters } from '#rulesets/galactic-empires/model/parameters.ts';
import type { Admiral, Empire, Sector, State, Unit } from '#rulesets/galactic-empires/model/state.ts';
import type { Rank } from '#rulesets/galactic-empires/tables/starships.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import { garrisonId, pairKey, sectorId, starfleetId } from '#rulesets/galactic-empires/model/state.ts';
import type { Realm } from '#rulesets/galactic-empires/tables/realms.ts';
import { realms } from '#rulesets/galactic-empires/tables/realms.ts';
import { byBuilder, starships } from '#rulesets/galactic-empires/tables/starships.ts';
import { mark } from './marks.ts';

/*
 * A small crowded world: three or four empires in each other's arms, with everything the rules know of already under way:
 * wars, alliances, rights, damage, defences, cloaked scouts, leaders, lost annexations. Every private text carries its owner's mark.
 */

const width = 6;
const oneOf = (draw: Draw, least: number, most: number): number => least + draw.int(most - least + 1) - 1;
const some = (draw: Draw, seats: readonly SeatId[], self?: SeatId): readonly SeatId[] =>
  seats.filter((seat) => seat !== self && draw.chance(1, 5));

/** The world of a game, from its dice alone. */
export function smallWorld(draw: Draw): State {
  const chosen = draw
    .fork('realms')
    .shuffle(realms)
    .slice(0, oneOf(draw, 3, 4))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const seats = chosen.map(({ id }) => id);
  const sectors = sectorsOf(draw.fork('sectors'), seats, oneOf(draw, 24, 40));
  const world = {
    turn: 1,
    parameters: parametersOf(draw.fork('parameters')),
    sectors,
    empires: Object.fromEntries(
      chosen.map((realm) => [realm.id, empireOf(draw.fork('empire', realm.id), realm, seats)]),
    ),
    units: unitsOf(draw.fork('units'), chosen, sectors),
    relations: Object.fromEntries(
      pairsOf(seats).flatMap((key) =>
        draw.chance(2, 3) ? [[key, draw.chance(2, 3) ? 'war' : 'alliance'] as const] : [],
      ),
    ),
    ...(draw.chance(1, 2) ? { victory: { text: 'Hold a third of all sectors.', share: 33 } } : {}),
  } as State;
  return deepFreeze(draw.fork('doom').chance(1, 4) ? withLastShip(world, seats.at(-1)!) : world);
}

/** An empire that has lost all but one ship, so that games tell of defeats. */
function withLastShip(world: State, seat: SeatId): State {
  const sectors = inOrder(world.sectors).map(([place, sector]): readonly [PlaceId, Sector] => {
    const { owner, ownerAtStart: _, ...rest } = sector;
    return [place, owner === seat ? rest : sector];
  });
  const units = inOrder(world.units).map(([id, unit]): readonly [UnitId, Unit] => {
    const { owner, ...rest } = unit;
    if (owner !== seat) return [id, unit];
    const one = { type: starships[0]!.id, count: 1, rank: 1, used: 0 } as const;
    return unit.kind === 'garrison'
      ? [id, { ...rest, name: mark(undefined, 'U', `unit ${unit.number}`) }]
      : [id, { ...unit, cloaked: false, stacks: unit.number === 1 ? [one] : [] }];
  });
  return { ...world, sectors: Object.fromEntries(sectors), units: Object.fromEntries(units) } as State;
}

const pairsOf = (seats: readonly SeatId[]): readonly string[] =>
  seats.flatMap((a) => seats.filter((b) => a < b).map((b) => pairKey(a, b)));

function parametersOf(draw: Draw): Parameters {
  if (draw.chance(1, 3)) return standardParameters;
  return {
    ...standardParameters,
    cloakClasses: draw.chance(1, 2) ? ['Scout'] : ['Scout', 'Destroyer', 'Light Cruiser'],
    decay: draw.pick([0, 7, 50]),
    limits: {
      royalty: { admirals: oneOf(draw, 0, 4), annexed: oneOf(draw, 1, 12) },
      commoner: { admirals: oneOf(draw, 0, 2), annexed: oneOf(draw, 0, 6) },
    },
    fleets: draw.pick([6, 99]),
    permissionForSale: draw.chance(2, 3),
    commonersShareInfo: draw.chance(1, 2),
    hireCost: draw.pick([0, 15]),
    sending: { fee: draw.pick([0, 10]), range: draw.pick([2, 7]) },
    espionage: { cost: draw.pick([5, 35]), chance: 70 },
    defences: {
      cost: 14,
      workers: draw.pick([0, 3]),
      razeWorkers: draw.pick([0, 3]),
      razeSalvage: 4,
      razeMost: 4,
    },
  };
}

function empireOf(draw: Draw, { id, name, adjective }: Realm, seats: readonly SeatId[]): Empire {
  const at = seats.indexOf(id);
  return {
    name,
    adjective,
    ruler: mark(id, 'R', 'ruler'),
    banner: at,
    status: draw.chance(2, 3) ? 'royalty' : 'commoner',
    // The rich can be told by their treasury, the poor meet every shortage.
    treasury: draw.chance(1, 2) ? 1_000_003 + draw.int(900_000) : draw.int(6000) - 1,
    refuses: some(draw, seats, id),
    passage: some(draw, seats, id),
    sharesInfo: some(draw, seats, id),
    computer: false,
    defeated: false,
  };
}

function sectorsOf(draw: Draw, seats: readonly SeatId[], count: number): Readonly<Record<PlaceId, Sector>> {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const links = new Map(numbers.map((number) => [number, new Set<number>()]));
  for (const number of numbers) {
    const nearby = [
      number % width === 1 ? 0 : number - 1,
      number - width,
      number % width === 0 ? 0 : number - width + 1,
    ].filter((other) => other > 0);
    nearby.forEach((other, index) => {
      if (index > 0 && draw.chance(1, 4)) return;
      links.get(number)?.add(other);
      links.get(other)?.add(number);
    });
  }
  return Object.fromEntries(
    numbers.map((number) => {
      const near = seats[Math.floor(((number - 1) * seats.length) / count)];
      const owner = draw.chance(1, 3) ? undefined : draw.chance(4, 5) ? near : draw.pick(seats);
      const annexedTo = draw.chance(2, 3) ? owner : draw.chance(1, 2) ? undefined : draw.pick(seats);
      const level = draw.chance(1, 3) ? draw.int(12) : 0;
      const builder = draw.chance(1, 3)
        ? byBuilder(draw.pick(starships).builder).map(({ id }) => id)
        : undefined;
      return [
        sectorId(number),
        {
          number,
          name: `Sector ${number}`,
          q: (number - 1) % width,
          r: Math.floor((number - 1) / width),
          links: [...(links.get(number) ?? [])].sort((a, b) => a - b).map(sectorId),
          revenue: draw.int(15) - 1,
          ...defined({ owner, ownerAtStart: owner, annexedTo }),
          decline: annexedTo === undefined || owner === annexedTo ? 0 : draw.int(3) - 1,
          damage: draw.chance(1, 2) ? 0 : draw.int(4) - 1,
          ...defined({ builds: builder }),
          level,
          levelDamage: level === 0 || draw.chance(1, 2) ? 0 : draw.int(level + 1) - 1,
          permitted: some(draw, seats, owner),
          changedOwner: false,
          pillaged: false,
          battles: 0,
          damagedNow: false,
          annexedNow: false,
        } satisfies Sector,
      ];
    }),
  );
}

function unitsOf(
  draw: Draw,
  chosen: readonly Realm[],
  sectors: State['sectors'],
): Readonly<Record<UnitId, Unit>> {
  const units: Record<UnitId, Unit> = {};
  const places = Object.keys(sectors).sort() as PlaceId[];
  for (const place of places) {
    const sector = sectors[place] as Sector;
    if (sector.builds === undefined && sector.level === 0) continue;
    const strong = draw.chance(2, 3);
    units[garrisonId(place)] = unitOf(
      draw,
      'garrison',
      sector.number,
      place,
      sector.owner,
      strong ? oneOf(draw, 1, 5) : 0,
      0,
    );
  }
  let independents = 0;
  for (const place of places.filter((one) => sectors[one]?.owner === undefined && draw.chance(1, 2))) {
    independents += 1;
    units[starfleetId(undefined, independents)] = unitOf(
      draw,
      'starfleet',
      independents,
      place,
      undefined,
      oneOf(draw, 1, 4),
      0,
    );
  }
  for (const { id } of chosen) {
    const home = places.filter((place) => sectors[place]?.owner === id);
    for (let number = 1; number <= 5; number += 1) {
      const place = draw.pick(home.length === 0 || draw.chance(1, 4) ? places : home);
      units[starfleetId(id, number)] = unitOf(
        draw,
        'starfleet',
        number,
        place,
        id,
        oneOf(draw, 0, 6),
        draw.chance(1, 3) ? 1 : 0,
      );
    }
  }
  return units;
}

function unitOf(
  draw: Draw,
  kind: Unit['kind'],
  number: number,
  place: PlaceId,
  owner: SeatId | undefined,
  ships: number,
  admirals: number,
): Unit {
  const cloaked = kind === 'starfleet' && owner !== undefined && draw.chance(1, 5);
  const types = cloaked ? starships.filter((type) => type.class === 'Scout') : starships;
  const officers = Array.from({ length: admirals }, (): Admiral => ({
    id: admiralId(`${owner ?? 'independent'}.start${number}`),
    name: mark(owner, 'A', `admiral ${number}`),
    tactics: draw.int(101) - 1,
    siegecraft: draw.int(101) - 1,
    attacks: 1,
    combat: 10,
    hitPoints: 10,
    used: 0,
    tacticsGained: 0,
    siegecraftGained: false,
  }));
  const [leader] = officers;
  return {
    kind,
    number,
    name: mark(owner, 'U', `unit ${number}`),
    ...defined({ owner }),
    place,
    stacks: canonicalStacks(
      Array.from({ length: ships }, () => ({
        type: draw.pick(types).id,
        count: draw.int(3),
        rank: draw.int(5) as Rank,
        used: 0,
      })),
    ),
    admirals: officers,
    ...(leader === undefined || draw.chance(1, 3) ? {} : { leader: leader.id }),
    retreatLevel: draw.int(5) as Rank,
    defends: draw.chance(1, 2),
    cloaked,
    cloakChanged: false,
    waits: 0,
    spent: false,
    travelled: 0,
    retreated: false,
  };
}
