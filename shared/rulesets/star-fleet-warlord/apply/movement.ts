import { putShip } from '../model/stations.ts';
import type { MovementEvent } from '../model/events/movement.ts';
import type { Changes } from '../model/draft.ts';
import { changeShip, earnPoints, nothing, remove, stand } from '../model/draft.ts';

/** What is changed by events of ships on their way, and what terrain does to them. */
export const movementChanges: Changes<MovementEvent> = {
  'ship-moved': (draft, { ship, place, from, heading }) => {
    const moved = draft.ships[ship];
    if (moved === undefined) return;
    const turned = heading === undefined ? moved : { ...moved, heading };
    putShip(draft.ships, ship, stand(turned, place, from));
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
  'shields-dropped': (draft, { ship, kept = 0 }) => {
    changeShip(draft, ship, () => ({ shields: kept }));
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
  'minefield-swept': (draft, { field: place, pulse, ships }) => {
    draft.swept = [...draft.swept, { place, pulse, ships }];
  },
};
