import type { SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Question } from '#kernel/turn/question.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { Sequence } from '#kernel/turn/step.ts';
import type { GalacticConquest } from '../model/game.ts';
import type { Disputed } from '../rules/money.ts';
import { disputedIn, incomeOf } from '../rules/money.ts';
import { cannotFight, cannotPlot } from '../rules/movement.ts';
import { hexName } from '../tables/board.ts';
import { impossible } from '../tables/refusals.ts';
import { nameOf } from '../tables/seats.ts';
import { segments } from '../tables/segments.ts';
import { battles } from './battles.ts';
import { meet, move } from './movement.ts';

const judgement = { to: gameMaster, least: 1, most: 1 } as const;

/** What becomes of a system under foreign ships (B1.60). OURS: while nobody judges, it is contested. */
const whoseSystem = ({ place, owner, seat }: Disputed): Question<GalacticConquest, 'judge-system'> => ({
  ...judgement,
  about: place,
  spot: { place },
  said: phrase(
    'Foreign ships stand over the system in {place}. Does it hold, is it contested, or does it fall?',
    {
      place: hexName(place),
    },
  ),
  facts: [
    { label: 'Owner', value: phrase('{owner}', { owner: nameOf(owner) }) },
    { label: 'Foreign ships', value: phrase('{seat}', { seat: nameOf(seat) }) },
  ],
  cite: 'GC B1.60',
  kinds: ['judge-system'],
  silence: [{ kind: 'judge-system', verdict: 'contested' }],
});

/** The turn: states of mobility and courses, twelve segments of moves, contested systems, and money. */
export const sequence: Sequence<GalacticConquest> = [
  {
    name: 'Mobility',
    cite: 'GC B12.70',
    run(turn) {
      const chosen = new Set<SeatId>();
      for (const { seat, order } of turn.orders('mobilise')) {
        if (turn.state.empires[seat] === undefined)
          turn.refuse(order.ref, impossible('GC B12.70', 'no-empire'));
        else if (chosen.has(seat)) turn.refuse(order.ref, impossible('GC B12.70', 'mobilised-already'));
        else turn.happen({ kind: 'mobilised', seat, to: order.to, cause: order.ref });
        chosen.add(seat);
      }
    },
  },
  {
    name: 'Courses',
    cite: 'GC D1.60',
    run(turn) {
      oneByOne(
        turn,
        turn.orders('plot'),
        ({ seat, unit, order }) => cannotPlot(turn.state, seat, unit, order.way),
        ({ seat, unit, order: { way, ref: cause } }) => unit && { kind: 'plotted', seat, unit, way, cause },
      );
    },
  },
  {
    name: 'Combat orders',
    cite: 'GC A3.10',
    run(turn) {
      oneByOne(
        turn,
        turn.orders('fight'),
        ({ seat, unit }) => cannotFight(turn.state, seat, unit),
        ({ seat, unit, order: { kind: _, ref: cause, ...combat } }) =>
          unit && { kind: 'instructed', seat, unit, combat, cause },
      );
    },
  },
  {
    pass: 'Segment',
    repeat: [
      { name: 'Squadrons meet', cite: 'GC A1.15', run: meet },
      { name: 'Plotted moves', cite: 'GC D1.40', dice: true, run: move },
      battles,
    ],
    until: (_, pass) => pass >= segments,
  },
  {
    name: 'Contested systems',
    cite: 'GC B1.60',
    run(turn) {
      const disputed = disputedIn(turn.state);
      for (const [at, [order]] of (turn.ask(disputed.map(whoseSystem)) ?? []).entries()) {
        const system = disputed[at];
        if (system !== undefined && order !== undefined)
          turn.happen({ kind: 'system-judged', ...system, verdict: order.verdict, cause: order.ref });
      }
    },
  },
  {
    name: 'Treasury',
    cite: 'GC B11.15',
    run(turn) {
      for (const seat of keysInOrder(turn.state.empires))
        turn.happen({ kind: 'earned', seat, points: incomeOf(turn.state, seat) });
    },
  },
];
