import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Fact, Section } from '#kernel/presentation.ts';
import type { Pointer } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { tenthsText } from '#kernel/report/plainText.ts';
import { world } from '../../model/imagine.ts';
import type { Report, View } from '../../model/view.ts';
import { hasPermission } from '../../diplomacy/permission.ts';
import { shipCount } from '../../model/units/forces.ts';
import { sectorRevenue } from '../../model/money.ts';
import { pillageGroundProblem, pillageShares } from '../../movement/pillage.ts';
import { longestDecline } from '../../sectors/annexation.ts';
import { defence } from '../../tables/defences.ts';
import { damagePhrase, resources, seatArg } from '../../model/words.ts';
import { fact } from '../cells.ts';
import { defencesArg } from './study.ts';

export function facts(view: View, place: PlaceId, report: Report): readonly Fact[] {
  const { owner, annexedTo, damage, revenue, builds, level, levelDamage, decline } = report;
  const actual = sectorRevenue(world(view), place);
  const full = phrase('{revenue} resources', { revenue });
  return [
    fact(
      'Owner',
      owner === undefined ? phrase('Independent') : phrase('{empire}', { empire: seatArg(view, owner) }),
      owner === view.me ? 'good' : undefined,
    ),
    fact(
      'Annexed to',
      annexedTo === undefined
        ? phrase('Not annexed')
        : phrase('{empire}', { empire: seatArg(view, annexedTo) }),
      annexedTo !== undefined && annexedTo === owner ? 'gold' : undefined,
    ),
    ...(decline === 0
      ? []
      : [
          fact(
            'Annexation declines',
            phrase('turn {decline} of {most}', { decline, most: longestDecline }),
            'warn',
          ),
        ]),
    fact('Sector damage', damagePhrase(damage), damage === 0 ? 'muted' : 'warn'),
    fact(
      'Tax revenue',
      damage === 0
        ? full
        : phrase('{revenue} resources; {actual} with its damage', { revenue, actual: resources(actual) }),
      'gold',
    ),
    ...pillaged(view, place),
    ...permissions(view, place, report),
    fact('Industrial center', builds === undefined ? phrase('None') : phrase('Yes')),
    fact(
      'Defences',
      phrase('{defences}', { defences: defenceArg(level, levelDamage) }),
      levelDamage > 0 ? 'warn' : undefined,
    ),
  ];
}

/** What pillaging would bring in all, if the reader has starships here that may pillage (GE 1505). */
function pillaged(view: View, place: PlaceId): readonly Fact[] {
  const here = inOrder(view.units).some(([, unit]) => unit.place === place && shipCount(unit) > 0);
  if (!here || pillageGroundProblem(world(view), view.me, place) !== undefined) return [];
  const [amount = 0] = pillageShares(world(view), place, [1]);
  return [
    fact(
      'If pillaged',
      phrase('{amount} resources at once, no taxes, and more damage', { amount: resources(amount) }),
    ),
  ];
}

/** Shown for own sectors, and for permissions that the reader holds (GE 385). */
function permissions(view: View, place: PlaceId, { owner, permitted }: Report): readonly Fact[] {
  if (owner === view.me) {
    if (permitted.length === 0) return [fact('Special permission', phrase('None'))];
    return permitted.map((seat) =>
      fact('Special permission', phrase('Given to the {empire}', { empire: seatArg(view, seat) })),
    );
  }
  if (permitted.includes(view.me)) return [fact('Special permission', phrase('Granted to you'), 'good')];
  return hasPermission(world(view), view.me, place)
    ? [fact('Passage rights', phrase('Granted to you for all sectors of this empire'), 'good')]
    : [];
}

function defenceArg(level: number, levelDamage: number): Pointer {
  if (level === 0) return defencesArg('None');
  if (levelDamage === 0) return defencesArg('Level {level}, undamaged', { level });
  return levelDamage === level
    ? defencesArg('Level {level}, in ruins', { level })
    : defencesArg('Level {level}, damaged by {levelDamage}: works as level {whole}', {
        level,
        levelDamage,
        whole: level - levelDamage,
      });
}

/** What the defences give to those inside them (GE 1189-1203). */
export function defences({ level, levelDamage }: Report): Section {
  const effective = level - levelDamage;
  if (effective === 0)
    return {
      kind: 'facts',
      title: 'Sector defences',
      facts: [fact('Effect', phrase('None until they are repaired'), 'warn')],
    };
  const { capacity, combatBonus, hitPointBonus } = defence(effective);
  return {
    kind: 'facts',
    title: 'Sector defences',
    facts: [
      fact('Room for', phrase('{capacity} starships in each round', { capacity })),
      fact('Combat', phrase('{combatBonus}% more', { combatBonus })),
      fact('Hit points', phrase('{bonus} more', { bonus: tenthsText(hitPointBonus) })),
    ],
  };
}
