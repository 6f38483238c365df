import type { Shadow } from '#contract/gm/acts.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import { firstParting } from '#kernel/turn/marks.ts';
import type { GameStore } from '../../gameStore.ts';
import type { Outcome } from '../../ports.ts';
import { locked } from './locked.ts';
import type { GmPorts } from './newGame.ts';
import { by } from './policy.ts';
import type { SomeRuleset } from './read.ts';
import type { GameRecord } from './record.ts';
import { remade, underPassphrase } from './remake.ts';
import { runAgain } from './runAgain.ts';
import { partingText } from './verifyTurn.ts';

/** What would have come out otherwise, had past turns been run by the rules at hand, each from the world it began with. It changes nothing. */
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
    return { same: false, said: 'It has no marks, as an older program left it: nothing can be said.' };
  try {
    const parting = firstParting(record.ran.marks, runAgain(ruleset, record).marks);
    return parting === undefined
      ? { same: true, said: 'Nothing would be otherwise.' }
      : { same: false, said: partingText(parting) };
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
 * Consents to the rules at hand from the turn being ordered on; the turns before stay as they were run. The results of the turn being
 * ordered, in the first turn the invitations, are made anew for programs of the new edition: what they tell is the same. Refused: rules that
 * the game is played by already, invitations under passphrases, which cannot be made anew, and while somebody else is at work on it.
 */
export async function upgrade(
  { sealing, clock }: Pick<GmPorts, 'sealing' | 'clock'>,
  store: GameStore,
  ruleset: SomeRuleset,
  who?: string,
): Promise<Outcome<undefined>> {
  const { edition } = store.facts;
  if (edition === ruleset.edition)
    return bad([
      unreadable(
        'same-edition',
        'This game is played by edition {edition} of its rules already, as this program has them. Nothing is to be done.',
        { edition },
      ),
    ]);
  const turn = store.turn();
  const closed = underPassphrase(store);
  if (closed.length > 0)
    return bad([
      unreadable(
        'closed-invitations',
        'The invitations of {seats} to turn {turn} are closed by passphrases that the game does not keep, so they cannot be made anew. Run turn {turn} with the program that the game was begun with, then change to the newer rules.',
        { seats: closed.join(', '), turn },
      ),
    ]);
  return locked(clock, store, 'changing to newer rules', async () => {
    const put = await remade(
      sealing,
      { store, ruleset },
      { facts: { ...store.facts, edition: ruleset.edition }, change: (body) => body },
    );
    store.together(() => {
      put();
      store.setEdition(ruleset.edition, {
        at: clock.now(),
        what: `From turn ${turn} on the game is played by edition ${ruleset.edition} of its rules; until then by edition ${edition}.`,
        ...by(who),
      });
    });
    return good(undefined);
  });
}
