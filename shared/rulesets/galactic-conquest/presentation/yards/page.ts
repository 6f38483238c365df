import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Fact } from '#kernel/picture/page.ts';
import type { Page, Section, SlotsRow } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '../../game.ts';
import { hexesListed, hexName } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import type { State, View } from '../../model/state.ts';
import type { IdleFor, Job, Yard, YardId } from '../../model/yards/yard.ts';
import { codeOf, jobName, yardName, yardsListed } from '../../yards/known.ts';
import { roomLeft, roomOfSystem } from '../../yards/rates.ts';
import { calendar } from '../calendar.ts';
import type { Banking } from '../afterSteps.ts';
import { afterSteps } from '../afterSteps.ts';
import { fact } from '../pages.ts';

/** Turns that the calendar shows. */
const shown = 6;

type Cell = SlotsRow['cells'][number];

/** `D6/2 SC4SY`, with the defense factors that it has lost. */
const labelOf = (id: YardId, yard: Yard): string =>
  `${codeOf(id)} ${yardName(yard)}${yard.hurt === undefined ? '' : ` (-${yard.hurt.lost}DF)`}`;

const idleSaid: Readonly<Record<IdleFor, string>> = {
  built: 'being built',
  upgraded: 'being upgraded',
  refitted: 'being refitted',
  retooled: 'being retooled',
  merchant: 'building for the merchants',
  flyers: 'building for the stock',
  scrapped: 'being scrapped',
};

/** What fills the slots of a yard from this turn on. */
function cellsOf({ idle, jobs = [] }: Yard, turn: number): readonly Cell[] {
  const cells: Cell[] = [];
  let at = turn;
  const until = (next: number, cell?: Omit<Cell, 'spans'>): void => {
    const end = Math.min(next, turn + shown);
    if (end > at) cells.push({ ...cell, spans: end - at });
    at = Math.max(at, end);
  };
  if (idle !== undefined) until(idle.until, { said: phrase(idleSaid[idle.why]) });
  for (const job of jobs) {
    until(job.begins);
    until(job.ready, { said: phrase('{hull}', { hull: jobName(job, turn) }), ...toneOf(job, turn) });
  }
  // What is left is free, turn by turn.
  for (let free = true; at < turn + shown; free = false)
    until(at + 1, free ? { said: phrase('free'), tone: 'muted' } : {});
  return cells;
}

/** What was ordered this turn stands out. */
const toneOf = ({ ordered }: Job, turn: number): Pick<Cell, 'tone'> =>
  ordered === turn ? { tone: 'gold' as const } : {};

/** The turns to come, with what each yard does in them. */
function slots(now: State, view: View, seat: SeatId): Section {
  return {
    kind: 'slots',
    title: view.me === gameMaster ? `Shipyards: ${nameOf(seat)}` : 'Shipyards',
    heads: Array.from({ length: shown }, (_, at) => phraseText(calendar(now.turn + at, now.year))),
    empty: 'None yet: build one in a system.',
    rows: yardsListed(now, seat).map(([id, yard]) => ({
      id,
      label: labelOf(id, yard),
      spot: { place: yard.place },
      cells: cellsOf(yard, now.turn),
    })),
  };
}

/** Fighters, gunboats and pods that no ship carries, with what is built. */
function stockFact({ empires }: State, seat: SeatId): readonly Fact[] {
  const { stock = {}, flights = [], topGuns = [] } = empires[seat] ?? {};
  const units = keysInOrder(stock).map((type) => `${stock[type] ?? 0}x${type}`);
  const built = flights.map(({ count, type }) => `${count}x${type}`);
  const pilots = topGuns.map(({ count, flyer }) => `${count}x${flyer.type}`);
  return [
    ...(pilots.length === 0
      ? []
      : [
          {
            ...fact('Being trained', phrase('{units}', { units: pilots.join(', ') })),
            changedBy: 'train-top-guns',
          },
        ]),
    ...(units.length === 0 ? [] : [fact('In stock', phrase('{units}', { units: units.join(', ') }))]),
    ...(built.length === 0
      ? []
      : [
          {
            ...fact('Being built', phrase('{units}', { units: built.join(', ') })),
            changedBy: 'build-flyers',
          },
        ]),
  ];
}

/** What is left to spend, and the room of systems that have yards or could (B8.30). */
function roomFacts(now: State, seat: SeatId): Section {
  const places = new Set(valuesInOrder(now.yards ?? {}).map(({ place }) => place));
  return {
    kind: 'facts',
    title: 'Capacity and money',
    facts: [
      {
        ...fact('Treasury left', phrase('{points} EP', { points: now.empires[seat]?.treasury ?? 0 })),
        changedBy: 'build-ship',
      },
      ...stockFact(now, seat),
      ...hexesListed(now.systems).flatMap(([place, system]) =>
        system.owner === seat && places.has(place)
          ? [
              fact(
                `${system.name}, ${hexName(place)}`,
                phrase('{left} of {all} capacity points left', {
                  left: Math.max(0, roomLeft(now, place)),
                  all: roomOfSystem(system),
                }),
              ),
            ]
          : [],
      ),
    ],
  };
}

/** Shipyards as a calendar of slots (B8). */
export function yardPage(view: View, plan: Plan<Order>, banking: Banking): Page {
  const now = afterSteps(view, plan, banking);
  return {
    title: phrase('Shipyards'),
    sections: inOrder(view.empires).flatMap(([seat]) => [slots(now, view, seat), roomFacts(now, seat)]),
  };
}
