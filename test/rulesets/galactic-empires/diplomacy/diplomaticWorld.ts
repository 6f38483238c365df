import type { SeatId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { fleet, gorn, klingon, romulan, scene, ship, vulcan } from '../play.ts';

export type Words = readonly Unnumbered<Order>[];
export const s = sectorId;
/** Everybody owns a sector and a ship, so that nobody is out of the game. */
export const world = (
  more: Partial<Parameters<typeof scene>[0]> = {},
  treasuries: Parameters<typeof scene>[1] = {},
): State =>
  scene(
    {
      sectors: { 1: { owner: klingon }, 2: { owner: gorn }, 3: { owner: romulan }, 4: { owner: vulcan } },
      units: [klingon, gorn, romulan, vulcan].map((seat, at) =>
        fleet(seat, 1, { at: at + 1, ships: [[ship.two, 1]] }),
      ),
      ...more,
    },
    treasuries,
  );
export const said = (lists: Readonly<Record<SeatId, Words>>) =>
  Object.fromEntries(Object.entries(lists).map(([seat, hq]) => [seat, { hq }]));
export const peace = (to: SeatId): Unnumbered<Order> => ({ kind: 'offer-peace', to });
export const alliance = (to: SeatId): Unnumbered<Order> => ({ kind: 'offer-alliance', to });
export const cancel = (ally: SeatId): Unnumbered<Order> => ({ kind: 'cancel-alliance', with: ally });
export const war = (on: SeatId): Unnumbered<Order> => ({ kind: 'declare-war', on });
