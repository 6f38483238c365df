import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Page, Row } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import { imagine } from '../../model/imagine.ts';
import type { Order } from '../../game.ts';
import type { Project, State } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { basesOf, flightsIn } from '../../ground/cargo.ts';
import { freightAt } from '../../yards/bases.ts';
import type { Progress } from '../../yards/progress.ts';
import { progressIn } from '../../yards/progress.ts';
import { hasShipyard, mostLevied, yardOf } from '../../yards/yards.ts';
import { labelOf } from '../../map/board.ts';
import { cell, fact, number } from '../cells.ts';
import { worksPage } from '../empire/campaign.ts';
import { planned, readiness } from './planned.ts';
import { classSection, listsSection } from './classes.ts';

type Part = Page['sections'][number];
type Cell = Row['cells'][string];

/** How far ahead work is foretold, in turns. */
const horizon = 24;

const words = (text: string, sort: number | string = text, tone?: Cell['tone']): Cell => ({
  value: phrase('{text}', { text }),
  sort,
  ...defined({ tone }),
});

/** What each yard can do, and what of it this turn's work takes. */
function yardRows(view: View, state: State, progress: readonly Progress[]): readonly Row[] {
  return inOrder(view.systems)
    .filter(([, { owner }]) => owner === view.me)
    .map(([place, system]) => {
      const { capacity, docks } = yardOf(state, place);
      const used = sumOf(progress.filter(({ what }) => what.place === place).map(({ ep }) => ep));
      const isYard = hasShipyard(state, view.me, place);
      const flights = flightsIn(state, view.me, place).length;
      return {
        id: place,
        spot: { place },
        cells: {
          system: words(labelOf(place), place),
          yard: isYard ? words('yes', 1, 'good') : words('no', 0, 'muted'),
          capacity: words(
            `${used} of ${capacity}`,
            capacity,
            capacity > 0 && used === capacity ? 'gold' : undefined,
          ),
          docks: cell(isYard ? docks : 0),
          levies: cell(mostLevied(state, place)),
          flights: words(`${flights} of ${basesOf(system)}`, flights),
          freight: cell(freightAt(state, view.me, place)),
        },
      };
    });
}

/** All systems together: capacity and docks that are used, and work that waits. */
function inShort(view: View, state: State, progress: readonly Progress[]): Part {
  const places = inOrder(view.systems).flatMap(([place, { owner }]) => (owner === view.me ? [place] : []));
  const docks = places.filter((place) => hasShipyard(state, view.me, place));
  return {
    kind: 'facts',
    title: 'All yards',
    facts: [
      fact(
        'Capacity',
        phrase('{used} of {all} EP', {
          used: sumOf(progress.map(({ ep }) => ep)),
          all: sumOf(places.map((place) => yardOf(state, place).capacity)),
        }),
      ),
      number('Docks', sumOf(docks.map((place) => yardOf(state, place).docks))),
      number('Under way', progress.length),
      number('Delayed', progress.filter(({ ep, left }) => ep === 0 && left > 0).length),
    ],
  };
}

const workNames: Readonly<Record<Project['work'], string>> = {
  build: 'Build',
  repair: 'Repair',
  activate: 'Reactivate',
  upgrade: 'Upgrade to',
};

const whereBuilt = ({ place, site }: Project): string =>
  site === undefined ? labelOf(place) : `${labelOf(place)} for ${labelOf(site)}`;

function readyCell(turns: number | undefined, lost: boolean): Cell {
  if (lost) return words('lost without a Transport Fleet', horizon + 2, 'bad');
  if (turns === undefined) return words('not foreseeable', horizon + 1, 'bad');
  return turns === 1 ? words('this turn', 1, 'good') : words(`in ${turns} turns`, turns);
}

function workRow(
  { project, what, ep, left, lost = false as boolean }: Omit<Progress, 'lost'> & { readonly lost?: boolean },
  turns: number | undefined,
): Row {
  const { work, design, count = 1, cost, done, place } = what;
  const isDelayed = ep === 0 && left > 0;
  return {
    id: project,
    spot: { place },
    cells: {
      system: words(whereBuilt(what), place),
      work: words(`${workNames[work]} ${count === 1 ? '' : `${count} × `}${design}`, design),
      done: words(`${done} of ${cost}`, cost - done),
      now: isDelayed ? words('delayed', 0, 'warn') : cell(ep),
      ready: readyCell(turns, lost),
    },
  };
}

/** Shipyards and planets: what they can do, what they work on, when it is ready; and all that can ever be built. */
export function yardsPage(view: View, plan: Plan<Order>): Page {
  if (view.me === gameMaster) return worksPage(view);
  const state = planned(view, plan, imagine(view));
  const progress = progressIn(state);
  const ready = readiness(state, horizon);
  const yards: Part = {
    kind: 'table',
    title: 'Shipyards and planets',
    empty: 'You have none.',
    columns: [
      { key: 'system', label: 'System', align: 'left' },
      { key: 'yard', label: 'Shipyard', align: 'left' },
      { key: 'capacity', label: 'Capacity', align: 'right' },
      { key: 'docks', label: 'Docks', align: 'right' },
      { key: 'levies', label: 'Ground units', align: 'right' },
      { key: 'flights', label: 'Flights', align: 'right' },
      { key: 'freight', label: 'EP by fleets', align: 'right' },
    ],
    rows: yardRows(view, state, progress),
  };
  const works: Part = {
    kind: 'table',
    title: 'Work, in its order',
    empty: 'No work under way.',
    columns: [
      { key: 'system', label: 'System', align: 'left' },
      { key: 'work', label: 'Work', align: 'left' },
      { key: 'ready', label: 'Ready', align: 'left' },
      { key: 'done', label: 'EP done', align: 'right' },
      { key: 'now', label: 'This turn', align: 'right' },
    ],
    rows: progress.map((one) => workRow(one, ready.get(one.project))),
  };
  return {
    title: phrase('Shipyards'),
    sections: [inShort(view, state, progress), yards, works, classSection(view), listsSection(view)],
  };
}
