import { integer, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { ValueIn } from '#kernel/codec/shape.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { factor, hull, most } from '../declare.ts';
import { withEngaged } from '../model/battle/engaged.ts';
import { hurtBand } from '../model/bands.ts';
import type { Ship } from '../model/ship.ts';

/** What a ship loses in a round. */
export const hit = object({
  /** Its position among the ships of its side. */
  at: integer(0, most.ships),
  hull,
  /** Defense factors lost by directed damage, and by damage that its own side spread. */
  directed: factor,
  normal: factor,
  /** Defense factors lost by partial directed damage, and by special attacks. */
  partial: optional(factor),
  special: optional(factor),
  /** Capture points that are put on it; or those on it become a loss of so many defense factors, as nobody adds to them. */
  taken: optional(integer(0, 100_000)),
  released: optional(factor),
  /** Defense factors that non-violent combat takes beside, and the last round in which it is helpless by that. */
  stunned: optional(factor),
  until: optional(integer(1, 99)),
  fate: oneOf(['damaged', 'crippled', 'destroyed', 'boarded', 'helpless']),
});
export type Hit = ValueIn<typeof hit>;

/** Defense factors that a hit takes. */
export const lossOf = ({ directed, normal, partial = 0, special = 0, released = 0 }: Hit): number =>
  directed + normal + partial + special + released;

const fates: Readonly<Record<Hit['fate'], string>> = {
  damaged: '{hull} loses {lost} DF',
  crippled: '{hull} loses {lost} DF and is crippled',
  destroyed: '{hull} is destroyed',
  boarded: '{hull} loses {lost} DF and is boarded',
  helpless: '{hull} loses {lost} DF and is helpless',
};
/** The same where it takes nothing of its defense factors. */
const unhurt: Partial<Record<Hit['fate'], string>> = {
  damaged: '{hull} loses nothing',
  boarded: '{hull} is boarded',
  helpless: '{hull} is helpless',
};
/** What did it, where that is no usual damage. */
const modes = [
  ['directed', 'directed'],
  ['partial', 'partial directed'],
  ['special', 'special attacks'],
  ['taken', 'capture points'],
  ['released', 'boarders driven off'],
  ['stunned', 'non-violent'],
] as const;

/** `CA loses 3 DF (partial directed 3)`. */
export function hitSaid(one: Hit): Phrase {
  const lost = lossOf(one);
  const said = phrase((lost === 0 ? unhurt[one.fate] : undefined) ?? fates[one.fate], {
    hull: one.hull,
    lost,
  });
  const by = modes.flatMap(([key, name]) =>
    (one[key] ?? 0) > 0 ? [phrase('{name} {points}', { name, points: one[key] ?? 0 })] : [],
  );
  return by.length === 0 || (by.length === 1 && one.directed > 0)
    ? said
    : phrase('{said} ({by})', { said, by: phraseList(by, ', ') });
}

/** A ship after it was hit. */
function hitShip(ship: Ship, one: Hit): Ship {
  if (ship.band !== undefined) return hurtBand(ship, ship.band, lossOf(one));
  const lost = (ship.lost ?? 0) + lossOf(one);
  const taken = one.released === undefined ? (ship.engaged?.taken ?? 0) + (one.taken ?? 0) : 0;
  const stunned = (ship.engaged?.stunned ?? 0) + (one.stunned ?? 0);
  return withEngaged(
    { ...ship, ...(lost > 0 && { lost }) },
    {
      taken: taken > 0 ? taken : undefined,
      stunned: stunned > 0 ? stunned : undefined,
      boarded: one.fate === 'boarded' ? true : ship.engaged?.boarded,
      helpless: one.until ?? ship.engaged?.helpless,
    },
  );
}

/** The ships that are left of a squadron, which stand from a position on among all of its side. */
export const leftAfter = (ships: readonly Ship[], hits: readonly Hit[], from: number): readonly Ship[] =>
  ships.flatMap((ship, index) => {
    const one = hits.find(({ at }) => at === from + index);
    if (one === undefined) return [ship];
    return one.fate === 'destroyed' ? [] : [hitShip(ship, one)];
  });
