import { pathPassed } from './events.ts';
import {
  shipDamaged,
  shipDestroyed,
  itemsLost,
  shieldsDropped,
  sparesSpent,
  shipDrained,
  shipFrozen,
  tollPaid,
  sparesRefilled,
  crewLost,
} from './harm.ts';
import type { EntryEffect, Terrain } from '../galaxy/effects.ts';
import type { Ship } from '../model/ship.ts';
import { crewAfter, drainedAfter, halved, strikes, tollOf } from './entry.ts';
import { designOf } from '../ships/list/index.ts';
import { isArmed, withoutItems } from '../combat/items.ts';
import { hasOfficer } from '../ships/abilities.ts';
import { capacityOf } from '../ships/capacity.ts';
import { levelOfShip, sheltered, struck } from '../ships/ships.ts';
import type { Act } from '../acting.ts';
import { shipNow } from '../acting.ts';

type Of<K extends EntryEffect['kind']> = Extract<EntryEffect, { kind: K }>;
type Suffers = (act: Act, ship: Ship, by: string, effect: never) => void;

const told = ({ id, order }: Act, { seat, place }: Ship) =>
  ({ ship: id, seat, place, cause: order.ref }) as const;

/** One effect of terrain on a ship that has come into it; nothing if it is lost already. */
export function suffer(act: Act, { code }: Terrain, effect: EntryEffect): void {
  const ship = shipNow(act);
  if (ship !== undefined) suffers[effect.kind](act, ship, code, effect as never);
}

const suffers: Readonly<Record<EntryEffect['kind'], Suffers>> = {
  damage(act, ship, by, effect: Of<'damage'>) {
    if (!strikes(effect, ship, act.turn.state)) return;
    const { turn, id, pulse } = act;
    const open = ({ place, pulse: since, ships }: (typeof turn.state.swept)[number]): boolean =>
      place === ship.place && since < pulse && ships > 0;
    if (effect.mines === true && turn.state.swept.some(open)) {
      turn.happen(pathPassed.of(told(act, ship)));
      return;
    }
    const { least, most } = effect;
    const rolled = least === most ? least : least - 1 + turn.draw.fork(id, by).int(most - least + 1);
    const points = halved(effect, ship, rolled, turn.state);
    const left = struck(ship, points);
    turn.happen(shipDamaged.of({ ...told(act, ship), by, points, ...left }));
    const { design, name, items } = ship;
    const level = levelOfShip({ ...ship, ...left });
    const carried = withoutItems(items);
    if (level === 'X') turn.happen(shipDestroyed.of({ ...told(act, ship), design, name, by }));
    else if (level === 'C' && isArmed(items))
      turn.happen(itemsLost.of({ ...told(act, ship), items: carried }));
  },
  shields(act, ship, by, { of, immune }: Of<'shields'>) {
    const andromedan = designOf(ship).race === 'A';
    // An Engineer keeps a point where shields of all but Andromedans fall, in nebulae (SFW 2844).
    const kept = of === 'others' && hasOfficer(ship, 'E') ? 1 : 0;
    if (andromedan !== (of === 'andromedans') || ship.shields <= kept) return;
    if (sheltered(ship, immune, act.turn.state)) return;
    act.turn.happen(shieldsDropped.of({ ...told(act, ship), by, ...(kept === 1 ? { kept } : {}) }));
  },
  crew: loseCrew,
  'crew-to-one': loseCrew,
  drain(act, ship, by, { all, immune }: Of<'drain'>) {
    const spared = immune.filter((shelter) => !('spares' in shelter));
    const drained = drainedAfter(all, ship);
    if (drained === ship.drained || sheltered(ship, spared, act.turn.state)) return;
    if (sheltered(ship, immune, act.turn.state)) act.turn.happen(sparesSpent.of({ ...told(act, ship), by }));
    else act.turn.happen(shipDrained.of({ ...told(act, ship), by, drained }));
  },
  destroy(act, ship, by, { immune }: Of<'destroy'>) {
    const { design, name } = ship;
    if (!sheltered(ship, immune, act.turn.state))
      act.turn.happen(shipDestroyed.of({ ...told(act, ship), design, name, by }));
  },
  freeze(act, ship, _, { immune }: Of<'freeze'>) {
    if (!sheltered(ship, immune, act.turn.state)) act.turn.happen(shipFrozen.of(told(act, ship)));
  },
  toll(act, ship, _, { immune }: Of<'toll'>) {
    if (!sheltered(ship, immune, act.turn.state))
      act.turn.happen(tollPaid.of({ ...told(act, ship), ep: tollOf(ship) }));
  },
  spares(act, ship) {
    const spares = capacityOf(ship, 'spares');
    if (ship.spares < spares) act.turn.happen(sparesRefilled.of({ ...told(act, ship), spares }));
  },
};

function loseCrew(act: Act, ship: Ship, by: string, { kind, immune }: Of<'crew' | 'crew-to-one'>): void {
  const crew = crewAfter(kind, ship.crew);
  if (crew < ship.crew && !sheltered(ship, immune, act.turn.state))
    act.turn.happen(crewLost.of({ ...told(act, ship), by, crew }));
}
