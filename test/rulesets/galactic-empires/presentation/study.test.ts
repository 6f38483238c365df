import { describe, expect, it } from 'vitest';

import { inOrder } from '#kernel/words/inOrder.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Page, Section } from '#kernel/presentation.ts';
import { phraseParts, phraseText } from '#kernel/words/phrase.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { starships } from '#rulesets/galactic-empires/tables/starships.ts';
import { ownRealm, viewOf } from '../ownRealm.ts';
import { a, fleet, g, klingon, scene, type } from '../play.ts';

const { presentation } = galacticEmpires;
const view = viewOf(ownRealm());
const study = (subject: string): Page | undefined => presentation.study?.(view, subject);
const facts = (page: Page | undefined): readonly string[] =>
  (page?.sections ?? []).flatMap((section) =>
    section.kind === 'facts' ? section.facts.map(({ label, value }) => `${label}: ${phraseText(value)}`) : [],
  );
const rows = (sections: readonly Section[] = []) =>
  sections.flatMap((section) => (section.kind === 'table' ? section.rows : []));

describe('the study of a type (GE 503, 1096-1112)', () => {
  it('has every figure of the listing, and those of the game', () => {
    const page = study(`type:${type('two')}`);
    expect([page?.title, page?.subtitle].map((said) => said && phraseText(said))).toEqual([
      'Hawk Heavy Cruiser',
      'Heavy Cruiser, built by industrial centers of the series Klingon',
    ]);
    expect(facts(page)).toEqual([
      'Attacks: 2 shots each round, 18% each',
      'Combat: 36',
      'Hit points: 6.6',
      'Siege: None',
      'Move-points: 2',
      'Cost: 12 resources',
      'Upkeep: 1 resources a turn',
      'Salvage: 4 resources',
      'Scouting: 30% for all neighbouring sectors, 10% for those beyond each',
      'Search: 1% for each hidden starfleet',
      'Cloaking: None',
      'You have: 7 starships',
    ]);
    expect(facts(study(`type:${type('three')}`))).toEqual(
      expect.arrayContaining(['Siege: 20% for a level of damage, once each battle', 'You have: 1 starship']),
    );
    expect(facts(study(`type:${type('scout')}`))).toEqual(
      expect.arrayContaining([
        'Scouting: 90% for all neighbouring sectors, 30% for those beyond each',
        'Cloaking: Able to cloak',
      ]),
    );
  });

  it('is there for every type', () => {
    for (const { id } of starships)
      expect(facts(study(`type:${id}`)).join(), id).not.toMatch(/undefined|NaN|[{}]/);
  });
});

describe('the study of sector defences (GE 1187-1311)', () => {
  it('tells what a level takes and gives back', () => {
    expect(facts(study('defences'))).toEqual([
      'Building: A level a turn for 14 resources, by 3 starships that stay all turn',
      'Repair: A level of damage a turn by itself, where there was neither battle nor pillage',
      'Razing: 3 starships for each level that stay all turn, at most 4 levels in a sector in one turn; each brings 4 resources',
    ]);
  });

  it('lists the twelve levels', () => {
    const levels = rows(study('defences')?.sections).map(({ cells }) =>
      inOrder(cells).map(([key, { value }]) => `${key} ${phraseText(value)}`),
    );
    expect(levels).toHaveLength(12);
    expect(levels[0]).toEqual([
      'capacity 3 starships',
      'combat +45%',
      'cost 14',
      'hits +0.7',
      'level 1',
      'workers 3',
    ]);
    expect(levels[9]).toEqual([
      'capacity 30 starships',
      'combat +63%',
      'cost 14',
      'hits +2.1',
      'level 10',
      'workers 3',
    ]);
    expect(levels[11]).toEqual([
      'capacity 36 starships',
      'combat +67%',
      'cost 14',
      'hits +2.4',
      'level 12',
      'workers 3',
    ]);
  });
});

describe('the study of an admiral (GE 487, 1159-1173)', () => {
  it('tells of one’s own', () => {
    const state = scene({
      sectors: { 1: { owner: klingon, name: 'Home' } },
      units: [
        fleet(klingon, 1, {
          at: 1,
          name: 'Hammer',
          leads: 0,
          admirals: [{ name: 'Kor', tactics: 33, siegecraft: 7, attacks: 1, combat: 12, hitPoints: 15 }],
        }),
      ],
    });
    const page = presentation.study?.(viewOf(state), 'admiral:klingon.a00001.0');
    expect([page?.title, page?.subtitle].map((said) => said && phraseText(said))).toEqual([
      'Admiral Kor',
      'In A1 Hammer, Home',
    ]);
    expect(facts(page)).toEqual([
      'Leads the unit: Yes',
      'Tactics: 33 of 100',
      'Siegecraft: 7 of 100',
      'Corvette: 1 shot each round, 12% each',
      'Hit points: 1.5',
      'Upkeep: 1 resources a turn',
      'Alone: 3 move-points without starships',
    ]);
  });
});

it('nothing is known of what does not exist, and of nobody else’s admirals', () => {
  expect(
    [
      '',
      'type:',
      'type:klingon/death-star',
      'type:constructor',
      'admiral:nobody',
      'admiral:constructor',
      'weather',
      'constructor',
    ].map(study),
  ).toEqual(Array(8).fill(undefined));
});

describe('ways to a study', () => {
  const subjects = (page: Page): readonly string[] =>
    page.sections.flatMap((section) => {
      if (section.kind === 'facts') {
        const parts = section.facts.flatMap(({ value }) => phraseParts(value));
        return parts.flatMap((part) => (typeof part === 'object' && part.to === 'study' ? [part.id] : []));
      }
      if (section.kind === 'table') return section.rows.flatMap(({ spot }) => spot.study ?? []);
      return section.kind === 'forces'
        ? section.forces.flatMap(({ stacks }) => stacks.flatMap((stack) => stack.study ?? []))
        : [];
    });

  it('lead from the location report: defences, the build list, the forces', () => {
    const found = subjects(presentation.location(view, emptyPlan(), sectorId(1)));
    expect(new Set(found)).toEqual(new Set(['defences', `type:${type('two')}`, `type:${type('destroyer')}`]));
    expect(found.filter((subject) => subject === `type:${type('two')}`)).toHaveLength(3);
  });

  it('lead from the unit plan: types and admirals', () => {
    expect(subjects(presentation.unit(view, emptyPlan(), a(klingon, 2)).page)).toEqual([
      `type:${type('three')}`,
      'admiral:klingon.a00002.0',
    ]);
    expect(presentation.unit(view, emptyPlan(), g(1)).stacks.map((stack) => stack.study)).toEqual([
      `type:${type('two')}`,
      `type:${type('destroyer')}`,
    ]);
  });

  it('end at a page, every one of them', () => {
    const all = [
      presentation.location(view, emptyPlan(), sectorId(1)),
      presentation.location(view, emptyPlan(), sectorId(4)),
      presentation.unit(view, emptyPlan(), a(klingon, 2)).page,
    ];
    for (const subject of all.flatMap(subjects)) expect(study(subject), subject).toBeDefined();
  });
});
