import type { Problem } from '#kernel/words/problem.ts';
import { good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { GameTrouble } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { Copying } from '../game/copies.ts';
import { withCopies } from '../game/copies.ts';
import { locked } from '../game/locked.ts';
import { otherTurn } from './shownNow.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { waitingOf } from '../turns/waiting.ts';
import { putOffNow } from '../policy/putOff.ts';
import { setPutOff } from './puttingOff.ts';
import { sealedLeft } from '../game/keyholder.ts';
import { overAlready } from './end.ts';
import type { RunOptions, RunOutcome } from '../trial/outcome.ts';
import { runGameTurn } from './runTurn.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** A game whose turns are run; without `copying`, no copies of it are made. */
export interface RunningGame {
  readonly ports: { readonly sealing: Sealing; readonly clock: Clock };
  readonly store: GameStore;
  readonly ruleset: SomeRuleset;
  readonly copying: Copying | undefined;
}

/** Somebody else is working on the game: nothing was done. */
export interface Busy {
  readonly kind: 'busy';
  readonly problem: Problem;
}

/** Runs the current turn. Throws `GameTrouble` if the game's turns cannot be run. */
export async function run(
  game: RunningGame,
  options: Omit<RunOptions, 'again'> = {},
): Promise<RunOutcome | Busy> {
  const { store, ruleset } = game;
  const turn = store.turn();
  const stops = overAlready(store) ?? olderRules(store, ruleset) ?? sealedLeft(store, turn);
  if (stops !== undefined) throw new GameTrouble(stops, undefined);
  const done = await runAlone(game, { turn, what: `running turn ${turn}` }, () => {
    const [meant, now] = [options.turn ?? turn, store.turn()];
    if (now !== meant) throw new GameTrouble(otherTurn(meant, now), undefined);
    madeUpNow(game, options);
    return options;
  });
  if (done.ok) return done.value;
  const [problem] = done.fault;
  if (problem === undefined) throw new Error('a run was refused without a reason');
  return { kind: 'busy', problem };
}

/** A run that is put off is put back before it is asked for: it is next then. */
function madeUpNow({ ports, store }: RunningGame, { run: wanted, who }: Omit<RunOptions, 'again'>): void {
  if (wanted === undefined || waitingOf(store) !== undefined) return;
  if (!putOffNow(store).some(({ run: named }) => named === wanted)) return;
  if (!store.runOrder(store.turn()).includes(wanted))
    setPutOff(ports.clock, store, { run: wanted, back: true, who });
}

/**
 * Runs a turn while holding the game's lock, and leaves copies of the game from before and after; every run
 * goes through here. Refused, with nothing done, while somebody else works on the game. `options` is called
 * once the lock is held.
 */
export const runAlone = (
  { ports, store, ruleset, copying }: RunningGame,
  { turn, what }: { readonly turn: number; readonly what: string },
  options: () => RunOptions,
): Promise<Outcome<RunOutcome>> =>
  locked(ports.clock, store, what, async () => {
    const chosen = options();
    const work = (): Promise<RunOutcome> => runGameTurn(ports, store, ruleset, chosen);
    return good(await withCopies(copying, store, ports.clock.now, turn, work, ({ kind }) => kind === 'ran'));
  });

/**
 * Why no turn can be run: the game is played by an older edition of its rules, and nobody has consented to
 * the newer one.
 */
export function olderRules(store: GameStore, ruleset: SomeRuleset): Problem | undefined {
  const { edition } = store.facts;
  if (edition === ruleset.edition) return undefined;
  return unreadable('older-rules', {
    edition,
    mine: ruleset.edition,
  });
}
