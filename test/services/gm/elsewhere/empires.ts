import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { nthOrder, seatId, unitId } from '#kernel/words/ids.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import type { Caller } from './caller.ts';

/* A game of Galactic Empires, the third that hands battles over: in its first turn Klingons enter a sector of the Gorn. */

const empires = galacticEmpires as unknown as SomeRuleset;

const klingon = seatId('klingon-empire');
const gorn = seatId('gorn-hegemony');

const sector = (number: number, owner: string, q: number, links: readonly number[]) => ({
  ...{ number, name: `Sector ${number}`, q, r: 0, links, revenue: 5, owner },
});
/** A cruiser of the Klingons next to a destroyer of the Gorn, who have nowhere else to go. */
const clash = {
  ...{ format: 'sealed-orders scenario', version: 1, ruleset: 'galactic-empires', title: 'A war' },
  elsewhere: 'as-ordered',
  sectors: [sector(1, klingon, 0, [2]), sector(2, gorn, 1, [1])],
  empires: [{ id: klingon }, { id: gorn }],
  units: [
    {
      ...{ kind: 'starfleet', at: 1, owner: klingon, number: 1 },
      ships: [{ type: 'klingon/hawk-heavy-cruiser', count: 1 }],
    },
    {
      ...{ kind: 'starfleet', at: 2, owner: gorn, number: 1 },
      ships: [{ type: 'gorn/sidewinder-destroyer', count: 1 }],
    },
  ],
  relations: [{ a: gorn, b: klingon, relation: 'war' }],
};

/** The Klingons go to sector 2. */
const attack: Plan<AnyOrder> = withOrder<AnyOrder>(
  emptyPlan(),
  { kind: 'travel', ref: nthOrder(klingon, 1, 1), to: sectorId(2) } as AnyOrder,
  unitId('klingon-empire.a00001'),
);

export const empiresCaller: Caller = {
  ...{ ruleset: empires, setup: clash, game: 'ge1', plan: attack, attacker: klingon, defender: gorn },
  said: 'Battle in Sector 2',
  byDice: '"kind":"battle-round-fought"',
  forge: (archive) => archive.replaceAll(/"damage":\d+,/g, '"damage":1,'),
};
