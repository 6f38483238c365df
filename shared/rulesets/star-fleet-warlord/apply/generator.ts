import type { SeatId } from '#kernel/ids.ts';
import { change } from '#kernel/steps/change.ts';
import type { Corporation } from '../model/corporation.ts';
import type { GeneratorEvent } from '../model/events/generator.ts';
import { putShip } from '../model/stations.ts';
import type { Changes } from './parts/draft.ts';
import { changeSite, earn, earnPoints } from './parts/draft.ts';

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
    putShip(draft.ships, ship, made);
    earnPoints(draft, seat, -ep);
    change(draft.powers, seat, ({ launched }) => ({ launched: { ...launched, [made.design]: made.number } }));
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
