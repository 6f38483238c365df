import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { GuideSheet } from '#kernel/lessons.ts';
import type { Page, Row, Section } from '#kernel/presentation.ts';
import { booksOf } from '#kernel/codec/books.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import type { StarFleetWarlord } from '../game.ts';
import { count, figure, text, word } from '../model/cells.ts';
import { sequencesOf } from '../sequence.ts';
import { builders } from '../market/builders.ts';
import { pulses } from '../model/figures.ts';
import { hulls } from '../ships/list/classes.ts';
import { designs } from '../ships/list/index.ts';

/* Sheets worth printing, made from the engine's own sequences and tables. */

interface Listed {
  readonly name: string;
  readonly cite: string;
  /** It is repeated in each pulse. */
  readonly each: boolean;
}

/** Steps in their order, with the repeated ones within them. */
const stepsOf = (sequence: Sequence<StarFleetWarlord>, each = false): readonly Listed[] =>
  sequence.flatMap((part): readonly Listed[] =>
    'repeat' in part ? stepsOf(part.repeat, true) : [{ name: part.name, cite: part.cite, each }],
  );

const stepTable = (title: string, sequence: Sequence<StarFleetWarlord>): Section => ({
  kind: 'table',
  title,
  empty: '',
  columns: [figure('number', ''), word('step', 'What happens'), word('when', 'When'), word('cite', 'Rule')],
  rows: stepsOf(sequence).map(({ name, cite, each }, at): Row => ({
    id: `${title} ${at + 1}`,
    spot: {},
    cells: {
      number: count(at + 1),
      step: text(name),
      when: text(each ? 'in each pulse' : 'once'),
      cite: text(cite),
    },
  })),
});

const { corporation, generator } = sequencesOf(booksOf([]));

const runs: Page = {
  title: phrase('The order of a run'),
  subtitle: phrase(
    'Every Corporation has its run in its place in the cycle, with {pulses} pulses; the generator follows the last.',
    { pulses },
  ),
  sections: [
    stepTable('The run of a Corporation', corporation),
    stepTable('The Next Turn Generator', generator),
  ],
};

const shipColumns = [
  word('design', 'Design'),
  word('class', 'Class'),
  figure('year', 'Year'),
  figure('cost', 'EP'),
  figure('attack', 'Attack'),
  figure('defense', 'Defense'),
  figure('shields', 'Shields'),
  figure('hits', 'Hits'),
  figure('speed', 'Speed'),
  word('variants', 'Variants'),
];

const shipsOf = (race: string): Section => ({
  kind: 'table',
  title: builders[race] ?? race,
  empty: '',
  columns: shipColumns,
  rows: designs
    .filter((design) => design.race === race)
    .map(({ id, hull, year, cost, attack, defense, shields, hits, speed, variants }): Row => ({
      id,
      spot: {},
      cells: {
        design: text(id),
        class: text(hulls[hull].code),
        year: count(year),
        cost: count(cost),
        attack: count(attack),
        defense: count(defense),
        shields: count(shields),
        hits: count(hits),
        speed: count(speed),
        variants: text(variants),
      },
    })),
});

export const sheets: readonly GuideSheet[] = [
  { id: 'runs', name: 'the order of a run', page: runs },
  {
    id: 'ships',
    name: 'the Ship List',
    page: {
      title: phrase('The Ship List'),
      subtitle: phrase('Year: when a ship is first for sale. EP: its list price.'),
      sections: keysInOrder(builders).map(shipsOf),
    },
  },
];
