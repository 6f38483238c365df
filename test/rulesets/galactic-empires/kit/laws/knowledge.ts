import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { GalacticEmpires } from '#rulesets/galactic-empires/game.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';

const fields = {
  all: `turn parameters.** victory.* empires.*.(name adjective ruler banner status computer level defeated) relations.*
    sectors.*.(name number q r links.* owner annexedTo ownerAtStart builds.*) units.*.(kind owner place)`,
  // Whoever leads the empire, and nobody else, however near; of a decline whoever holds the sector, too.
  alone: 'empires.*.treasury units.** sectors.*.decline',
  // Its owner, and who has an eye on the place or is the one whom it concerns.
  seen: `units.*.(number cloaked) units.*.stacks.*.(type count) units.*.admirals.*.(attacks combat hitPoints)
    sectors.*.(revenue damage level levelDamage) empires.*.(passage.* sharesInfo.* refuses.*) sectors.*.permitted.*`,
  // Reckoning within a turn, and what only the game master is asked about.
  nobody: 'elsewhere sectors.*.(changedOwner pillaged battles damagedNow annexedNow regained)',
};

/** Whoever may know what stands there of the world. */
export const secrets: TestKit<GalacticEmpires>['secrets'] = {
  fields,
  knows({ empires, sectors, units }, [part, id = ''], known) {
    const every = keysInOrder(empires);
    if (known === 'seen') return every;
    if (part === 'empires') return [id as SeatId];
    if (part === 'units') return [units[id as UnitId]!.owner].filter((seat) => seat !== undefined);
    const { annexedTo, owner } = sectors[id as PlaceId]!;
    return [annexedTo, owner].filter((seat) => seat !== undefined);
  },
};
