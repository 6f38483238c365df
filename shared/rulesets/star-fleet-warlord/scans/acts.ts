import { shipUncloaked } from '../missions/events.ts';
import { cloaksScanned, sectorScanned, shipsScanned } from './events.ts';
import { sectorIn } from '../model/ids.ts';
import type { Scan, ScansShipOrder } from '../model/orders/scans.ts';
import { cloudsHide, officeIn } from '../ships/places.ts';
import { cloakCrew } from './doings.ts';
import { cloaksSeen, gradeOfCrew, noticedBy, shipsSeen } from './scanning.ts';
import { actsAs } from '../ships/ships.ts';
import type { Act, CarriesOut } from '../acting.ts';
import { told } from '../acting.ts';
import { tellContact } from '../messages/meeting.ts';

function scan(act: Act<Scan>): void {
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

/** How ships carry out orders of what ships and bases see. */
export const scansActs: CarriesOut<ScansShipOrder> = {
  scan,
};
