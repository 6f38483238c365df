import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Corporation } from '#rulesets/star-fleet-warlord/model/corporation.ts';
import { nthShip, sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Ship } from '#rulesets/star-fleet-warlord/model/ship.ts';
import { officerLetters } from '#rulesets/star-fleet-warlord/model/ship.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { newShip } from '#rulesets/star-fleet-warlord/ships/newShip.ts';
import { neighbours } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import type { Design } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import { designOf, designs } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import { crowded, minesOf, seats } from './parts.ts';
import type { GivenHex } from '../../shelf.ts';

/** What a ship may carry, and who may be on board. */
const laden = (design: Design, draw: Draw): Pick<Ship, 'items' | 'officers' | 'team'> => {
  const half = (most: number): number => (most === 0 ? 0 : draw.int(most));
  const items = {
    fighters: half(design.fighters),
    pfs: half(design.pfs),
    drones: half(design.drones),
    commandos: half(design.commandos),
    bombs: half(design.bombs),
    mrs: design.mrs,
  };
  const carried = Object.entries(items).filter(([, count]) => count > 0);
  return {
    items: draw.chance(1, 2) ? Object.fromEntries(carried) : {},
    ...(draw.fork('team').chance(1, 6) ? { team: true } : {}),
    officers: draw.chance(1, 3) ? officerLetters.filter(() => draw.chance(1, 3)).join('') : '',
  };
};

/** Ships that every Corporation has: a gate that others may destroy, a cloaked scout, a minesweeper with company, a repair ship at home, an explorer, and a mothership with a satellite; often an Orion at home. */
const always = ['C-WG', 'R-SC', 'W-AMS', 'T-PC', 'F-CA', 'T-PR', 'C-FEL', 'A-INT', 'A-COB'];

/** What may fly and be damaged: monsters too, but neither decoys nor what never moves. */
const ships = designs.filter(({ hits, speed }) => hits > 0 && speed > 0);

/** Ten ships of each Corporation, whole or damaged, in hexes that it has to itself; some stand beside a minefield. */
export function fleets(
  hexes: Readonly<Record<PlaceId, GivenHex>>,
  { corporations, sites }: Pick<State, 'corporations' | 'sites'>,
  draw: Draw,
): State['ships'] {
  const quiet = draw.shuffle(
    keysInOrder(hexes).filter((place) => hexes[place]?.codes.startsWith('ES') === true),
  );
  const homeOf = (seat: SeatId): PlaceId | undefined => {
    const home = corporations[seat]?.home;
    return home !== undefined && sites[home]?.owner === seat ? home : undefined;
  };
  // One hex may be beside two minefields, and no two Corporations begin in one.
  const besideMines = [
    ...new Set(
      minesOf(hexes).flatMap(
        (field) =>
          neighbours('4x4', field).find(
            (place) => hexes[place] === undefined && crowded.includes(sectorIn(place)),
          ) ?? [],
      ),
    ),
  ];
  const holes = keysInOrder(hexes).filter((place) => /^(BH|WD)/.test(hexes[place]?.codes ?? ''));
  return Object.fromEntries(
    seats.flatMap((seat, at) =>
      Array.from({ length: 10 }, (_, n): readonly [UnitId, Ship] => {
        const own = draw.fork(seat, n);
        // The last one is an Orion or a carrier at home, or stands where the way to the Graveyard begins, or is any.
        const last = own.fork('last').int(4);
        const usual = always[n] ?? [undefined, 'O-LR', 'G-CVL'][last - 1];
        const design = usual === undefined ? own.pick(ships) : designOf({ design: usual });
        const away = (n === 8 ? draw.fork(seat, 7) : own).pick(quiet.slice(at * 8, at * 8 + 8));
        const place =
          n > 1 && n < 5
            ? (besideMines[at] ?? away)
            : [5, 7, 8].includes(n) || (n === 9 && (last === 2 || last === 3))
              ? (homeOf(seat) ?? away)
              : n === 9 && last === 4
                ? (holes[at] ?? away)
                : away;
        const made = newShip(design, corporations[seat] as Corporation, seat, `No. ${n + 1}`);
        const crew = own.pick([0, 1, 2, 3, 3, 3, 4, 5, 6, 7, 8, 9]);
        return [
          nthShip(seat, n + 1),
          {
            ...made,
            ...laden(design, own.fork('laden')),
            place,
            from: place,
            crew,
            crewMost: Math.max(crew, own.int(9)),
            age: own.int(16),
            damage: own.chance(1, 3) && n < 9 ? own.int(design.hits) : 0,
            drained: own.chance(1, 4) ? own.int(design.speed) - 1 : 0,
            spares: own.chance(1, 2) ? design.spares : 0,
            cloaked: n === 1,
          },
        ];
      }),
    ),
  );
}
