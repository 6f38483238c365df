import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import { firstParting } from '#kernel/turn/marks.ts';
import type { AsideRun, GameStore, LogLine, Undone } from '../../gameStore.ts';
import type { Outcome } from '../../ports.ts';
import { locked } from './locked.ts';
import type { GmPorts } from './newGame.ts';
import type { SomeRuleset } from './read.ts';
import { givenReason } from './reason.ts';
import type { RunOutcome } from './runTurn.ts';
import { diceOf, runGameTurn, tryTurn } from './runTurn.ts';
import { commitmentOf } from './seeds.ts';

/** What is done, who does it (`desk`, `command line`), and why: the reason is logged and told to the players. */
export interface Rerun {
  readonly turn: number;
  /** The dice of before, or new ones: the players can check that nobody chose them. */
  readonly dice: 'same' | 'new';
  readonly why: string;
  readonly who?: string;
}
export type Back = Omit<Rerun, 'dice'>;

type Ports = Pick<GmPorts, 'sealing' | 'clock'>;

/**
 * Runs a turn again that was run before (GE 179); how it had gone, and every later turn, is put aside. Refused: no reason, a turn
 * that was never run, and while somebody else is at work on the game.
 */
export async function rerun(
  ports: Ports,
  store: GameStore,
  ruleset: SomeRuleset,
  { turn, dice, why, who }: Rerun,
): Promise<Outcome<RunOutcome>> {
  const reason = givenReason(why);
  if (!reason.ok) return reason;
  if (runsOf(store, turn).length === 0) return bad([neverRun(store, turn)]);
  return locked(ports.clock, store, `running turn ${turn} again`, async () => {
    const attempt =
      dice === 'new'
        ? 1 + Math.max(...runsOf(store, turn).map((run) => run.attempt))
        : standingAttempt(store, turn);
    return good(
      await runGameTurn(ports, store, ruleset, {
        again: { turn, attempt, why: reason.value },
        ...(who === undefined ? {} : { who }),
      }),
    );
  });
}

/** Every run of a turn: those put aside, oldest first, then the one that counts. */
export function runsOf(store: GameStore, turn: number): readonly AsideRun[] {
  const ran = store.turnOf(turn)?.ran;
  const aside = store.undone().filter(({ redone, to, from }) => !redone && to <= turn && turn < from);
  return [
    ...aside.flatMap(({ number }) => store.aside(number).filter((run) => run.turn === turn)),
    ...(ran === undefined ? [] : [{ turn, ...ran }]),
  ];
}

/** With which seed the turn was run last. */
const standingAttempt = (store: GameStore, turn: number): number => runsOf(store, turn).at(-1)?.attempt ?? 0;

/**
 * Goes back to a turn: it is being ordered again, with the orders that came in for it, and everything later is put aside.
 * Refused: no reason, a turn that is not one that was run, and while somebody else is at work on the game.
 */
export async function back(
  { clock }: Pick<Ports, 'clock'>,
  store: GameStore,
  { turn, why, who }: Back,
): Promise<Outcome<undefined>> {
  const reason = givenReason(why);
  if (!reason.ok) return reason;
  return locked(clock, store, `going back to turn ${turn}`, async () => {
    const done = store.undo(
      turn,
      reason.value,
      lineOf(clock.now(), `The game went back to turn ${turn}. ${reason.value}`, who),
    );
    return done ? good(undefined) : bad([neverRun(store, turn)]);
  });
}

/**
 * Brings back what was put aside: the last of it, or that of a number. Refused when nothing is, when the game has gone on since, when
 * orders, decrees or rulings have changed since (the run that comes back was not made of them), and while somebody else is at work.
 */
export async function redo(
  { clock }: Pick<Ports, 'clock'>,
  store: GameStore,
  ruleset: SomeRuleset,
  { number, who }: { readonly number?: number; readonly who?: string },
): Promise<Outcome<Undone>> {
  const aside = store.undone().filter((one) => !one.redone);
  const one = number === undefined ? aside.at(-1) : aside.find((each) => each.number === number);
  if (one === undefined)
    return bad([
      unreadable(
        'nothing-aside',
        'Nothing that was put aside can be brought back. «gm status --log» tells what was done.',
      ),
    ]);
  if (!canRedo(store, ruleset, one)) return bad([goneOn(one)]);
  return locked(clock, store, `bringing back turn ${one.from}`, async () => {
    const done = store.redo(
      one.number,
      lineOf(
        clock.now(),
        `What was put aside when the game went back to turn ${one.to} came back: turn ${one.from} is being ordered.`,
        who,
      ),
    );
    return done ? good(one) : bad([goneOn(one)]);
  });
}

/** Whether nothing has happened since that the run put aside was not made of. */
export function canRedo(store: GameStore, ruleset: SomeRuleset, { number, to, redone }: Undone): boolean {
  if (redone || store.turn() !== to) return false;
  const run = store.aside(number).find(({ turn }) => turn === to);
  if (
    run === undefined ||
    (run.dice !== undefined && run.dice !== commitmentOf(diceOf(store, to, run.attempt)))
  )
    return false;
  // What cannot be tried goes by its dice, which follow from the orders.
  if (run.marks === undefined || run.edition !== ruleset.edition) return true;
  return (
    firstParting(run.marks, tryTurn(store, ruleset, { turn: to, attempt: run.attempt }).marks) === undefined
  );
}

const lineOf = (at: string, what: string, who: string | undefined): LogLine => ({
  at,
  what,
  ...(who === undefined ? {} : { who }),
});

const neverRun = (store: GameStore, turn: number): Problem =>
  unreadable('turn-not-run', 'Turn {turn} was not run: turn {now} is being ordered. Name an earlier turn.', {
    turn,
    now: store.turn(),
  });

const goneOn = ({ to }: Undone): Problem =>
  unreadable(
    'gone-on',
    'The game has gone on since it went back to turn {turn}: what was put aside cannot come back any more. Orders, decrees and rulings of that turn must be as they were.',
    { turn: to },
  );
