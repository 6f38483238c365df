import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import { change } from '#kernel/steps/change.ts';
import type { RunPlan } from '#kernel/turn/run.ts';
import type { Event } from './model/events.ts';
import type { Funds } from './model/funds.ts';
import type { Ship } from './model/ship.ts';
import type { Site } from './model/site.ts';
import { putShip, putSite, shipsHeldBy } from './model/stations.ts';
import type { State } from './model/state.ts';
import { resources } from './model/funds.ts';

/** The galaxy while a turn runs. */
type Draft = { -readonly [K in keyof State]: State[K] };
type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const earn = (draft: Draft, seat: SeatId, income: Partial<Funds>): void => {
  change(draft.corporations, seat, ({ funds }) => ({
    funds: Object.fromEntries(
      resources.map((resource) => [resource, funds[resource] + (income[resource] ?? 0)]),
    ) as unknown as Funds,
  }));
};
const earnPoints = (draft: Draft, seat: SeatId, ep: number): void => {
  earn(draft, seat, { pe: ep, or: ep, dc: ep, fp: ep });
};

const remove = ({ ships }: Draft, id: UnitId): void => {
  putShip(ships, id, undefined);
};
function changeShip({ ships }: Draft, id: UnitId, by: (was: Ship) => Partial<Ship>): void {
  const was = ships[id];
  if (was !== undefined) putShip(ships, id, { ...was, ...by(was) });
}
function changeSite({ sites }: Draft, place: PlaceId, by: (was: Site) => Partial<Site>): void {
  const was = sites[place];
  if (was !== undefined) putSite(sites, place, { ...was, ...by(was) });
}

/** Where a ship is, out of the stasis it was in and seen by all. */
const stand = (ship: Ship, place: PlaceId, from: PlaceId): Ship => {
  const { stasis: _, ...rest } = ship;
  return { ...rest, place, from, cloaked: false };
};

const nothing = (): void => undefined;

const appliers: { readonly [K in Event['kind']]: (draft: Draft, event: Of<K>) => void } = {
  'income-received': (draft, { seat, income }) => {
    earn(draft, seat, income);
  },
  'ships-prepared': (draft, { ships }) => {
    for (const [id, now] of inOrder(ships)) changeShip(draft, id, () => now);
  },
  'ship-moved': (draft, { ship, place, from }) => {
    const moved = draft.ships[ship];
    if (moved !== undefined) putShip(draft.ships, ship, stand(moved, place, from));
  },
  'ship-teleported': (draft, { ship, place }) => {
    changeShip(draft, ship, () => ({ place }));
  },
  'ship-held': nothing,
  'ship-halted': (draft, { ship }) => {
    changeShip(draft, ship, () => ({ halted: true }));
  },
  'ship-damaged': (draft, { ship, shields, damage }) => {
    changeShip(draft, ship, () => ({ shields, damage }));
  },
  'shields-dropped': (draft, { ship }) => {
    changeShip(draft, ship, () => ({ shields: 0 }));
  },
  'crew-lost': (draft, { ship, crew }) => {
    changeShip(draft, ship, () => ({ crew }));
  },
  'ship-drained': (draft, { ship, drained }) => {
    changeShip(draft, ship, () => ({ drained }));
  },
  'spares-spent': (draft, { ship }) => {
    changeShip(draft, ship, ({ spares }) => ({ spares: spares - 1 }));
  },
  'ship-frozen': (draft, { ship }) => {
    changeShip(draft, ship, () => ({ stasis: 'frozen' as const }));
  },
  'toll-paid': (draft, { seat, ep }) => {
    earnPoints(draft, seat, -ep);
  },
  'path-passed': (draft, { place }) => {
    const at = draft.swept.findIndex((path) => path.place === place && path.ships > 0);
    draft.swept = draft.swept.map((path, n) => (n === at ? { ...path, ships: path.ships - 1 } : path));
  },
  'ship-destroyed': (draft, { ship }) => {
    remove(draft, ship);
  },
  'spares-refilled': (draft, { ship, spares }) => {
    changeShip(draft, ship, () => ({ spares }));
  },
  'hex-assayed': nothing,
  'ship-cloaked': (draft, { ship }) => {
    changeShip(draft, ship, () => ({ cloaked: true }));
  },
  'ship-uncloaked': (draft, { ship }) => {
    changeShip(draft, ship, () => ({ cloaked: false }));
  },
  'crew-cured': (draft, { ship, crew }) => {
    changeShip(draft, ship, () => ({ crew }));
  },
  'ship-repaired': (draft, { ship, seat, ores, shields, crew, by }) => {
    earn(draft, seat, { or: -ores });
    changeShip(draft, ship, () => ({ shields, crew, damage: 0, drained: 0 }));
    if (by !== undefined) changeShip(draft, by, ({ spares }) => ({ spares: Math.max(0, spares - 1) }));
  },
  'hex-prospected': (draft, { seat, place, ep }) => {
    earnPoints(draft, seat, ep);
    (draft.prospects as Record<PlaceId, unknown>)[place] = { value: 0, turn: draft.turn };
  },
  'sector-scanned': nothing,
  'ships-scanned': nothing,
  'cloaks-scanned': nothing,
  'ship-scrapped': (draft, { ship, seat, ep }) => {
    earnPoints(draft, seat, ep);
    remove(draft, ship);
  },
  'minefield-swept': (draft, { field: place, pulse, ships }) => {
    draft.swept = [...draft.swept, { place, pulse, ships }];
  },
  'crew-trained': (draft, { ship, seat, people, crew }) => {
    earn(draft, seat, { pe: -people });
    changeShip(draft, ship, ({ crewMost }) => ({ crew, crewMost: Math.max(crew, crewMost) }));
  },
  'ship-bought': (draft, { seat, ship, price, made }) => {
    earnPoints(draft, seat, -price);
    change(draft.corporations, seat, ({ launched }) => ({
      launched: { ...launched, [made.design]: made.number },
    }));
    putShip(draft.ships, ship, made);
  },
  'attack-declined': (draft, { ships = {} }) => {
    for (const [id, place] of inOrder(ships)) changeShip(draft, id, () => ({ place }));
  },
  'battle-joined': nothing,
  'round-fought': (draft, { place, hits, forts }) => {
    for (const { ship, left } of hits) if (left !== undefined) changeShip(draft, ship, () => left);
    if (forts !== undefined) changeSite(draft, place, () => ({ points: forts.points, base: forts.base }));
  },
  'battle-ended': nothing,
  'site-captured': (draft, { place, seat }) => {
    changeSite(draft, place, () => ({ owner: seat }));
  },
  'crew-gained': (draft, { ship, crew }) => {
    changeShip(draft, ship, ({ crewMost }) => ({ crew, crewMost: Math.max(crew, crewMost) }));
  },
  'bounty-earned': (draft, { seat, ep }) => {
    earnPoints(draft, seat, ep);
  },
  'corporation-fell': (draft, { seat }) => {
    change(draft.corporations, seat, () => ({ fallen: true }));
  },
  'game-won': (draft, { seat }) => {
    draft.winner = seat;
  },
};

/** Carries out one event; it decides nothing. */
export function apply(draft: State, event: Event): void {
  (appliers[event.kind] as (draft: Draft, event: Event) => void)(draft, event);
}

/** Ends a run: swept paths close, ships take heart again, frozen ones are slow in the next run. The last one ends the year. */
export function close(draft: Draft, { takes }: RunPlan, last: boolean): void {
  draft.swept = [];
  draft.hit = {};
  for (const seat of takes) change(draft.corporations, seat, () => ({ turn: draft.turn + 1 }));
  for (const [id, ship] of takes.flatMap((seat) => shipsHeldBy(draft.ships, seat))) {
    if (!ship.halted && ship.stasis === undefined) continue;
    const { stasis, ...rest } = ship;
    putShip(draft.ships, id, {
      ...{ ...rest, halted: false },
      ...(stasis === 'frozen' ? { stasis: 'slow' } : {}),
    });
  }
  if (last) draft.turn += 1;
}
