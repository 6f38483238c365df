import type { Scenarios } from '#kernel/beginning.ts';
import type { Page } from '#kernel/picture/page.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { good } from '#kernel/words/result.ts';
import { labelOf, sectorsIn } from '../galaxy/board.ts';
import { count, figure, text, word } from '../model/cells.ts';
import { galaxyOf } from './create.ts';
import type { Drawn, Made } from './drawn.ts';
import { linesOf, readDrawn } from './drawn.ts';
import { surroundings } from './fairness.ts';
import type { Setup } from './setup.ts';
import { readSetup } from './setup.ts';

/** Scenario files are setups with the galaxy written out, a line for each hex in which there is something. */
export const scenarios: Scenarios = {
  write(raw, draw) {
    const read = readSetup(raw);
    if (!read.ok) return read;
    const made = galaxyOf(read.value, draw);
    if (!made.ok) return made;
    const { size, seats } = read.value;
    const galaxy = drawnFrom(made.value, seats.length);
    return good(`${JSON.stringify({ ...(raw as object), size, galaxy }, undefined, 2)}\n`);
  },
  summary(raw) {
    const read = readSetup(raw);
    if (!read.ok) return read;
    const { size, galaxy } = read.value;
    if (galaxy === undefined) return good(summaryOf(read.value, []));
    const made = readDrawn(size, galaxy);
    return made.ok ? good(summaryOf(read.value, made.value)) : made;
  },
  players(raw) {
    const read = readSetup(raw);
    return read.ok ? read.value.players : {};
  },
};

/** A galaxy as lines; the first homes are those of players. */
function drawnFrom(made: Made, players: number): Drawn {
  const homes = made.filter(([, { office }]) => office !== undefined).map(([sector]) => sector);
  return Object.fromEntries(
    made.map(([sector, its]) => {
      const at = homes.indexOf(sector);
      return [sector, linesOf(its, at >= 0 && at < players ? at + 1 : undefined)];
    }),
  );
}

const summaryOf = ({ size, seats, victory }: Setup, made: Made): Page => ({
  title: phrase('{across} by {down} sectors', { ...sectorsIn(size) }),
  subtitle: phrase('{sites} major sites or {sectors} whole sectors win.', { ...victory }),
  sections: [
    {
      kind: 'facts',
      title: 'Galaxy',
      facts: [
        { label: 'Corporations', value: phrase('{count}', { count: seats.length }) },
        { label: 'Drawn', value: made.length === 0 ? phrase('by dice') : phrase('here, hex by hex') },
      ],
    },
    {
      kind: 'table',
      title: 'Near the homes',
      empty: 'Dice will draw the galaxy.',
      columns: [
        word('home', 'Home Office'),
        figure('sites', 'Major sites'),
        figure('income', 'Income'),
        figure('worth', 'Prospects'),
      ],
      rows: surroundings(size, made, seats.length).map(({ home, sites, income, worth }) => ({
        id: home,
        spot: { place: home },
        cells: {
          home: text(labelOf(home)),
          sites: count(sites),
          income: count(income),
          worth: count(worth),
        },
      })),
    },
  ],
});
