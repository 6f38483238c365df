import { cpSync } from 'node:fs';
import { id, literal, object } from '#kernel/codec/shapes.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import type { Step } from '#kernel/sequence/step.ts';
import { gameMaster, type OrderRef, runId, type SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { good } from '#kernel/words/result.ts';
import type { GmAct } from '#contract/gm/calls.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { GameStores } from '#main/ports/game/store.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { deskOf } from '../desk/deskOf.ts';
import { deskWorld, game } from '../desk/deskWorld.ts';
import { ann, bob, cid, testPorts, valueOf } from '../desk/gmWorld.ts';
import type { Toy } from '../play/toyRuleset.ts';
import { toyRuleset } from '../play/toyRuleset.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/*
 * One game of the toy, at the points of its life at which a game master acts. It is begun once and copied: what it needs to be asked, to be played in
 * several runs or to be of an older edition is in the rules of the desk that reads it.
 */

const judged = toyRuleset({ judged: true });
const order = { offers: () => [], check: () => [] };
const fields = { ref: id<OrderRef>() };

/** The toy, with what its game master may decree and hand out. */
const rules = {
  ...judged,
  orders: {
    ...judged.orders,
    /** A decree: the computer leads a seat this turn. */
    lead: {
      ...order,
      title: 'Lead',
      by: 'game-master',
      codec: object({ kind: literal('lead'), ...fields, seat: id<SeatId>() }),
      say: () => phrase('Lead'),
    },
    /** An answer, which another game can find. */
    nod: {
      ...order,
      paper: {
        elsewhere: {
          battle: () =>
            good({
              ruleset: judged.id,
              title: 'A nod',
              setup: { seats: [ann, bob] },
              books: {},
              seats: { ann, bob },
            }),
          order: () => good({ kind: 'nod' }),
        },
      },
      title: 'Nod',
      by: 'both',
      answers: true,
      codec: object({ kind: literal('nod'), ...fields }),
      say: () => phrase('Nod'),
    },
  },
  /** What came of such a game. */
  outcome: () => ({ units: {} }),
  seating: {
    words: { computer: 'The computer leads it.' },
    stands: () => [],
    decree: (seat: SeatId, word: string) => (word === 'computer' ? { kind: 'lead', seat } : undefined),
    led: (_: unknown, { hq }: { readonly hq: readonly (AnyOrder & { readonly seat?: SeatId })[] }) =>
      hq.flatMap(({ kind, seat }) => (kind === 'lead' && seat !== undefined ? [seat] : [])).toSorted(),
    opened: (state: unknown) => state,
  },
  sharing: { scopes: () => [{ scope: 'all', label: 'All' }], scopeOf: () => 'all' },
} as unknown as SomeRuleset;

const nods = (to: SeatId): Question<Toy> => ({
  to,
  about: `nod ${to}`,
  spot: {},
  said: phrase('Do you nod?'),
  facts: [],
  cite: 'GE 1',
  kinds: ['nod' as 'boast'],
  least: 0,
  most: 1,
  silence: [],
});
const asking: Step<Toy> = {
  name: 'Asking',
  cite: 'GE 1',
  run: (turn) => void turn.ask([ann, cid, gameMaster].map(nods)),
};
/** Its turn asks a player, a seat that nobody plays, and the game master. */
const thatAsk = {
  ...rules,
  sequences: { turn: [asking, ...judged.sequences['turn']!] },
} as unknown as SomeRuleset;

const runOf = (seat: SeatId, more: readonly SeatId[]): RunPlan => ({
  id: runId(`of-${seat}`),
  title: phrase('The day of {seat}', { seat }),
  sequence: 'turn',
  takes: [seat, ...more],
  tells: [seat],
  mayWait: true,
});
/** Each seat has a run of its own, which may wait. */
const byRuns: SomeRuleset = {
  ...rules,
  runs: () => [runOf(ann, []), runOf(bob, []), runOf(cid, [gameMaster])],
  close: (draft, run, last) => {
    if (last) rules.close(draft, run, last);
  },
};

const names = ['fresh', 'ran', 'undone', 'ended', 'locked', 'older', 'asked', 'runs'] as const;
type Name = (typeof names)[number];

/** A point in the life of the game. */
export interface DeskAt {
  readonly root: string;
  readonly rules: SomeRuleset;
  /** What another desk does to move it on. */
  readonly moves: readonly GmAct[];
}
export type DeskWorlds = Readonly<Record<Name, DeskAt>>;

/** Where each act takes effect: an act that is new has no such place, and is not of the right type. */
export const worldOf: Readonly<Record<GmAct, Name>> = {
  'gm.late': 'fresh',
  'gm.rule': 'fresh',
  'gm.ruleAll': 'fresh',
  'gm.run': 'fresh',
  'gm.publish': 'fresh',
  'gm.askedMail': 'asked',
  'gm.answering': 'fresh',
  'gm.reply': 'asked',
  'gm.ledReply': 'asked',
  'gm.flyBattle': 'asked',
  'gm.settleBattle': 'asked',
  'gm.runOn': 'asked',
  'gm.rerun': 'ran',
  'gm.back': 'ran',
  'gm.redo': 'undone',
  'gm.putOff': 'runs',
  'gm.policy': 'fresh',
  'gm.hold': 'fresh',
  'gm.unlock': 'locked',
  'gm.extend': 'fresh',
  'gm.player': 'fresh',
  'gm.replace': 'fresh',
  'gm.standIn': 'fresh',
  'gm.fellow': 'fresh',
  'gm.words': 'fresh',
  'gm.answer': 'fresh',
  'gm.watch': 'fresh',
  'gm.end': 'fresh',
  'gm.goOn': 'ended',
  'gm.upgrade': 'older',
  'gm.writeLetter': 'fresh',
  'gm.remind': 'fresh',
};

export const deskAt = (root: string, ruleset: SomeRuleset, stores: GameStores = gameFiles) =>
  deskOf(root, { rulesets: theseRulesets([ruleset]), ports: testPorts(root), stores });
export const fileIn = (root: string): string => `${root}/game-master/${game}/${game}.game`;

const server = { host: 'localhost', port: 25, security: 'none', user: '', from: 'gm@example.org' } as const;

/** A game at turn 1 with orders that wait for a ruling and ask for more time, and what becomes of it. */
export async function deskWorlds(folder: { of(name: string): string }): Promise<DeskWorlds> {
  const world = await deskWorld(folder);
  await world.take(ann, 1, true, { requests: [{ kind: 'extension', words: 'I am ill.' }] });
  valueOf(await world.ask['gm.setPost']({ game, wishes: { minutes: 15, server } }));
  valueOf(await world.ask['gm.player']({ game, seat: bob, address: 'bob@example.org' }));
  world.close();
  const fresh: DeskAt = { root: world.root, rules, moves: ['gm.run'] };
  type Desk = ReturnType<typeof deskAt>['handlers'];
  const after = async (name: Name, from: DeskAt, does: (desk: Desk) => Promise<unknown>): Promise<string> => {
    const root = folder.of(name);
    cpSync(from.root, root, { recursive: true });
    const desk = deskAt(root, from.rules);
    await does(desk.handlers);
    desk.close();
    return root;
  };
  const run = async (desk: Desk) => valueOf(await desk['gm.run']({ game, anyway: true, unjudged: true }));
  const ran = { ...fresh, root: await after('ran', fresh, run), moves: ['gm.back'] } as const;
  const goBack = async (desk: Desk) =>
    valueOf(await desk['gm.back']({ game, turn: 1, reason: 'By mistake.' }));
  const end = async (desk: Desk) => valueOf(await desk['gm.end']({ game, words: 'Thanks.', reveal: false }));
  const asked: DeskAt = { ...fresh, rules: thatAsk, moves: ['gm.runOn'] };
  const locked = await after('locked', fresh, async () => undefined);
  const store = valueOf(await gameFiles.open(fileIn(locked)));
  store.lock.take('elsewhere 1', 'counting', '2026-11-21T18:00:00.000Z');
  store.close();
  return {
    fresh,
    ran,
    undone: { ...fresh, root: await after('undone', ran, goBack), moves: ['gm.redo'] },
    ended: { ...fresh, root: await after('ended', fresh, end), moves: ['gm.goOn'] },
    locked: { ...fresh, root: locked, moves: ['gm.unlock', 'gm.run'] },
    older: { ...fresh, rules: { ...rules, edition: rules.edition + 1 }, moves: ['gm.upgrade'] },
    asked: { ...asked, root: await after('asked', asked, run) },
    runs: { ...fresh, rules: byRuns, moves: ['gm.putOff'] },
  };
}
