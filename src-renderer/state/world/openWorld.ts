import { defined } from '#kernel/words/defined.ts';
import { bad, type Result } from '#kernel/words/result.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { Questions } from '../asked/questions.svelte.ts';
import { readTurnOver } from '../books/readTurnOver.ts';
import type { Client } from '#contract/client.ts';
import type { SessionCore } from '../sessionCore.ts';
import type { Turn } from '../turn/turn.svelte.ts';
import type { Opened, Parts } from '../turn/readTurn.ts';
import { World, worldRules, type WorldShown } from './world.ts';

interface Core extends SessionCore {
  turnOf(client: Client, opened: Opened, parts: Parts): Turn;
  show(turn: Turn, screen?: string, begin?: (turn: Turn) => void): void;
}

export interface ReadWorld {
  readonly world: World;
  readonly opened: Opened;
  readonly parts: Parts;
  /** What a waiting run asks the game master. */
  readonly questions: Questions;
}

/** The world as a turn of the library would be opened. */
const asOpened = (game: string, { turn, ruleset, view, plan, books }: WorldShown): Opened => ({
  key: { game, seat: gameMaster, turn },
  ruleset,
  edition: 0,
  view,
  plan,
  heard: [],
  refusals: [],
  planRevision: 0,
  digest: '',
  versions: [],
  practice: false,
  tutorial: false,
  latest: true,
  notes: [],
  ...defined({ books }),
});

/** Reads the game master’s world of a game, with what they are asked. */
export async function readWorld(session: Core, game: string): Promise<Result<ReadWorld, readonly Problem[]>> {
  const host = session.bridge.client;
  const shown = await host['gm.world']({ game });
  if (!shown.ok) return bad(shown.fault);
  const world = new World(host, game, shown.value);
  const opened = asOpened(game, shown.value);
  const bridge = { ...session.bridge, client: world.client };
  const over = { states: session.states, rules: session.rules, bridge };
  const read = await readTurnOver(over, opened);
  if (!read.ok) return read;
  const questions = new Questions(world.client, opened.key, read.value.rules);
  const faults = await questions.read();
  if (faults.length > 0) return bad(faults);
  const rules = worldRules(read.value.rules, world.fixed !== '');
  return { ok: true, value: { world, opened, questions, parts: { ...read.value, rules } } };
}

/** Opens the world of a game on the same map as a player’s turn. */
export async function openWorld(
  session: Core,
  game: string,
  screen?: string,
  begin?: (turn: Turn) => void,
): Promise<void> {
  const read = await session.waiting.for('Opening the world', readWorld(session, game));
  if (!read.ok) return session.toasts.problems('The world was not opened', read.fault, 'turn');
  const { world, opened, parts, questions } = read.value;
  session.toasts.settle('turn');
  const turn = session.turnOf(world.client, opened, parts);
  turn.states.of(World, () => world);
  turn.states.of(Questions, () => questions);
  session.show(turn, screen, begin);
}

/** Gives the answers to all that the game master was asked, and shows the world again; false if one was refused. */
export async function giveAnswers(
  session: Core,
  { game, marks: shown }: World,
  questions: Questions,
): Promise<boolean> {
  for (const { number, orders } of questions.whole()) {
    const done = await session.waiting.for(
      'Writing your answers down',
      session.bridge.client['gm.reply']({ game, shown, number, orders: orders as never }),
    );
    if (!done.ok) {
      session.toasts.problems('Your answer was not taken', done.fault, 'questions');
      return false;
    }
  }
  session.toasts.settle('questions');
  return true;
}
