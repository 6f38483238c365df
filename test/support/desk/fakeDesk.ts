import { gmCalls } from '#contract/gm/calls.ts';
import type { Out } from '#contract/calls.ts';
import type { GameOffered } from '#contract/arriving.ts';
import type { Desk, JudgedRow, LetterRow, ReceivedRow, SeatRow } from '#contract/gm/desk.ts';
import type { Shown } from '#contract/gm/shown.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';
import type { Handlers } from '#contract/serve.ts';
import { seatId } from '#kernel/words/ids.ts';
import { unreadable } from '#test/support/problems.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { FileContents } from '#ui/bridge/shell.ts';
import { type FakeHost, fakeHost } from '../fakeHost.ts';

type GmCall = keyof typeof gmCalls;
type Answers = { [K in GmCall]?: Out<K> };

/** A host whose user is game master: it answers what it is told to, and remembers what it was asked. */
export interface FakeDesk extends FakeHost {
  /** The game that lies on the desk; whoever changes it pushes `gm.changed`. */
  desk: Desk;
  readonly answers: Answers;
  /** What is refused, with these words. */
  readonly refused: Map<GmCall, string>;
  /** The code of a refusal, where it counts. */
  readonly refuses: Map<GmCall, string>;
  /** What acts said that their user was shown, oldest first: it is left out of `asked`. */
  readonly seen: (readonly [GmCall, Shown])[];
  /** Everything that was asked but for the game, the list of games and the choices, oldest first. */
  readonly asked: (readonly [GmCall, unknown])[];
  /** How often this was asked. */
  times(name: GmCall): number;
  /** From now on this is not answered; what comes back lets the answers go. */
  hold(name: GmCall): () => void;
  /** Files that the user chooses the next time they are asked to, and the endings they were asked for. */
  chooses: readonly FileContents[];
  readonly choosing: (readonly string[])[];
  /** Chosen files are read once this is kept: at once, unless a test holds them up. */
  reading: Promise<void> | undefined;
}

const at = '2026-11-22T10:00:00.000Z';
const seat = (id: string, name: string, more: Partial<SeatRow> = {}): SeatRow => ({
  seat: seatId(id),
  mark: 'c'.repeat(64),
  name,
  player: '',
  address: '',
  orders: 'none',
  late: false,
  versions: 0,
  words: ['player', 'royalty'],
  decreed: [],
  missed: 0,
  flags: [],
  ...more,
});
export const received = (number: number, of: string, more: Partial<ReceivedRow> = {}): ReceivedRow => ({
  number,
  name: `${of}-${number}.orders`,
  at,
  seat: seatId(of),
  verdict: 'final',
  standing: 'counts',
  late: false,
  by: 'player',
  counts: true,
  orders: 3,
  ...more,
});
export const judged = (order: string, more: Partial<JudgedRow> = {}): JudgedRow => ({
  order,
  seat: seatId('ann'),
  said: `Hear ${order}.`,
  rulings: ['suitable', 'short', 'unsuitable'],
  means: ['All read it.', 'All read it; it earns nothing.', 'It costs a fine.'],
  ...more,
});
export const letter = (
  number: number,
  state: LetterRow['state'],
  more: Partial<LetterRow> = {},
): LetterRow => ({
  number,
  turn: 4,
  seat: seatId('ann'),
  kind: 'results',
  to: `ann${number}@example.org`,
  subject: `Letter ${number}`,
  state,
  tries: 1,
  at,
  next: at,
  ...more,
});

/** Four empires at turn 4: Ann's orders are final, Cid's a draft, Bob and Dee have sent nothing, and Bob and Dee have no address. */
export const usualDesk: Desk = {
  game: 'dk1',
  title: 'The Beta Quadrant',
  ruleset: 'Galactic Empires',
  rules: 'galactic-empires',
  edition: 2,
  address: 'gm@example.org',
  turn: 4,
  marks: { turn: 4, run: 'a'.repeat(64), settings: 'b'.repeat(64) },
  commitment: 'ab'.repeat(32),
  clock: { said: '', next: 'The turn runs when you run it.', over: false },
  policy: { ...defaultPolicy, due: '' },
  usualDue: defaultPolicy.due,
  seats: [
    seat('ann', 'Annic Empire', {
      player: 'Ann',
      address: 'ann@example.org',
      orders: 'final',
      versions: 1,
      at,
    }),
    seat('bob', 'Bobbic League', { player: 'Bob' }),
    seat('cid', 'Cidian Core', {
      player: 'Cid',
      address: 'cid@example.org',
      orders: 'draft',
      versions: 1,
      at,
    }),
    seat('dee', 'Deeic Hive', { player: 'Dee' }),
  ],
  received: [received(1, 'ann'), received(2, 'cid', { verdict: 'draft' })],
  judged: [],
  requests: [],
  turns: [
    { turn: 1, attempt: 0, events: 236, marked: true },
    { turn: 2, attempt: 0, events: 1, marked: true },
    { turn: 3, attempt: 1, rerun: 1, events: 394, marked: false },
  ],
  undone: [],
  letters: [],
  log: [
    { at, what: 'The game began.', turn: 1 },
    { at, what: 'Turn 3 was run.', who: 'desk', turn: 3 },
  ],
  unpublished: [],
  queued: [],
  unmailed: [],
  mailed: true,
  words: [
    { word: 'computer', means: 'let the computer lead' },
    { word: 'player', means: 'give the empire back' },
  ],
  watched: '',
  sealedIntake: false,
  copies: [],
};

/** The beta quadrant, as it comes by its file. */
export const gameOffer = (more: Partial<GameOffered> = {}): GameOffered => ({
  waits: 'w1',
  game: 'dk1',
  title: 'The Beta Quadrant',
  turn: 4,
  opened: at,
  copies: [],
  ...more,
});

/** `with`: what of the usual desk is otherwise. */
export function fakeDesk(otherwise: Partial<Desk> = {}): FakeDesk {
  const answers: Answers = {};
  const refused = new Map<GmCall, string>();
  const refuses = new Map<GmCall, string>();
  const asked: [GmCall, unknown][] = [];
  const seen: [GmCall, Shown][] = [];
  const held = new Map<GmCall, Promise<void>>();
  const counts = new Map<GmCall, number>();
  const silent: readonly GmCall[] = [
    'gm.outcome',
    'gm.desk',
    'gm.asked',
    'gm.games',
    'gm.choices',
    'gm.punctuality',
    'gm.takeForms',
  ];
  const usual = (name: GmCall): unknown => {
    if (name === 'gm.desk') return fake.desk;
    if (
      name === 'gm.games' ||
      name === 'gm.punctuality' ||
      name === 'gm.choices' ||
      name === 'gm.take' ||
      name === 'gm.unseal'
    )
      return [];
    if (name === 'gm.outcome') return { turn: 4, events: 0, refusals: 0, missing: [], seats: [], told: [] };
    if (name === 'gm.orders') return { turn: 4, lines: [], problems: [] };
    if (name === 'gm.takeForms') return { waiting: [], said: [], refused: [] };
    if (name === 'gm.deal') return { players: [], said: '' };
    if (name === 'gm.post')
      return { wishes: { minutes: 15 }, boxPassword: false, serverPassword: false, keepsPasswords: false };
    return {};
  };
  const answer = (name: GmCall) => async (input: unknown) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const { shown, ...said } = input as { readonly shown?: Shown };
    if (shown !== undefined) seen.push([name, shown]);
    if (!silent.includes(name)) asked.push([name, said]);
    await held.get(name);
    const code = refuses.get(name);
    const why = refused.get(name) ?? code;
    return why === undefined
      ? good(answers[name] ?? usual(name))
      : bad([unreadable(code ?? 'refused-here', why)]);
  };
  const gm = Object.fromEntries(
    (Object.keys(gmCalls) as GmCall[]).map((name) => [name, answer(name)]),
  ) as unknown as Pick<Handlers, GmCall>;
  const host = fakeHost({ gm });
  const fake: FakeDesk = {
    ...host,
    answers,
    refused,
    refuses,
    asked,
    seen,
    desk: { ...usualDesk, ...otherwise },
    chooses: [],
    choosing: [],
    reading: undefined,
    times: (name) => counts.get(name) ?? 0,
    hold(name) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(name, promise);
      return () => {
        held.delete(name);
        resolve();
      };
    },
    shell: {
      ...host.shell,
      async pickFiles(endings) {
        fake.choosing.push(endings);
        await fake.reading;
        return fake.chooses;
      },
    },
  };
  return fake;
}
