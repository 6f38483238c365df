import type { Shadow } from '#contract/gm/acts.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { bad, good } from '#kernel/words/result.ts';
import { firstParting } from '#kernel/turn/marks.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { FilePorts } from '../game/gameAt.ts';
import { locked } from '../game/locked.ts';
import { doneBy } from '../policy/policy.ts';
import { endWaiting, waitingOf } from '../turns/waiting.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { GameRecord } from '../game/recordShapes.ts';
import { remade, underPassphrase } from '../results/remake.ts';
import { runAgain } from '../trial/runAgain.ts';
import { partingText } from './verifyRun.ts';
import { theSeats } from '../named.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/**
 * What these rules would change in past turns, each run again from the world it began with. Nothing is
 * written.
 */
export function shadow(ruleset: SomeRuleset, game: GameRecord): Shadow {
  const ran = game.turns.filter((turn) => game.turnOf(turn)?.ran !== undefined);
  return {
    from: game.edition,
    to: ruleset.edition,
    turns: ran.map((turn) => ({ turn, ...shadowOf(ruleset, game, turn) })),
  };
}

function shadowOf(
  ruleset: SomeRuleset,
  game: GameRecord,
  turn: number,
): Omit<Shadow['turns'][number], 'turn'> {
  const record = game.turnOf(turn);
  if (record?.ran?.marks === undefined)
    return { same: false, said: 'An older program wrote it without checkpoints: it cannot be compared.' };
  try {
    const parting = firstParting(record.ran.marks, runAgain(ruleset, record).marks);
    return parting === undefined
      ? { same: true, said: 'Nothing would change.' }
      : { same: false, said: partingText(ruleset, parting) };
  } catch (error) {
    return {
      same: false,
      said: `These rules cannot run it: ${error instanceof Error ? error.message : String(error)}`.slice(
        0,
        1_000,
      ),
    };
  }
}

/**
 * Consents to these rules from the current turn on; earlier turns stay as they were run. The results of
 * the current turn (in the first turn, the invitations) are remade for programs of the new edition,
 * with the same content. Refused: rules that the game already has, invitations protected by passphrases,
 * which cannot be remade, and while somebody else works on the game.
 */
export async function upgrade(
  { sealing, clock }: FilePorts,
  store: GameStore,
  ruleset: SomeRuleset,
  who?: string,
): Promise<Outcome<undefined>> {
  const { edition } = store.facts;
  if (edition === ruleset.edition) return bad([unreadable('same-edition', { edition })]);
  const turn = store.turn();
  const closed = underPassphrase(store);
  if (closed.length > 0)
    return bad([unreadable('closed-invitations', { seats: theSeats(store, closed), turn })]);
  return locked(clock, store, 'changing to newer rules', async () => {
    const put = await remade(
      sealing,
      { store, ruleset },
      {
        facts: { ...store.facts, edition: ruleset.edition },
        change: (body) => played(body, edition, ruleset.edition),
      },
    );
    store.together(() => {
      put();
      if (waitingOf(store) !== undefined) {
        endWaiting(store);
        const what = `The run of turn ${turn} waited for answers. It starts over by these rules, and asks again.`;
        store.note({ at: clock.now(), what, ...doneBy(who) });
      }
      store.setEdition(ruleset.edition, {
        at: clock.now(),
        what: `From turn ${turn} on the game is played by edition ${ruleset.edition} of its rules; until then by edition ${edition}.`,
        ...doneBy(who),
      });
    });
    return good(undefined);
  });
}

/** The same results, marked with the newer edition and with the earlier one. */
function played(body: ResultsBody, was: number, edition: number): ResultsBody {
  const { proof } = body;
  return proof === undefined
    ? body
    : { ...body, proof: { ...proof, edition, was: [...(proof.was ?? []), was] } };
}
