import { oneOf } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { shipUncloaked } from '../missions/events.ts';
import { cloaksScanned, sectorScanned, shipsScanned } from './events.ts';
import { sectorIn } from '../model/ids.ts';
import { cloudsHide, officeIn } from '../ships/places.ts';
import { cloaksSeen, gradeOfCrew, noticedBy, shipsSeen, blocksScans } from './scanning.ts';
import { actsAs } from '../ships/ships.ts';
import type { Act } from '../acting.ts';
import { told } from '../acting.ts';
import { tellContact } from '../messages/contacts.ts';
import type { Ship } from '../model/ship.ts';
import { impossible } from '../refusals.ts';
import { codesOf } from '../galaxy/terrain.ts';
import { penetratingCrew } from '../specials/boons.ts';
import { any, nameOf } from '../ships/able.ts';
import { hasSpecial } from '../specials/specials.ts';
import type { World } from '../galaxy/world.ts';
import { shipOrder } from '../ordering.ts';
import { keywordNext } from '../typing.ts';

export const scanKinds = ['TERR', 'SHIP', 'CLOA'] as const;
const scanNames = { TERR: 'Terrain', SHIP: 'Ships', CLOA: 'Cloaked ships' } as const;

/** Crews of this level look for cloaked ships (SFW 1974). */
const seesCloaks = 5;

/** The level of the crew that looks for cloaked ships: a Cloak Penetrator has them all see as the best (SFW 7383). */
export const cloakCrew = ({ state }: World, ship: Ship): number =>
  hasSpecial(state, ship.seat, 'cloak-penetrator') ? penetratingCrew : ship.crew;

const isScout = any('S', 'Z');

function scans(act: Act<AnyOrder & { readonly what: (typeof scanKinds)[number] }>): void {
  const { turn, world, ship, order } = act;
  const sector = sectorIn(ship.place);
  if (ship.cloaked && !cloudsHide(world, ship.place)) turn.happen(shipUncloaked.of(told(act)));
  if (order.what === 'CLOA') {
    turn.happen(
      cloaksScanned.of({
        ...told(act),
        sector,
        ...cloaksSeen(world, { seat: ship.seat, crew: cloakCrew(world, ship) }, sector),
        ...noticedBy(world, ship.seat, sector, true),
      }),
    );
    return;
  }
  const office = officeIn(world, sector);
  if (order.what === 'TERR')
    turn.happen(
      sectorScanned.of({
        ...told(act),
        sector,
        ...(office === undefined || office === ship.seat ? {} : { office }),
      }),
    );
  if (order.what === 'TERR' && office !== undefined && office !== ship.seat)
    tellContact(act, ship.seat, office);
  if (order.what === 'SHIP' || actsAs(turn.state, ship, 'Z'))
    turn.happen(
      shipsScanned.of({
        ...told(act),
        sector,
        hexes: shipsSeen(world, ship.seat, sector, gradeOfCrew(ship.crew)),
        ...noticedBy(world, ship.seat, sector, false),
      }),
    );
}

/** Scans the sector where the ship is, for its terrain, for ships, or for cloaked ones. */
export const scan = shipOrder('scan', {
  fields: { what: oneOf(scanKinds) },
  title: 'Scan a Sector',
  code: 'SCAN',
  cite: 'SFW 1955',
  able: any('S', 'Z', 's'),
  what: 'a scout',
  sound: true,
  crew: ({ what }) => (what === 'CLOA' ? undefined : 2),
  offers: () => [{ what: 'TERR' as const }],
  form: (_, order) => [
    choice(
      order,
      'what',
      'Scan for',
      scanKinds.map((what) => ({ value: what, label: phrase('{what}', { what: scanNames[what] }) })),
    ),
  ],
  hindered({ world }, id, ship, { what }) {
    if (what !== 'SHIP' && !isScout(ship))
      return impossible('SFW 6488', 'ships-only', { ship: nameOf(id, ship) });
    if (what === 'CLOA' && cloakCrew(world, ship) < seesCloaks)
      return impossible('SFW 1974', 'crew-too-weak', { ship: nameOf(id, ship), least: seesCloaks });
    return blocksScans(world, ship.place)
      ? impossible('SFW 1989', 'scan-blocked', { terrain: codesOf(world.hex(ship.place)) })
      : undefined;
  },
  ways: [
    {
      like: /^SCAN$/,
      meant: scanKinds.map((what) => `SCAN ${what}`),
      // SCAN may stand alone, then it means terrain (SFW 1976).
      read: (reading) => ({ what: keywordNext(reading, scanKinds) ?? ('TERR' as const) }),
      write: ({ what }) => `SCAN ${what}`,
    },
  ],
  act: scans,
});
