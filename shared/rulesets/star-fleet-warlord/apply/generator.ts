import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import type { Corporation } from '../model/corporation.ts';
import type { GeneratorEvent } from '../model/events/generator.ts';
import { putShip } from '../model/stations.ts';
import type { Ship } from '../model/ship.ts';
import type { Changes, Draft } from '../model/draft.ts';
import { changeShip, changeSite, earn, earnPoints } from '../model/draft.ts';

/** A power has a ship more. */
function join(draft: Draft, seat: SeatId, id: UnitId, made: Ship): void {
  putShip(draft.ships, id, made);
  change(draft.powers, seat, ({ launched }) => ({ launched: { ...launched, [made.design]: made.number } }));
}

/** What is changed by events of the Next Turn Generator, and powers that no Corporation leads. */
export const generatorChanges: Changes<GeneratorEvent> = {
  'game-won': (draft, { seat }) => {
    draft.winner = seat;
  },
  'power-received': (draft, { seat, income, cleared }) => {
    earn(draft, seat, income);
    for (const place of cleared) changeSite(draft, place, () => ({ raided: false }));
  },
  'ship-built': (draft, { ship, seat, made, ep }) => {
    join(draft, seat, ship, made);
    earnPoints(draft, seat, -ep);
  },
  'monster-divided': (draft, { ship, seat, child, made }) => {
    changeShip(draft, ship, () => ({ age: 0 }));
    join(draft, seat, child, made);
  },
  'moons-eaten': (draft, { place }) => {
    changeSite(draft, place, () => ({ moonless: true }));
  },
  'leadership-changed': (draft, { seat, computer }) => {
    const { computer: _, ...was } = draft.corporations[seat] ?? {};
    if (seat in draft.corporations)
      (draft.corporations as Record<SeatId, Corporation>)[seat] = {
        ...(was as Corporation),
        ...(computer ? { computer } : {}),
      };
  },
};
