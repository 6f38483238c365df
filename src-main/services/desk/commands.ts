import { runId } from '#kernel/turn/run.ts';
import type { In, Out } from '#contract/calls.ts';
import { orderRef, seatId } from '#kernel/ids.ts';
import type { SeatId } from '#kernel/ids.ts';
import { phraseText, plural } from '#kernel/report/phrase.ts';
import { movedRefusals as moved } from '#contract/refusals/moved.ts';
import { bad, good } from '#kernel/result.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { DeskHandlers, DeskParts } from './deskParts.ts';
import type { Gm } from '../gm/gm.ts';
import { cameIn } from '../gm/intake/cameIn.ts';
import { lateWaiting } from '../gm/intake/late.ts';
import { missingOf } from '../gm/intake/standing.ts';
import { locked } from '../gm/game/locked.ts';
import { byNewest, markPublished, publish } from '../gm/report/publish.ts';
import type { Busy } from '../gm/running/run.ts';
import type { RunOutcome } from '../gm/running/outcome.ts';
import { postResults } from '../gm/post/results.ts';
import { fileName } from '../turnFiles.ts';
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
  const act = async <A extends Parameters<typeof games.act>[1], T>(
    asked: A,
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
    'gm.publish': (asked) => act(asked, (gm) => send(parts, gm, asked)),
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
      ...(ruling === undefined ? {} : { ruling }),
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
    : `Of turn ${turn}, ${runs.join(', ')} ${runs.length === 1 ? 'has' : 'have'} been run; ${plural(left, 'run is', 'runs are')} left.`;

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

async function send(parts: DeskParts, gm: Gm, asked: In<'gm.publish'>): Promise<Outcome<Out<'gm.publish'>>> {
  const { store } = gm;
  const { to } = asked;
  const seats = asked.seats?.map(seatId);
  const { turn } = asked;
  const all =
    turn === undefined ? byNewest(store, seats) : [{ turn, ...(seats === undefined ? {} : { seats }) }];
  return locked(parts.ports.clock, store, `publishing turn ${turn ?? store.turn()}`, async () => {
    const sent: Out<'gm.publish'>[] = [];
    for (const chosen of all) {
      const done =
        to === 'folder'
          ? await toFolder(parts, gm, asked.game, chosen)
          : to === 'mail'
            ? mailed(parts, gm, chosen)
            : handed(gm, chosen, to === 'handed');
      if (!done.ok) return done;
      sent.push(done.value);
      store.note({
        at: parts.ports.clock.now(),
        what: noteOf(done.value, chosen.turn, to),
        who,
        turn: store.turn(),
      });
    }
    return good(sentTogether(sent));
  });
}

const sentTogether = (sent: readonly Out<'gm.publish'>[]): Out<'gm.publish'> => ({
  ...sent[0],
  names: sent.flatMap(({ names }) => names),
  files: sent.flatMap(({ files }) => files),
  letters: sent.reduce((sum, { letters }) => sum + letters, 0),
});

interface Chosen {
  readonly turn: number;
  readonly seats?: readonly SeatId[];
}
type Sent = Outcome<Out<'gm.publish'>>;

async function toFolder(
  { files, games }: DeskParts,
  { store }: Gm,
  game: string,
  chosen: Chosen,
): Promise<Sent> {
  const folder = `${games.folderOf(game)}/results`;
  const written = await publish(files, store, folder, chosen);
  return written.ok ? good({ folder, names: [...written.value], files: [], letters: 0 }) : written;
}

/** Gives the files to the page. They count as handed over once its user says that they are saved. */
function handed({ store }: Gm, { turn, seats }: Chosen, saved: boolean): Sent {
  const results = store.results(turn).filter(({ seat }) => seats?.includes(seat) ?? true);
  if (results.length === 0) return bad([unreadable('no-such-turn', { turn, now: store.turn() })]);
  const files = results.map(({ seat, file }) => ({
    name: fileName({ game: store.facts.game, turn, seat }, 'results'),
    base64: Buffer.from(file).toString('base64'),
  }));
  const names = files.map(({ name }) => name);
  if (!saved) return good({ names, files, letters: 0 });
  markPublished(
    store,
    turn,
    results.map(({ seat }) => seat),
  );
  return good({ names, files: [], letters: 0 });
}

function mailed({ ports }: DeskParts, { store }: Gm, { turn, seats }: Chosen): Sent {
  const all = postResults(store, ports.clock, {
    turn,
    afresh: seats !== undefined,
    ...(seats === undefined ? {} : { seats }),
  });
  if (!all.ok) return all;
  const posted = all.value.letters.flatMap(({ seat, file }) =>
    seat === undefined || file === undefined ? [] : [{ seat, name: file.name }],
  );
  if (posted.length === 0) return bad([unreadable('no-addresses/publish')]);
  return good({ names: [...new Set(posted.map(({ name }) => name))], files: [], letters: posted.length });
}

function noteOf(
  { names, letters, folder }: Out<'gm.publish'>,
  turn: number,
  to: In<'gm.publish'>['to'],
): string {
  if (to === 'mail') return `${letters} letters with results of turn ${turn} were put into the outbox.`;
  const done = { folder: `written to ${folder}`, files: 'offered as downloads', handed: 'handed out' }[to];
  return `${names.length} results files of turn ${turn} were ${done}.`;
}
