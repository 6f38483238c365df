import type { GuideSheet } from '#kernel/lessons.ts';
import type { Page, Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { tenthsText } from '#kernel/report/plainText.ts';
import { figureColumn, text, wordColumn } from '../presentation/cells.ts';
import { partNames, placedSteps } from '../presentation/parts.ts';
import type { PlacedStep } from '../presentation/parts.ts';
import { builders, byBuilder } from '../tables/starships.ts';
import { resources } from '../model/words.ts';

/* The two sheets worth printing (GE 47), made from the engine's own sequence and tables. */

const eventTable = (title: string, steps: readonly PlacedStep[]): Section => ({
  kind: 'table',
  title,
  empty: '',
  columns: [figureColumn('number', ''), wordColumn('step', 'What happens'), wordColumn('cite', 'Rule')],
  rows: steps.map(({ step: { name, cite }, at }): Row => {
    const number = at + 1;
    return {
      id: `${number}`,
      spot: {},
      cells: {
        number: text(String(number), number),
        step: text(name, name),
        cite: text(cite, cite, 'muted'),
      },
    };
  }),
});

function eventsPage(): Page {
  return {
    title: phrase('The order of events'),
    subtitle: phrase('Everything in a turn happens in this order, for all empires at once.'),
    sections: partNames.map((name, index) =>
      eventTable(
        name === 'Movement Events' ? 'Movement Events, phase after phase until nobody moves any more' : name,
        placedSteps.filter(({ part }) => part === index),
      ),
    ),
  };
}

const starshipColumns = [
  wordColumn('type', 'Type'),
  wordColumn('class', 'Class'),
  figureColumn('attack', 'Attack'),
  figureColumn('hits', 'Hits'),
  figureColumn('moves', 'Moves'),
  figureColumn('cost', 'Cost'),
  figureColumn('upkeep', 'Upkeep'),
  figureColumn('search', 'Search'),
  figureColumn('siege', 'Siege'),
];

const starshipsOf = (builder: (typeof builders)[number]): Section => ({
  kind: 'table',
  title: builder,
  empty: '',
  columns: starshipColumns,
  rows: byBuilder(builder).map(
    ({ id, name, class: its, attacks, combat, hitPoints, moves, cost, upkeep, search, siege }): Row => ({
      id,
      spot: {},
      cells: {
        type: text(name, name),
        class: text(its, its),
        attack: text(`${attacks}×${combat}`, attacks * combat),
        hits: text(tenthsText(hitPoints), hitPoints),
        moves: text(String(moves), moves),
        cost: text(String(cost), cost),
        upkeep: text(resources(upkeep), upkeep),
        search: text(`${search}%`, search),
        siege: siege === undefined ? text('–', 0, 'muted') : text(`${siege}%`, siege),
      },
    }),
  ),
});

export const sheets: readonly GuideSheet[] = [
  { id: 'events', name: 'the order of events', page: eventsPage() },
  {
    id: 'starships',
    name: 'the table of starships',
    page: {
      title: phrase('The table of starships'),
      subtitle: phrase(
        'Attack: shots a round × chance of each in percent. Hits: hit points. Moves: move-points a turn. Upkeep: resources each turn. Search and siege: chance of each try.',
      ),
      sections: builders.map(starshipsOf),
    },
  },
];
