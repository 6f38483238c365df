import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import { firstParting } from '#kernel/turn/marks.ts';
import { defined } from '#kernel/words/defined.ts';
import type { AsideRun, Undone } from '../../../ports/game/undone.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { LogLine } from '../../../ports/game/log.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { FilePorts } from '../game/gameAt.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import { locked } from '../game/locked.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { sealedLeft } from '../game/keyholder.ts';
import { answersFrom } from '../game/storedAnswers.ts';
import { endWaiting } from '../turns/waiting.ts';
import { comesBackAlike, takeBack } from './takeBack.ts';
import { olderRules, runAlone } from './run.ts';
import { givenReason } from '../policy/reason.ts';
import type { RunOutcome } from '../trial/outcome.ts';
import type { RunningGame } from './run.ts';
import { tryTurn, turnDice } from '../trial/tryTurn.ts';
import { diceRule, ruleOf } from '../game/dice.ts';
import { commitmentOf } from '../game/seeds.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/**
 * A request to run a turn again; `who` asks for it (`desk`, `command line`), and `why` is logged and told to
 * the players.
 */
export interface Rerun {
  readonly turn: number;
  /** The same dice as before, or new ones; players can check that nobody chose them. */
  readonly dice: 'same' | 'new';
  readonly why: string;
  readonly who?: string;
}
export type Back = Omit<Rerun, 'dice'>;

/**
 * Runs a turn again; its earlier run and every later turn are put aside. Refused: no reason, a turn
 * that was never run, and while somebody else works on the game.
 */
export async function rerun(
  game: RunningGame,
  { turn, dice, why, who }: Rerun,
): Promise<Outcome<RunOutcome>> {
  const { store, ruleset } = game;
  const stops = olderRules(store, ruleset) ?? sealedLeft(store, turn);
  if (stops !== undefined) return bad([stops]);
  const reason = givenReason(why);
  if (!reason.ok) return reason;
  if (runsOf(store, turn).length === 0) return bad([neverRun(store, turn)]);
  return runAlone(game, { turn, what: `running turn ${turn} again` }, () => {
    const last = runsOf(store, turn).at(-1);
    const choice =
      dice === 'same' && last !== undefined
        ? { attempt: last.attempt, rule: ruleIn(last) }
        : { attempt: 1 + Math.max(...runsOf(store, turn).map((run) => run.attempt)), rule: diceRule };
    return { again: { turn, ...choice, why: reason.value }, ...defined({ who }) };
  });
}

/** Every run of a turn: those put aside, oldest first, then the current one. */
export function runsOf(store: GameStore, turn: number): readonly AsideRun[] {
  const ran = store.turnOf(turn)?.ran;
  const aside = store.undone().filter(({ redone, to, from }) => !redone && to <= turn && turn < from);
  return [
    ...aside.flatMap(({ number }) => store.aside(number).filter((run) => run.turn === turn)),
    ...(ran === undefined ? [] : [{ turn, ...ran }]),
  ];
}

/** The rule by which the dice of a run were made. */
const ruleIn = ({ how, dice }: AsideRun): number => ruleOf({ rule: how?.rule, dice });

/**
 * Goes back to a turn: it is open for orders again, with the orders that came in for it, and everything later
 * is put aside. To the current turn: takes back its run that waits, or else its last run that is over. Refused: no reason, a turn of which
 * nothing was run, and while somebody else works on the game.
 */
export async function back(
  { clock }: Pick<FilePorts, 'clock'>,
  store: GameStore,
  { turn, why, who }: Back,
): Promise<Outcome<undefined>> {
  const reason = givenReason(why);
  if (!reason.ok) return reason;
  if (turn === store.turn()) return takeBack({ clock }, store, { why: reason.value, ...defined({ who }) });
  return locked(clock, store, `going back to turn ${turn}`, async () => {
    const done = store.together(() => {
      const isBack = store.undo(
        turn,
        reason.value,
        lineOf(clock.now(), `The game went back to turn ${turn}. ${reason.value}`, who),
      );
      if (isBack) endWaiting(store);
      return isBack;
    });
    return done ? good(undefined) : bad([neverRun(store, turn)]);
  });
}

/**
 * Restores what was put aside: the last time, or the one with this number. Refused if nothing was put aside,
 * if the game has gone on since, if orders, decrees or rulings have changed since (the restored run was not
 * made from them), and while somebody else works on the game.
 */
export async function redo(
  { clock }: Pick<FilePorts, 'clock'>,
  store: GameStore,
  ruleset: SomeRuleset,
  { number, who }: { readonly number?: number; readonly who?: string },
): Promise<Outcome<Undone>> {
  const aside = store.undone().filter((one) => !one.redone);
  const one = number === undefined ? aside.at(-1) : aside.find((each) => each.number === number);
  if (one === undefined) return bad([unreadable('nothing-aside')]);
  if (!canRedo(store, ruleset, one)) return bad([goneOn(one)]);
  return locked(clock, store, `bringing back turn ${one.from}`, async () => {
    const done = store.redo(
      one.number,
      lineOf(
        clock.now(),
        one.run === undefined
          ? `What was put aside when the game went back to turn ${one.to} came back: turn ${one.from} is open for orders.`
          : `The run of turn ${one.to} that was taken back came back.`,
        who,
      ),
    );
    return done ? good(one) : bad([goneOn(one)]);
  });
}

/**
 * Whether the game still has exactly the orders, decrees and rulings of the run that was put aside. Only what
 * was put aside last can be restored.
 */
export function canRedo(store: GameStore, ruleset: SomeRuleset, one: Undone): boolean {
  const { number, to, redone } = one;
  const last = store.undone().findLast((one) => !one.redone);
  if (redone || last?.number !== number || store.turn() !== to) return false;
  const run = store.aside(number).find(({ turn }) => turn === to);
  if (run === undefined) return false;
  if (one.run !== undefined) return comesBackAlike(store, ruleset, { run, number: one.run });
  if (store.runsOver(to) > 0) return false;
  const opened = loadTurn(ruleset, store, to);
  const loaded = run.order === undefined ? opened : { ...opened, order: run.order };
  const choice = { attempt: run.attempt, rule: ruleIn(run) };
  const { secret } = store.facts;
  if (run.dice !== undefined && run.dice !== commitmentOf(turnDice(ruleset, secret, loaded, choice).dice))
    return false;
  // A run that cannot be tried again is judged by its dice, which follow from the orders.
  if (run.marks === undefined || run.edition !== ruleset.edition) return true;
  const answers = answersFrom(ruleset, run.how?.answers ?? {}, ({ by }) => by === 'person');
  const tried = tryTurn(ruleset, secret, loaded, choice, { answers, overdue: true });
  return firstParting(run.marks, tried.marks) === undefined;
}

const lineOf = (at: string, what: string, who: string | undefined): LogLine => ({
  at,
  what,
  ...defined({ who }),
});

const neverRun = (store: GameStore, turn: number): Problem =>
  unreadable('turn-not-run', {
    turn,
    now: store.turn(),
  });

const goneOn = ({ to }: Undone): Problem => unreadable('gone-on', { turn: to });
