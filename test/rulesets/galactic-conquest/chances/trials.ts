import { expect } from 'vitest';
import { deepFreeze, plainCopy } from '#kernel/codec/plainCopy.ts';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { Sequence, Turn } from '#kernel/sequence/step.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Event, GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { rollOf, readCaseText } from '#test/support/cases/readText.ts';
import { caseShape } from '#test/support/cases/caseFile.ts';
import { plansOf } from '#test/support/cases/play.ts';
import { rounds } from '#test/support/rounds.ts';
import { cases } from '../caseWriting.ts';

/* Chances that the rulebook prints, counted out in the tests, and held against steps of real turns. */

/** How often each is tried: 500 times in `npm test`, and 20,000 times by `npm run soak -- rounds 40 test/rulesets/galactic-conquest/chances`. */
const trials = rounds(500);
/** How many standard errors a count may lie from what the book says. */
const most = 4;
/** Outcomes that are awaited less often are counted together. */
const few = 5;

/** Thrown where a turn has come to the step. */
const enough = new Error('enough');

type GcTurn = Turn<GalacticConquest>;

/** A step as a turn comes to it, ready to be run again and again with other dice. */
export type Scene = (run: number) => readonly Event[];

const { ruleset } = cases;

/**
 * A step of the turn that is written as in a case, by GIVEN and ORDERS, with DICE for what is rolled before it.
 * @param stream as dice are named: `Damage/12/1/1` is that of segment 12, its first battle, the first round
 */
export function scene(stream: string, text: string): Scene {
  const [name = '', ...passes] = stream.split('/');
  const file = fileOf(text);
  const [turn] = file.turns;
  const state = cases.world(file.setup);
  let found: GcTurn | undefined;
  const scripts = (turn?.dice?.scripts ?? []).map(({ stream: named, rolls }) => ({
    stream: named,
    rolls: rolls.map((roll) => (typeof roll === 'string' ? rollOf(roll) : roll)),
  }));
  const { plans } = turn === undefined ? { plans: {} } : plansOf(cases, turn, state);
  const sequences = Object.fromEntries(
    Object.entries(ruleset.sequences).map(([key, sequence]) => [
      key,
      watched(sequence, (step, at) => {
        if (step !== name || at.path.map((pass) => String(pass.at)).join('/') !== passes.join('/')) return;
        found = { ...lookOf(at), state: plainCopy(at.state) };
        throw enough;
      }),
    ]),
  );
  const decide = decideBy<GalacticConquest>(
    { ruleset, before: state, plans, last: (seat) => ruleset.view(state, seat, []) },
    {},
    true,
  );
  try {
    runTurn<GalacticConquest>(
      { ...ruleset, sequences },
      { state, seed: scriptedDice(scripts, stream), plans, decide },
    );
  } catch (thrown) {
    if (thrown !== enough) throw thrown;
  }
  const at = found;
  const step = stepIn(Object.values(ruleset.sequences).flat(), name);
  if (at === undefined || step === undefined) throw new Error(`no turn comes to ${stream}`);
  const world = deepFreeze(at.state);
  const known: (readonly Event[])[] = [];
  return (run) => (known[run] ??= ran(run));

  function ran(run: number): readonly Event[] {
    const events: Event[] = [];
    const now = opened(world);
    step!({
      ...at!,
      state: now,
      draw: openDice(`${text} ${run}`).fork(name, ...passes.map(Number)),
      happen(event) {
        events.push(event);
        ruleset.apply(now, event);
      },
    });
    return events;
  }
}

function fileOf(text: string) {
  const content = `TITLE Chances\nRULE GC A10.10\n\n${text}\n\nEXPECT\n  turn is 2`;
  const read = caseShape.parse(readCaseText(content, () => cases, ruleset.id));
  if (!read.ok) throw new Error(`no scene: ${text}`);
  return read.value;
}

/** What is left of a turn once its step has ended: its dice are not asked for. */
const lookOf = ({ run, path, pass, orders, plan, sent, ruling, refuse, ask }: GcTurn): GcTurn =>
  ({ run, path, pass, orders, plan, sent, ruling, refuse, ask }) as GcTurn;

type Part = Sequence<GalacticConquest>[number];

function watched(
  sequence: Sequence<GalacticConquest>,
  tell: (step: string, turn: GcTurn) => void,
): Sequence<GalacticConquest> {
  return sequence.map((part): Part =>
    'repeat' in part
      ? { ...part, repeat: watched(part.repeat, tell) }
      : {
          ...part,
          run(turn) {
            tell(part.name, turn);
            part.run(turn);
          },
        },
  );
}

function stepIn(sequence: Sequence<GalacticConquest>, name: string): ((turn: GcTurn) => void) | undefined {
  for (const part of sequence) {
    const found = 'repeat' in part ? stepIn(part.repeat, name) : part.name === name ? part.run : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A frozen world whose tables can be changed: what is deeper is replaced by steps, and never changed. */
const opened = (world: State): State =>
  Object.fromEntries(
    Object.entries(world).map(([key, part]: [string, unknown]) => [
      key,
      part !== null && typeof part === 'object' && !Array.isArray(part) ? { ...part } : part,
    ]),
  ) as unknown as State;

/** The chance of each outcome, by what it is called. */
export type Odds = ReadonlyMap<string, number>;
type Said = string | number | boolean;

/** Of dice with so many faces, every throw as likely as any other. */
export function oddsOf(faces: readonly number[], said: (...dice: number[]) => Said): Odds {
  const all = faces.reduce((sum, each) => sum * each, 1);
  const odds = new Map<string, number>();
  for (let nth = 0; nth < all; nth += 1) {
    let rest = nth;
    const dice = faces.map((each) => {
      const die = (rest % each) + 1;
      rest = Math.floor(rest / each);
      return die;
    });
    const outcome = String(said(...dice));
    odds.set(outcome, (odds.get(outcome) ?? 0) + 1 / all);
  }
  return odds;
}

/** One thing happens with this chance, or else the other. */
export const chanceOf = (chance: number): Odds => either(chance, certain(true), certain(false));

/** What is sure to happen. */
export const certain = (said: Said): Odds => new Map([[String(said), 1]]);

/** Outcomes of the first with this chance, or else of the second. */
export function either(chance: number, first: Odds, second: Odds): Odds {
  const odds = new Map([...first].map(([said, one]) => [said, one * chance]));
  for (const [said, one] of second) odds.set(said, (odds.get(said) ?? 0) + one * (1 - chance));
  return odds;
}

/** Outcomes of the one, and then of the other by what the one was. */
export function followed(first: Odds, next: (said: string) => Odds): Odds {
  const odds = new Map<string, number>();
  for (const [said, one] of first)
    for (const [outcome, chance] of next(said)) odds.set(outcome, (odds.get(outcome) ?? 0) + one * chance);
  return odds;
}

/** How many of so many happen, each with this chance. */
export const howMany = (of: number, chance: number): Odds =>
  Array.from({ length: of }).reduce<Odds>(
    (odds) => followed(odds, (count) => either(chance, certain(Number(count) + 1), certain(count))),
    certain(0),
  );

/** Holds each outcome of a scene within 4 standard errors of its chance; one that has none never comes about. */
export function expectOdds(at: Scene, said: (events: readonly Event[]) => Said, odds: Odds): void {
  expect([...odds.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  const counts = new Map<string, number>();
  for (let run = 1; run <= trials; run += 1) {
    const outcome = String(said(at(run)));
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  const rare = [...odds].filter(([, chance]) => chance * trials < few).map(([outcome]) => outcome);
  const sums = (of: ReadonlyMap<string, number>) => rare.reduce((sum, one) => sum + (of.get(one) ?? 0), 0);
  const unknown = [...counts.keys()].filter((outcome) => !odds.has(outcome));
  expect(unknown, 'outcomes that the book does not know').toEqual([]);
  for (const [outcome, chance, count] of [
    ...[...odds].map(([one, chance]) => [one, chance, counts.get(one) ?? 0] as const),
    ['(rare)', sums(odds), sums(counts)] as const,
  ]) {
    if (rare.includes(outcome)) continue;
    const errors = Math.sqrt(trials * chance * Math.max(0, 1 - chance));
    expect(
      Math.abs(count - trials * chance),
      `${outcome}: ${count} of ${trials}, by the book ${(trials * chance).toFixed(1)}`,
    ).toBeLessThanOrEqual(most * errors + 1e-6);
  }
}

/** The events of a kind. */
export const of = <K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): readonly Extract<Event, { kind: K }>[] =>
  events.filter((one): one is Extract<Event, { kind: K }> => one.kind === kind);
