import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Units } from '../model/merchant.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { boxesOfAll } from '../space/boxes.ts';
import { turnedBack } from '../space/supply.ts';
import { basicConvoy } from '../trade/marine/needs.ts';
import { asUnits } from '../trade/marine/serve.ts';
import { boxesOf } from '../trade/units.ts';
import { withoutConvoy } from './escort.ts';

/** Hundredths of an economic point that a destroyed convoy costs (B2.10). */
export const convoyLoss = 3500;
/** Hundredths of an economic point that a cargo box is worth (B2.40). */
const perBox = 35;
/** What a select convoy is worth beside others: twice as much (B2.40). */
const ofSelect = 2;

/** What the cargo of units is worth to its owner, in hundredths of an economic point (B2.40). */
export const cargoOf = (units: Units, select = false): number =>
  boxesOf(units) * perBox * (select ? ofSelect : 1);

/** Cargo boxes of a convoy with those who defend it. */
export const boxesWith = (escort: Units): number => boxesOf(asUnits(basicConvoy)) + boxesOf(escort);

/** Takes the basic convoy out of the working freighters, and so much out of the next treasury. */
export function loseConvoy(draft: Draft<State>, owner: SeatId, loss: number, select = false): void {
  change(draft.empires, owner, ({ merchant }) =>
    merchant === undefined
      ? {}
      : {
          merchant: {
            ...merchant,
            working: withoutConvoy(merchant.working, basicConvoy),
            raided: (merchant.raided ?? 0) + loss * (select ? ofSelect : 1),
          },
        },
  );
}

/** Boxes of captured cargo that refuel whoever captured it. OURS: as many as bring it back into supply, where it was out of it (B2.40). */
export function fuelOf(squadron: Squadron, boxes: number): number {
  const need = boxesOfAll(squadron);
  const out = squadron.supply?.out ?? 0;
  return boxes < need ? 0 : Math.min(boxes, need * Math.max(1, out));
}

/** A squadron takes cargo boxes as fuel: it is in supply this turn, and each multiple of its need takes a turn back (C13.15). */
export function refuel(draft: Draft<State>, unit: UnitId, boxes: number): void {
  replace(draft.squadrons, unit, (squadron): Squadron => {
    const left = (squadron.supply?.out ?? 0) - turnedBack(squadron, boxes);
    return boxes < boxesOfAll(squadron)
      ? squadron
      : { ...squadron, supply: { fed: true as const, ...(left > 0 && { out: left }) } };
  });
}
