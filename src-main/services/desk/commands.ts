import { defined } from '#kernel/words/defined.ts';
import { runId, orderRef } from '#kernel/words/ids.ts';
import type { In, Out } from '#contract/calls.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phraseText, plural } from '#kernel/words/phrase.ts';
import { movedRefusals as moved } from '#contract/refusals/moved.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { DeskHandlers, DeskParts } from './deskParts.ts';
import type { Gm } from '../gm/gm.ts';
import { cameIn } from '../gm/intake/cameIn.ts';
import { lateWaiting } from '../gm/post/late.ts';
import { missingOf } from '../gm/schedule/standing.ts';
import type { Busy } from '../gm/running/run.ts';
import type { RunOutcome } from '../gm/trial/outcome.ts';
import { publishAs } from './mail/publishing.ts';
import { previewOf } from './preview.ts';
import { receivedOf } from './rows.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

type Commands = 'gm.take' | 'gm.rule' | 'gm.ruleAll' | 'gm.preview' | 'gm.run' | 'gm.publish';
const who = 'desk';

/** The desk's commands about a turn: taking in orders, judging, previewing, running, and publishing. */
export function makeCommandHandlers(parts: DeskParts): Pick<DeskHandlers, Commands> {
  const { games, changed } = parts;
  const on = async <T>(
    game: string,
    work: (gm: Gm) => Promise<Outcome<T>> | Outcome<T>,
  ): Promise<Outcome<T>> => {
    const done = await games.use(game, work);
    return done.ok ? changed(game, done) : done;
  };
  const act = async <T>(
    asked: Parameters<typeof games.act>[1],
    work: (gm: Gm) => Promise<Outcome<T>> | Outcome<T>,
  ): Promise<Outcome<T>> => {
    const done = await games.act('turn', asked, work);
    return done.ok ? changed(asked.game, done) : done;
  };
  return {
    'gm.take': ({ game, files }) =>
      on(game, async (gm) => {
        const last = gm.store.received(gm.store.turn()).at(-1)?.number ?? 0;
        const came = await Promise.all(
          files.map(({ name, base64 }) => cameIn({ name, bytes: Buffer.from(base64, 'base64') }, true)),
        );
        const answers = came.flatMap((one) => one.answers);
        if (answers.length > 0) await gm.takeAnswers(answers);
        const empty = files.flatMap(({ name, base64 }, at) =>
          came[at]?.isEmpty === true
            ? [{ name, bytes: Buffer.from(base64, 'base64'), closed: unreadable('not-opened/nothing') }]
            : [],
        );
        const taken = await gm.takeAll([...came.flatMap(({ orders }) => orders), ...empty]);
        const rows = receivedOf(gm.store);
        return good(
          taken.flatMap(({ number }) =>
            rows
              .filter((row) => row.number === number)
              .map((row) => (number <= last ? { ...row, before: true } : row)),
          ),
        );
      }),
    'gm.rule': (asked) =>
      act(asked, (gm) => {
        const ruled = ruleAll(gm, [asked]);
        return ruled.ok ? good({}) : ruled;
      }),
    'gm.ruleAll': (asked) =>
      act(asked, (gm) => {
        const ruled = ruleAll(gm, asked.rulings);
        return ruled.ok ? good({}) : ruled;
      }),
    'gm.preview': ({ game }) => games.use(game, (gm) => good(previewOf(gm))),
    'gm.run': (asked) => act(asked, (gm) => run(gm, asked)),
    'gm.publish': (asked) => act(asked, (gm) => publishAs(parts, gm, asked)),
  };
}

/** Judges orders whose rulings are still those that were shown. */
function ruleAll(gm: Gm, rulings: In<'gm.ruleAll'>['rulings']): Outcome<undefined> {
  const now = gm.store.rulings(gm.store.turn());
  if (rulings.some(({ order, was }) => now[orderRef(order)] !== was))
    return bad([moved.unreadable('ruled-elsewhere')]);
  return gm.ruleAll(
    rulings.map(({ order, ruling }) => ({
      order: orderRef(order),
      ...defined({ ruling }),
    })),
    who,
  );
}

async function run(gm: Gm, { anyway, unjudged, run: name }: In<'gm.run'>): Promise<Outcome<Out<'gm.run'>>> {
  const { store } = gm;
  const turn = store.turn();
  const waiting = lateWaiting(store);
  if (waiting.length > 0) {
    return bad([unreadable('late-orders-wait', { names: waiting.map(({ name }) => name).join(', ') })]);
  }
  const missing = missingFor(gm, name);
  const word = gm.ruleset.presentation.words.seat;
  if (missing.length > 0 && !anyway)
    return good(
      answer(
        'missing',
        turn,
        missing,
        `${plural(missing.length, word.one, word.many)} ${missing.length === 1 ? 'has' : 'have'} sent no orders.`,
      ),
    );
  return good(
    answerTo(
      turn,
      missing,
      await gm.run({ waits: !unjudged, who, turn, ...(name === undefined ? {} : { run: runId(name) }) }),
    ),
  );
}

/** Without whose orders the run would go that is asked for, or else all that are due. */
function missingFor(gm: Gm, name: string | undefined): readonly SeatId[] {
  const standing = gm.standing();
  const wanted = name === undefined ? undefined : gm.runs().find(({ run: { id } }) => id === name);
  return wanted === undefined
    ? missingOf(standing)
    : standing.missing.filter((seat) => wanted.run.takes.includes(seat));
}

const ranText = (turn: number, { runs = [], left = 0 }: Extract<RunOutcome, { kind: 'ran' }>): string =>
  left === 0
    ? `Turn ${turn} has been run.`
    : `Turn ${turn}: ${plural(runs.length, 'run')} done (${runs.join(', ')}), ${left} left.`;

export function answerTo(
  turn: number,
  missing: readonly SeatId[],
  outcome: RunOutcome | Busy,
): Out<'gm.run'> {
  if (outcome.kind === 'busy') return answer('busy', turn, missing, phraseText(outcome.problem.phrase));
  if (outcome.kind === 'ran') return answer('ran', turn, outcome.missing, ranText(turn, outcome));
  if (outcome.kind === 'unjudged')
    return answer('unjudged', turn, missing, `${outcome.unjudged.length} orders wait for your ruling.`);
  if (outcome.kind === 'questions')
    return answer(
      'questions',
      turn,
      missing,
      outcome.questions.map(({ said }) => phraseText(said)).join(' '),
    );
  return answer(
    'overtaken',
    turn,
    missing,
    'The game changed while the turn was being run: nothing was done. Look at the roll call, then run it again.',
  );
}

const answer = (
  outcome: Out<'gm.run'>['outcome'],
  turn: number,
  missing: readonly SeatId[],
  said: string,
): Out<'gm.run'> => ({ outcome, turn, missing: [...missing], said: said.slice(0, 4000) });
