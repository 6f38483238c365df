import type { Fact } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { CombatEffect, EntryEffect, Shelter, Terrain } from '../../galaxy/effects.ts';
import { people } from '../../ships/people.ts';
import { builders } from '../../market/builders.ts';
import { variantNames } from '../../ships/list/variants.ts';
import { fact } from '../../model/cells.ts';

function shelterText(shelter: Shelter): Phrase {
  if ('crew' in shelter) return phrase('crews of level {level}', { level: shelter.crew });
  if ('race' in shelter)
    return phrase('{builder} ships', { builder: builders[shelter.race] ?? shelter.race });
  if ('variant' in shelter)
    return phrase('{variant} ships', { variant: variantNames[shelter.variant] ?? shelter.variant });
  if ('officer' in shelter)
    return phrase('ships with a {officer}', { officer: people[shelter.officer].name });
  return phrase('repair points');
}

function strikes(effect: EntryEffect): Phrase | undefined {
  switch (effect.kind) {
    case 'damage': {
      const args = { least: effect.least, most: effect.most };
      if (effect.unshielded === true) return phrase('{least} to {most} damage without shields', args);
      return effect.least === effect.most
        ? phrase('{most} damage', args)
        : phrase('{least} to {most} damage', args);
    }
    case 'shields':
      return effect.of === 'others' ? phrase('shields are lost') : phrase('shields of race A are lost');
    case 'crew':
      return phrase('a level of crew is lost');
    case 'crew-to-one':
      return phrase('the crew sinks to level 1');
    case 'drain':
      return effect.all ? phrase('engines are drained to speed 1') : phrase('a point of speed is lost');
    case 'destroy':
      return phrase('ships are destroyed');
    case 'freeze':
      return phrase('ships are frozen for the turn');
    case 'toll':
      return phrase('a toll is paid');
    case 'spares':
      return undefined;
  }
}

/** What befalls whoever enters, and who is safe from it. */
const entryFacts = (effect: EntryEffect): readonly Fact[] => {
  const said = strikes(effect);
  if (effect.kind === 'spares' || said === undefined)
    return [fact('Entering', phrase('repair points are refilled'))];
  const bad: Fact = { ...fact('Entering', said), tone: 'warn' };
  return effect.immune.length === 0
    ? [bad]
    : [bad, fact('Safe from it', phraseList(effect.immune.map(shelterText), ', '))];
};

const percent = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));

function combatFacts(combat: CombatEffect): readonly Fact[] {
  const { attack, both, defense, extra, noShields, hides, bursts, forts } = combat;
  const shift = (label: string, n: number | undefined): readonly Fact[] =>
    n === undefined ? [] : [fact(label, phrase('{n} %', { n: percent(n) }))];
  const said = (is: boolean | undefined, text: string): readonly Fact[] =>
    is === true ? [fact('In battle', phrase('{text}', { text }))] : [];
  return [
    ...shift('Attack', attack),
    ...shift('Attack and defense', both),
    ...shift('Defense', defense),
    ...shift('Damage to fortifications', forts),
    ...(extra === undefined
      ? []
      : [
          fact(
            'Each round',
            extra.most === undefined
              ? phrase('{most} damage to each ship', { most: extra.least })
              : phrase('{least} to {most} damage to each ship', { least: extra.least, most: extra.most }),
          ),
        ]),
    ...said(noShields, 'shields do not hold'),
    ...said(hides, 'defenders are hidden at first'),
    ...said(bursts, 'stars burst over ships'),
  ];
}

/** What one terrain does, in the order of a visit: entering, battle, scans and cloaks. */
export const effectsOf = (one: Terrain): readonly Fact[] => [
  ...(one.deadly === undefined
    ? []
    : [{ ...fact('Entering', phrase('{text}', { text: deadlyTexts[one.deadly] })), tone: 'bad' as const }]),
  ...one.entry.flatMap(entryFacts),
  ...(one.teleports === undefined ? [] : [fact('Entering', phrase('ships may be thrown elsewhere'))]),
  ...combatFacts(one.combat),
  ...(one.bombs === true ? [fact('Prospecting', phrase('fills ships up with T-bombs'))] : []),
  ...(one.scansBlocked === true ? [fact('Scans', phrase('none from here'))] : []),
  ...(one.cloaksBlocked === true ? [fact('Cloaks', phrase('none hold'))] : []),
];

const deadlyTexts = {
  'above light': 'destroys ships with medium damage or more',
  heavy: 'destroys ships with heavy damage or more',
  'no shields': 'destroys ships without shields',
} as const;
