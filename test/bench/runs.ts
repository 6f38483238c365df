import type { Game } from '#kernel/game.ts';
import { seatId } from '#kernel/ids.ts';
import type { SeatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { beginTelling } from '#kernel/report/telling.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { marking } from '#kernel/turn/marks.ts';
import { plainCopy } from '#kernel/turn/plainCopy.ts';
import { runId, runSeed, runsOf } from '#kernel/turn/run.ts';
import { runOver } from '#kernel/turn/runOne.ts';
import { silenceOf } from '#kernel/turn/question.ts';
import type { Timing } from './timing.ts';
import { summary } from './timing.ts';

/* A cycle of 50 runs over a synthetic world: 40,000 things that move in seven pulses a run, each looking around it. */
const corporations = Array.from({ length: 50 }, (_, at) => seatId(`c${String(at).padStart(2, '0')}`));
const thingsEach = 800;
const pulses = 7;
const wide = 160;

interface Thing {
  readonly owner: SeatId;
  readonly at: number;
  readonly crew: number;
}
interface Galaxy {
  readonly turn: number;
  readonly things: Readonly<Record<string, Thing>>;
}
interface Cycle extends Game {
  readonly state: Galaxy;
  readonly event: {
    readonly kind: 'moved';
    readonly seat: SeatId;
    readonly thing: string;
    readonly at: number;
  };
}

function world(): Galaxy {
  const things: Record<string, Thing> = {};
  for (const [nth, owner] of corporations.entries())
    for (let one = 0; one < thingsEach; one += 1)
      things[`${owner}.s${String(one).padStart(4, '0')}`] = {
        ...{ owner, at: (nth * 509 + one * 31) % (wide * wide), crew: 1 + (one % 9) },
      };
  return { turn: 1, things };
}

type Rules = Pick<
  Ruleset<Cycle>,
  'id' | 'sequences' | 'runs' | 'turnNumber' | 'apply' | 'close' | 'tell' | 'codecs'
>;

const rules: Rules = {
  id: 'cycle',
  turnNumber: ({ turn }) => turn,
  sequences: {
    own: [
      {
        pass: 'Pulse',
        until: (_, pass) => pass === pulses,
        repeat: [
          {
            name: 'Ships move',
            cite: 'X 1',
            dice: true,
            run(turn) {
              const [seat] = turn.run.takes as readonly [SeatId];
              const crowd = new Uint8Array(wide * wide);
              for (const id of keysInOrder(turn.state.things)) crowd[turn.state.things[id]!.at]! += 1;
              for (let one = 0; one < thingsEach; one += 10) {
                const thing = `${seat}.s${String(one).padStart(4, '0')}`;
                const from = turn.state.things[thing]!.at;
                // The least crowded hex around, as far as one sees.
                let best = from;
                for (let seen = 1; seen < 200; seen += 1) {
                  const there = (from + seen * 17) % (wide * wide);
                  if (crowd[there]! < crowd[best]!) best = there;
                }
                turn.happen({ kind: 'moved', seat, thing, at: best + turn.draw.fork(thing).int(2) - 1 });
              }
            },
          },
        ],
      },
    ],
  },
  runs: () => [
    ...corporations.map((seat) => ({
      ...{ id: runId(seat), title: phrase('Run'), sequence: 'own', takes: [seat], tells: [seat] },
    })),
  ],
  apply(draft, { thing, at }) {
    const things = draft.things as Record<string, Thing>;
    things[thing] = { ...things[thing]!, at };
  },
  close(draft, _, last) {
    if (last) (draft as { turn: number }).turn += 1;
  },
  tell: {
    moved: { audience: ({ seat }) => [seat], told: (event) => event, say: () => undefined },
  },
  codecs: {
    state: { parse: () => ({ ok: false, fault: [] }), make: (state) => state },
    view: { parse: () => ({ ok: false, fault: [] }), make: (view) => view },
    event: { parse: () => ({ ok: false, fault: [] }), make: (event) => event },
  },
};
const ruleset = rules as unknown as Ruleset<Cycle>;

/** Where the time of a cycle goes: the runs themselves, and beside them copies, marks and telling, as the game master's run has them. */
export async function runsBenchmarks(): Promise<readonly Timing[]> {
  const before = world();
  const times = {
    runs: [] as number[],
    copies: [] as number[],
    marks: [] as number[],
    telling: [] as number[],
  };
  for (let round = -1; round < 3; round += 1) {
    const spent = { runs: 0, copies: 0, marks: 0, telling: 0 };
    const clock = <T>(what: keyof typeof spent, work: () => T): T => {
      const began = performance.now();
      const done = work();
      spent[what] += performance.now() - began;
      return done;
    };
    const world = clock('copies', () => plainCopy(before));
    const teller = clock('copies', () => beginTelling<Cycle>(ruleset, before, corporations));
    for (const [nth, at] of runsOf(ruleset, before).entries()) {
      const seed = runSeed(`bench ${round}`, at.run.id);
      const marked = marking<Cycle>(ruleset);
      const { after } = marked.watch;
      const marksBefore = spent.marks;
      const ran = clock('runs', () =>
        runOver<Cycle>(ruleset, at, {
          ...{ state: world, seed, plans: {}, log: marked.log, decide: silenceOf<Cycle> },
          watch: { ...marked.watch, after: (done) => clock('marks', () => after?.(done)) },
        }),
      );
      // Marks of steps were made within the run.
      spent.runs -= spent.marks - marksBefore;
      clock('marks', () =>
        marked.part({ ...(nth === 0 ? { before } : {}), ...(at.last ? { after: ran.state } : {}) }),
      );
      clock('telling', () => teller.tell(at, ran.entries));
    }
    if (round >= 0) for (const key of keysInOrder(times)) times[key].push(spent[key]);
  }
  await Promise.resolve();
  return keysInOrder(times).map((key) => summary(`cycle of ${corporations.length} runs: ${key}`, times[key]));
}
