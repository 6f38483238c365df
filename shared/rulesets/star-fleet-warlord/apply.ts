import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { RunPlan } from '#kernel/turn/run.ts';
import type { Event } from './model/events.ts';
import type { Corporation, Funds, Ship, Site, State } from './model/state.ts';
import { resources } from './model/state.ts';

/** The galaxy while a turn runs. */
type Draft = { -readonly [K in keyof State]: State[K] };
type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const changeShip = ({ ships }: Draft, id: UnitId, change: (ship: Ship) => Partial<Ship>): void => {
  const ship = ships[id];
  if (ship !== undefined) (ships as Record<UnitId, Ship>)[id] = { ...ship, ...change(ship) };
};
const changeSite = ({ sites }: Draft, place: PlaceId, change: Partial<Site>): void => {
  const site = sites[place];
  if (site !== undefined) (sites as Record<PlaceId, Site>)[place] = { ...site, ...change };
};
const changeSeat = (
  { corporations }: Draft,
  seat: SeatId,
  change: (corporation: Corporation) => Partial<Corporation>,
): void => {
  const owner = corporations[seat];
  if (owner !== undefined)
    (corporations as Record<SeatId, Corporation>)[seat] = { ...owner, ...change(owner) };
};

const earn = (draft: Draft, seat: SeatId, income: Partial<Funds>): void => {
  changeSeat(draft, seat, ({ funds }) => ({
    funds: Object.fromEntries(
      resources.map((resource) => [resource, funds[resource] + (income[resource] ?? 0)]),
    ) as unknown as Funds,
  }));
};
const earnPoints = (draft: Draft, seat: SeatId, ep: number): void => {
  earn(draft, seat, { pe: ep, or: ep, dc: ep, fp: ep });
};

const remove = ({ ships }: Draft, id: UnitId): void => {
  delete (ships as Record<UnitId, Ship>)[id];
};

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
    const found = draft.ships[ship];
    if (found !== undefined) (draft.ships as Record<UnitId, Ship>)[ship] = stand(found, place, from);
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
    changeShip(draft, ship, () => ({ stasis: 'frozen' }));
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
    changeSeat(draft, seat, ({ launched }) => ({ launched: launched + 1 }));
    (draft.ships as Record<UnitId, Ship>)[ship] = made;
  },
  'attack-declined': (draft, { ships = {} }) => {
    for (const [id, place] of inOrder(ships)) changeShip(draft, id, () => ({ place }));
  },
  'battle-joined': nothing,
  'round-fought': (draft, { place, hits, forts }) => {
    for (const { ship, left } of hits) if (left !== undefined) changeShip(draft, ship, () => left);
    if (forts !== undefined) changeSite(draft, place, { points: forts.points, base: forts.base });
  },
  'battle-ended': nothing,
  'site-captured': (draft, { place, seat }) => {
    changeSite(draft, place, { owner: seat });
  },
  'crew-gained': (draft, { ship, crew }) => {
    changeShip(draft, ship, ({ crewMost }) => ({ crew, crewMost: Math.max(crew, crewMost) }));
  },
  'bounty-earned': (draft, { seat, ep }) => {
    earnPoints(draft, seat, ep);
  },
  'corporation-fell': (draft, { seat }) => {
    changeSeat(draft, seat, () => ({ fallen: true }));
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
  for (const seat of takes) changeSeat(draft, seat, () => ({ turn: draft.turn + 1 }));
  for (const [id, ship] of inOrder(draft.ships)) {
    if (!takes.includes(ship.seat) || (!ship.halted && ship.stasis === undefined)) continue;
    const { stasis, ...rest } = ship;
    (draft.ships as Record<UnitId, Ship>)[id] = {
      ...{ ...rest, halted: false },
      ...(stasis === 'frozen' ? { stasis: 'slow' } : {}),
    };
  }
  if (last) draft.turn += 1;
}
