/** Mutants that change nothing a case could see, each with the reason; most change nothing at all. */
export interface Equivalent {
  readonly file: string;
  /** As the report prints them. */
  readonly was: string;
  readonly is: string;
  /** Part of the line it stands in. */
  readonly within: string;
  readonly why: string;
}

/** A question whether nothing is there, that chooses between two wordings of one refusal: cases look at its code alone. */
const worded = (file: string, figure: string, within: string): readonly Equivalent[] =>
  [
    [`${figure} === 0`, `${figure} !== 0`],
    [`${figure} === 0`, `!(${figure} === 0)`],
    ['0', '1'],
  ].map(([was = '', is = '']) => ({ file, was, is, within, why: 'Only the words of the refusal change.' }));

/** A question that only saves a longer one, which comes to the same: musterBorder() asks whether two enemies went opposite ways. */
const shortcut = (
  file: string,
  within: string,
  changes: readonly (readonly [was: string, is: string])[],
): readonly Equivalent[] =>
  changes.map(([was, is]) => ({
    file,
    was,
    is,
    within,
    why: 'It only saves the muster, which finds nobody who went the other way.',
  }));

/** Paths are within shared/rulesets/galactic-empires. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'apply/followers.ts',
    was: 'followersOf.set(draft.units, followers);',
    is: ';',
    within: 'followersOf.set(',
    why: 'Followers are only gathered anew each time.',
  },
  {
    file: 'sequence/movement/crossBorderBattles.ts',
    was: 'cameFrom < place',
    is: 'cameFrom <= place',
    within: 'const up',
    why: 'No unit moves to where it is.',
  },
  {
    file: 'battle/damage.ts',
    was: 'left > 0',
    is: 'left >= 0',
    within: 'left > 0',
    why: 'No damage is charged, or a lot drawn that nobody uses.',
  },
  {
    file: 'battle/damage.ts',
    was: 'aimed.length > 0',
    is: 'aimed.length >= 0',
    within: 'aimed.length',
    why: 'Without hits only a lot is drawn that nobody uses.',
  },
  {
    file: 'rules/works/capture.ts',
    was: 'some',
    is: 'every',
    within: 'present.some(',
    why: 'After the battles of a phase no able enemy is left beside a living unit of the owner.',
  },
  {
    file: 'rules/forces/ranks.ts',
    was: '0',
    is: '1',
    within: 'counts[rank - 1] ?? 0',
    why: 'An order always names all five ranks.',
  },
  {
    file: 'rules/money/upkeep.ts',
    was: 'payable < bearer.count',
    is: 'payable <= bearer.count',
    within: 'unpaid.push',
    why: 'None of a kind is unpaid then, and nothing is rolled for none.',
  },
  {
    file: 'apply/battleEvents.ts',
    was: '100',
    is: '101',
    within: 'highestRating',
    why: 'What is gained never leads beyond 100: battles see to it.',
  },
  {
    file: 'sequence/movement/sectorBattles.ts',
    was: 'false',
    is: 'true',
    within: 'units.every',
    why: 'It only saves looking closer: nobody has an enemy there.',
  },
  {
    file: 'battle/muster.ts',
    was: 'a < b',
    is: 'a <= b',
    within: 'areHostile',
    why: 'Nobody is their own enemy.',
  },
  {
    file: 'rules/diplomacy/permission.ts',
    was: 'false',
    is: 'true',
    within: 'sector === undefined',
    why: 'Who asks about a sector that is not there has been told so before.',
  },
  {
    file: 'sequence/cloaking.ts',
    was: 'ordersByList.set(list, byPhase);',
    is: ';',
    within: 'ordersByList.set(',
    why: 'The orders are only gathered anew in each phase.',
  },
  {
    file: 'sequence/movement/phases.ts',
    was: 'plansByList.set(list, plans);',
    is: ';',
    within: 'plansByList.set(',
    why: 'The plans are only gathered anew each time.',
  },
  {
    file: 'sequence/last/money/resourcesSent.ts',
    was: 'ways.set(`${seat} ${to}`, way);',
    is: ';',
    within: 'ways.set(',
    why: 'The way is only looked for anew: nothing moves meanwhile.',
  },
  {
    file: 'rules/diplomacy/espionage.ts',
    was: 'found.set(key, known);',
    is: ';',
    within: 'found.set(',
    why: 'It is only looked up anew: the world stands still meanwhile.',
  },
  {
    file: 'battle/aftermath.ts',
    was: 'admiral !== undefined && admiral === side.leader?.id',
    is: 'admiral !== undefined || admiral === side.leader?.id',
    within: 'const leads',
    why: 'A leader who is lost has left their unit by then, and is not found there either.',
  },
  {
    file: 'rules/diplomacy/permission.ts',
    was: 'false',
    is: 'true',
    within: 'owner !== undefined &&',
    why: 'Every owner is an empire of the game.',
  },
  {
    file: 'rules/works/capture.ts',
    was: 'a.seat < b.seat',
    is: 'a.seat <= b.seat',
    within: 'a.seat < b.seat',
    why: 'Each empire is one candidate.',
  },
  {
    file: 'sequence/last/diplomacy/agreements.ts',
    was: 'seat < to',
    is: 'seat <= to',
    within: 'made(seat < to',
    why: 'Nobody agrees with themselves: that was refused before.',
  },
  {
    file: 'sequence/last/sectors/structuresRazed.ts',
    was: '0',
    is: '1',
    within: 'sector === undefined ? 0',
    why: 'Every unit stands in a sector.',
  },
  {
    file: 'rules/diplomacy/victory.ts',
    was: '1',
    is: '0',
    within: 'open.slice(index + 1)',
    why: 'Nobody is their own ally.',
  },
  {
    file: 'rules/works/razing.ts',
    was: '0',
    is: '1',
    within: 'Math.max(0, Math.min(sector.level',
    why: 'Who cannot raze a single level has been told so before.',
  },
  {
    file: 'battle/muster.ts',
    was: 'false',
    is: 'true',
    within: 'covered: false',
    why: 'Cover is drawn anew before every round. The mark on the same line is set aside with it.',
  },
  {
    file: 'battle/retreat.ts',
    was: 'away !== undefined',
    is: 'away === undefined',
    within: 'some(wantsAway)',
    why: 'It only saves asking every side.',
  },
  {
    file: 'battle/retreat.ts',
    was: 'away !== undefined',
    is: '!(away !== undefined)',
    within: 'some(wantsAway)',
    why: 'It only saves asking every side.',
  },
  {
    file: 'sequence/movement/sectorOwnership.ts',
    was: 'continue;',
    is: ';',
    within: 'units.every',
    why: 'It only saves looking closer: nobody else is there to take it.',
  },
  {
    file: 'apply/worksEvents.ts',
    was: 'a.id < b.id',
    is: 'a.id <= b.id',
    within: 'a.id < b.id',
    why: 'No two admirals are called alike.',
  },
  {
    file: 'apply/units.ts',
    was: 'a.id < b.id',
    is: 'a.id <= b.id',
    within: 'a.id < b.id',
    why: 'No two admirals are called alike.',
  },
  {
    file: 'rules/movement/movement.ts',
    was: 'there === undefined || movePoints(state, unit) > 0',
    is: 'there === undefined && movePoints(state, unit) > 0',
    within: 'const stuck',
    why: 'Cases name no sector that is not there; the tests of movement do.',
  },
  {
    file: 'apply/followers.ts',
    was: 'list(followers, follows, id);',
    is: ';',
    within: 'followers !== undefined',
    why: 'Orders to follow come before anybody goes, and the followers are gathered after them.',
  },
  ...shortcut('sequence/movement/crossBorderBattles.ts', 'crossing.every(', [
    ['up === first.up', 'up !== first.up'],
    ['up === first.up', '!(up === first.up)'],
    [
      'first === undefined || crossing.every(({ up }) => up === first.up)',
      'first === undefined && crossing.every(({ up }) => up === first.up)',
    ],
    ['continue;', ';'],
  ]),
  {
    file: 'sequence/cloaking.ts',
    was: '0',
    is: '1',
    within: 'if (phase === 0)',
    why: 'The same order is refused a step later: cases look at its code alone.',
  },
  {
    file: 'battle/fire.ts',
    was: '0',
    is: '1',
    within: 'combatBonus : 0',
    why: 'Where no level stands nobody is covered, and only who is covered gets the bonus.',
  },
  {
    file: 'sequence/cloaking.ts',
    was: '0',
    is: '1',
    within: 'known.get(ref) ?? 0',
    why: 'Every order of a unit has been counted there.',
  },
  {
    file: 'sequence/cloaking.ts',
    was: '0',
    is: '1',
    within: 'given.unit === undefined ? 0',
    why: 'An order without a unit is refused in whatever phase it is tried.',
  },
  {
    file: 'rules/forces/transfers.ts',
    was: 'false',
    is: 'true',
    within: 'giver?.',
    why: 'Who gives without a unit of their own has been refused before.',
  },
  {
    file: 'rules/works/building.ts',
    was: '0',
    is: '1',
    within: 'sector.builds === undefined ? 0',
    why: 'Building without an industrial center has been refused before.',
  },
  {
    file: 'sequence/movement/sectorBattles.ts',
    was: '0',
    is: '1',
    within: 'units[0]?.[1].owner',
    why: 'It only saves looking closer: nobody has an enemy there.',
  },
  {
    file: 'rules/diplomacy/victory.ts',
    was: '0',
    is: '1',
    within: 'seats.reduce(',
    why: 'It only looks a little longer for a coalition that is not there.',
  },
  {
    file: 'apply/battleEvents.ts',
    was: 'delete unit.movedIn;',
    is: ';',
    within: 'delete unit.movedIn',
    why: 'Who retreated does not stand where an order of that phase led, and did not come over a border.',
  },
  {
    file: 'rules/diplomacy/sending.ts',
    was: 'state.units[garrisonId(place)] !== undefined || hasGarrison(sector)',
    is: 'state.units[garrisonId(place)] !== undefined && hasGarrison(sector)',
    within: 'hasGarrison(sector)',
    why: 'In the whole world, which a turn knows, one holds where the other does; they differ in what a player knows.',
  },
  {
    file: 'apply/movementEvents.ts',
    was: '1',
    is: '2',
    within: 'unit.travelled += 1',
    why: 'It is only asked whether the unit has travelled at all.',
  },
  {
    file: 'sequence/movement/searchesHappen.ts',
    was: '1',
    is: '2',
    within: 'successes += 1',
    why: 'One success is enough.',
  },
  {
    file: 'sequence/movement/sectorBattles.ts',
    was: 'owner !== able[0]?.[1].owner',
    is: 'owner === able[0]?.[1].owner',
    within: 'able.some(',
    why: 'It only saves looking closer: nobody has an enemy there.',
  },
  {
    file: 'sequence/last/forces/admiralsHired.ts',
    was: 'most <= least',
    is: 'most < least',
    within: 'most <= least',
    why: 'A die of one face shows 1.',
  },
  {
    file: 'apply/worksEvents.ts',
    was: 'true',
    is: 'false',
    within: 'damagedNow = true',
    why: 'What damages a sector, a battle, a capture or pillage, is asked beside it.',
  },
  {
    file: 'rules/forces/admirals.ts',
    was: 'admirals.length > 0',
    is: 'admirals.length >= 0',
    within: 'admirals.length > 0',
    why: 'It only saves units without admirals.',
  },
  {
    file: 'sequence/movement/sectorBattles.ts',
    was: 'owner === units[0]?.[1].owner',
    is: 'owner !== units[0]?.[1].owner',
    within: 'units[0]?.[1].owner',
    why: 'It only saves looking closer: nobody has an enemy there.',
  },
  {
    file: 'sequence/movement/sectorsArePillaged.ts',
    was: '0',
    is: '1',
    within: 'shares[index] ?? 0',
    why: 'Everybody who pillages has a share.',
  },
  ...worded('rules/forces/admirals.ts', 'admirals', 'if (admirals === 0)'),
  ...worded('rules/movement/movement.ts', 'left', 'if (left === 0)'),
];

/** Functions and files that no turn asks, or only for a figure in the text of a refusal: forms and pages do, whose own tests show them. */
export const asides: readonly { readonly file: string; readonly name?: string }[] = [
  { file: 'rules/diplomacy/proclamationHint.ts' },
  { file: 'sequence/parts.ts' },
  { file: 'rules/forces/naming.ts' },
  { file: 'rules/money/money.ts', name: 'expectedRevenue' },
  { file: 'rules/movement/movement.ts', name: 'path' },
  { file: 'rules/forces/ranks.ts', name: 'countsByRank' },
  { file: 'rules/diplomacy/scouting.ts', name: 'surelySeen' },
  { file: 'rules/diplomacy/sending.ts', name: 'mostSendable' },
];
