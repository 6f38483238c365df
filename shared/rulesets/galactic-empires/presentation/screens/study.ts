import type { Fact, Page, Row } from '#kernel/presentation.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Args, Phrase, Pointer } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { tenthsText } from '#kernel/report/plainText.ts';
import { world } from '../../model/imagine.ts';
import type { AdmiralId } from '../../model/ids.ts';
import { admiralId } from '../../model/ids.ts';
import type { View } from '../../model/view.ts';
import { canCloak } from '../../movement/cloaking.ts';
import { salvageOf } from '../../fleets/disbanding.ts';
import { countOf } from '../../model/units/forces.ts';
import { scoutingOf } from '../../knowledge/scouting.ts';
import { defence, maxLevel } from '../../tables/defences.ts';
import type { Starship } from '../../tables/starships.ts';
import { maybeStarship } from '../../tables/starships.ts';
import { labelled, placeArg, printed, resources } from '../../model/words.ts';
import { cell, fact, figureColumn, text } from '../cells.ts';

/** What can be studied (GE 487, 503, 1187), as pointers name it. */
export const admiralSubject = (admiral: AdmiralId): string => `admiral:${admiral}`;
const defencesSubject = 'defences';

/** A link to the page about sector defences. */
export const defencesArg = (template: string, args: Args = {}): Pointer => ({
  to: 'study',
  id: defencesSubject,
  text: printed(template, args),
});

/** The page about a subject; undefined for an unknown type, or an admiral who is not the reader's. */
export function study(view: View, subject: string): Page | undefined {
  if (subject === defencesSubject) return studyDefences(view);
  const [what, ...rest] = subject.split(':');
  const id = rest.join(':');
  const ship = what === 'type' ? maybeStarship(id) : undefined;
  if (ship !== undefined) return studyType(view, ship);
  return what === 'admiral' ? studyAdmiral(view, admiralId(id)) : undefined;
}

/** Every figure of a type of starship, and what this game adds to them (GE 503, 1096-1112). */
function studyType(view: View, ship: Starship): Page {
  return {
    title: phrase('{name}', { name: ship.name }),
    subtitle: phrase('{class}, built by industrial centers of the series {builder}', {
      class: ship.class,
      builder: ship.builder,
    }),
    sections: [
      { kind: 'facts', title: 'In battle', facts: battleFacts(ship) },
      { kind: 'facts', title: 'In service', facts: serviceFacts(view, ship) },
    ],
  };
}

function battleFacts({ attacks, combat, hitPoints, siege }: Starship): readonly Fact[] {
  return [
    fact('Attacks', attackPhrase(attacks, combat)),
    fact('Combat', phrase('{combat}', { combat: attacks * combat })),
    fact('Hit points', phrase('{hits}', { hits: tenthsText(hitPoints) })),
    fact(
      'Siege',
      siege === undefined
        ? phrase('None')
        : phrase('{siege}% for a level of damage, once each battle', { siege }),
      siege === undefined ? 'muted' : undefined,
    ),
  ];
}

const attackPhrase = (attacks: number, combat: number): Phrase =>
  phrase('{attacks|shot|shots} each round, {combat}% each', { attacks, combat });

function serviceFacts(view: View, ship: Starship): readonly Fact[] {
  const known = world(view);
  const { near, bonus } = scoutingOf(known, ship.id);
  const own = countOf(
    valuesInOrder(view.units).flatMap(({ stacks }) => stacks),
    ship.id,
  );
  return [
    fact('Move-points', phrase('{moves}', { moves: ship.moves })),
    fact('Cost', phrase('{cost} resources', { cost: ship.cost }), 'gold'),
    fact('Upkeep', phrase('{upkeep} resources a turn', { upkeep: resources(ship.upkeep) })),
    fact('Salvage', phrase('{salvage} resources', { salvage: salvageOf(known, ship.id) })),
    fact(
      'Scouting',
      phrase('{near}% for all neighbouring sectors, {bonus}% for those beyond each', { near, bonus }),
    ),
    fact('Search', phrase('{search}% for each hidden starfleet', { search: ship.search })),
    canCloak(known, ship.id)
      ? fact('Cloaking', phrase('Able to cloak'), 'good')
      : fact('Cloaking', phrase('None'), 'muted'),
    fact('You have', phrase('{own|starship|starships}', { own })),
  ];
}

/** What every level of sector defences gives and takes (GE 1187-1311). */
function studyDefences({ parameters: { defences } }: View): Page {
  const { cost, workers } = defences;
  return {
    title: phrase('Sector defences'),
    subtitle: phrase('A damaged level has no effect until it is repaired: only undamaged levels count.'),
    sections: [
      {
        kind: 'facts',
        title: 'Works',
        facts: worksFacts(defences),
      },
      {
        kind: 'table',
        title: 'Levels',
        columns: [
          figureColumn('level', 'Level'),
          figureColumn('capacity', 'Room for'),
          figureColumn('combat', 'Combat'),
          figureColumn('hits', 'Hit points'),
          figureColumn('cost', 'Cost'),
          figureColumn('workers', 'Workers'),
        ],
        rows: Array.from({ length: maxLevel }, (_, index) => levelRow(index + 1, cost, workers)),
        empty: '',
      },
    ],
  };
}

function worksFacts({
  cost,
  workers,
  razeWorkers,
  razeSalvage,
  razeMost,
}: View['parameters']['defences']): readonly Fact[] {
  return [
    fact(
      'Building',
      phrase('A level a turn for {cost} resources, by {workers|starship|starships} that stay all turn', {
        cost,
        workers,
      }),
    ),
    fact('Repair', phrase('A level of damage a turn by itself, where there was neither battle nor pillage')),
    fact(
      'Razing',
      phrase(
        '{workers|starship|starships} for each level that stay all turn, at most {levels|level|levels} in a sector in one turn; each brings {salvage} resources',
        { workers: razeWorkers, levels: razeMost, salvage: razeSalvage },
      ),
    ),
  ];
}

function levelRow(level: number, cost: number, workers: number): Row {
  const { capacity, combatBonus, hitPointBonus } = defence(level);
  return {
    id: `level-${level}`,
    spot: {},
    cells: {
      level: text(String(level), level),
      capacity: cell(phrase('{capacity|starship|starships}', { capacity }), capacity),
      combat: text(`+${combatBonus}%`, combatBonus),
      hits: text(`+${tenthsText(hitPointBonus)}`, hitPointBonus),
      cost: text(String(cost), cost),
      workers: text(String(workers), workers),
    },
  };
}

/** An own admiral (GE 487, 1159-1173); nothing is known of others. */
function studyAdmiral(view: View, wanted: AdmiralId): Page | undefined {
  const unit = valuesInOrder(view.units).find(({ admirals }) => admirals.some(({ id }) => id === wanted));
  const admiral = unit?.admirals.find(({ id }) => id === wanted);
  if (unit === undefined || admiral === undefined) return undefined;
  const { name, tactics, siegecraft, attacks, combat, hitPoints } = admiral;
  const { admiralUpkeep, admiralMoves } = view.parameters;
  return {
    title: phrase('Admiral {name}', { name }),
    subtitle: phrase('In {unit}, {place}', { unit: labelled(unit), place: placeArg(view, unit.place) }),
    sections: [
      {
        kind: 'facts',
        title: 'Admiral',
        facts: [
          fact(
            'Leads the unit',
            phrase(unit.leader === wanted ? 'Yes' : 'No'),
            unit.leader === wanted ? 'gold' : 'muted',
          ),
          fact('Tactics', phrase('{tactics} of 100', { tactics })),
          fact('Siegecraft', phrase('{siegecraft} of 100', { siegecraft })),
          fact('Corvette', attackPhrase(attacks, combat)),
          fact('Hit points', phrase('{hits}', { hits: tenthsText(hitPoints) })),
          fact('Upkeep', phrase('{upkeep} resources a turn', { upkeep: resources(admiralUpkeep) })),
          fact('Alone', phrase('{moves|move-point|move-points} without starships', { moves: admiralMoves })),
        ],
      },
    ],
  };
}
