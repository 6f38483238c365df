import type { GuideSheet } from '#kernel/lessons.ts';
import type { Page, Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { tenthsText } from '#kernel/report/plainText.ts';
import type { Sequence, Step } from '#kernel/turn/step.ts';
import type { GalacticEmpires } from '../model/game.ts';
import { figureColumn, text, wordColumn, words } from '../presentation/cells.ts';
import { sequence } from '../sequence/index.ts';
import { builders, byBuilder } from '../tables/starships.ts';
import { resources } from '../words.ts';

/* The two sheets worth printing (GE 47), made from the engine's own sequence and tables. */

interface Part {
  readonly title: string;
  readonly steps: readonly Step<GalacticEmpires>[];
}

/** The turn in its parts: what comes before, within and after the repeated movement. */
function parts(): readonly Part[] {
  const at = sequence.findIndex((item) => 'repeat' in item);
  const flat = (items: Sequence<GalacticEmpires>): readonly Step<GalacticEmpires>[] => items.flatMap((item) => ('repeat' in item ? flat(item.repeat) : [item]));
  return [
    { title: 'First Events', steps: flat(sequence.slice(0, at)) },
    { title: 'Movement Events, phase after phase until nobody moves any more', steps: flat(sequence.slice(at, at + 1)) },
    { title: 'Final Events', steps: flat(sequence.slice(at + 1)) },
  ];
}

const eventTable = ({ title, steps }: Part, before: number): Section => ({
  kind: 'table', title, empty: '',
  columns: [figureColumn('number', ''), wordColumn('step', 'What happens'), wordColumn('cite', 'Rule')],
  rows: steps.map(({ name, cite }, index): Row => {
    const number = before + index + 1;
    return { id: `${number}`, spot: {}, cells: { number: text(String(number), number), step: text(name, name), cite: text(cite, cite, 'muted') } };
  }),
});

function eventsPage(): Page {
  const all = parts();
  return {
    title: words('The order of events'),
    subtitle: words('Everything in a turn happens in this order, for all empires at once.'),
    sections: all.map((part, index) => eventTable(part, all.slice(0, index).reduce((sum, { steps }) => sum + steps.length, 0))),
  };
}

const starshipColumns = [
  wordColumn('type', 'Type'), wordColumn('class', 'Class'), figureColumn('attack', 'Attack'), figureColumn('hits', 'Hits'), figureColumn('moves', 'Moves'),
  figureColumn('cost', 'Cost'), figureColumn('upkeep', 'Upkeep'), figureColumn('search', 'Search'), figureColumn('siege', 'Siege'),
];

const starshipsOf = (builder: (typeof builders)[number]): Section => ({
  kind: 'table', title: builder, empty: '', columns: starshipColumns,
  rows: byBuilder(builder).map(({ id, name, class: its, attacks, combat, hitPoints, moves, cost, upkeep, search, siege }): Row => ({
    id,
    spot: {},
    cells: {
      type: text(name, name), class: text(its, its), attack: text(`${attacks}×${combat}`, attacks * combat), hits: text(tenthsText(hitPoints), hitPoints),
      moves: text(String(moves), moves), cost: text(String(cost), cost), upkeep: text(resources(upkeep), upkeep), search: text(`${search}%`, search),
      siege: siege === undefined ? text('–', 0, 'muted') : text(`${siege}%`, siege),
    },
  })),
});

export const sheets: readonly GuideSheet[] = [
  { id: 'events', name: 'the order of events', page: eventsPage() },
  {
    id: 'starships', name: 'the table of starships',
    page: {
      title: words('The table of starships'),
      subtitle: phrase('Attack: shots a round × chance of each in percent. Hits: hit points. Moves: move-points a turn. Upkeep: resources each turn. Search and siege: chance of each try.'),
      sections: builders.map(starshipsOf),
    },
  },
];
