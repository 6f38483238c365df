/** Mutants that change nothing anybody could see, each with the reason. */
export interface Equivalent {
  readonly file: string;
  /** As the report prints them. */
  readonly was: string;
  readonly is: string;
  /** Part of the line it stands in. */
  readonly within: string;
  readonly why: string;
}

/** Paths are within shared/rulesets/galactic-empires. */
export const equivalents: readonly Equivalent[] = [
  { file: 'apply/followers.ts', was: 'kept.set(draft.units, followers);', is: ';', within: 'kept.set(', why: 'Followers are only gathered anew each time.' },
  { file: 'sequence/movement/crossBorderBattles.ts', was: 'cameFrom < place', is: 'cameFrom <= place', within: 'const up', why: 'No unit moves to where it is.' },
  { file: 'battle/damage.ts', was: 'left > 0', is: 'left >= 0', within: 'left > 0', why: 'No damage is charged, or a lot drawn that nobody uses.' },
  { file: 'battle/damage.ts', was: 'aimed.length > 0', is: 'aimed.length >= 0', within: 'aimed.length', why: 'Without hits only a lot is drawn that nobody uses.' },
  { file: 'rules/capture.ts', was: 'some', is: 'every', within: 'present.some(', why: 'After the battles of a phase no able enemy is left beside a living unit of the owner.' },
  { file: 'rules/ranks.ts', was: '0', is: '1', within: 'counts[rank - 1] ?? 0', why: 'An order always names all five ranks.' },
  { file: 'rules/upkeep.ts', was: 'payable < bearer.count', is: 'payable <= bearer.count', within: 'unpaid.push', why: 'None of a kind is unpaid then, and nothing is rolled for none.' },
  { file: 'apply/battleEvents.ts', was: '100', is: '101', within: 'highestRating', why: 'What is gained never leads beyond 100: battles see to it.' },
  { file: 'sequence/movement/sectorBattles.ts', was: 'false', is: 'true', within: 'units.every', why: 'It only saves looking closer: nobody has an enemy there.' },
  { file: 'battle/muster.ts', was: 'a < b', is: 'a <= b', within: 'areHostile', why: 'Nobody is his own enemy.' },
  { file: 'rules/permission.ts', was: 'false', is: 'true', within: 'sector === undefined', why: 'Who asks about a sector that is not there has been told so before.' },
];

/** Functions that no turn asks: forms and pages do, whose own tests show them. */
export const asides: readonly { readonly file: string; readonly name: string }[] = [
  { file: 'rules/movement.ts', name: 'path' },
  { file: 'rules/ranks.ts', name: 'countsByRank' },
];
