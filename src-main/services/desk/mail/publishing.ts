import type { In, Out } from '#contract/calls.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { DeskParts } from '../deskParts.ts';
import { locked } from '../../gm/game/locked.ts';
import type { Gm } from '../../gm/gm.ts';
import { postResults } from '../../gm/post/results.ts';
import { byNewest, markPublished, publish } from '../../gm/results/publish.ts';
import { fileName } from '../../turnFiles.ts';

const who = 'desk';

/** Publishes the results of a turn as the desk is asked to, and notes it. */
export async function publishAs(
  parts: DeskParts,
  gm: Gm,
  asked: In<'gm.publish'>,
): Promise<Outcome<Out<'gm.publish'>>> {
  const { store } = gm;
  const { to } = asked;
  const seats = asked.seats?.map(seatId);
  const { turn } = asked;
  const all = turn === undefined ? byNewest(store, seats) : [{ turn, ...defined({ seats }) }];
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

function mailed({ ports }: DeskParts, gm: Gm, { turn, seats }: Chosen): Sent {
  const all = postResults(gm, ports.clock, {
    turn,
    afresh: seats !== undefined,
    ...defined({ seats }),
  });
  if (!all.ok) return all;
  const posted = all.value.letters.flatMap(({ seat, file }) =>
    seat === undefined || file === undefined ? [] : [{ seat, name: file.name }],
  );
  if (posted.length === 0) return bad([unreadable('no-addresses/publish')]);
  return good({ names: [...new Set(posted.map(({ name }) => name))], files: [], letters: posted.length });
}

function noteOf(
  { names, letters, folder = '' }: Out<'gm.publish'>,
  turn: number,
  to: In<'gm.publish'>['to'],
): string {
  if (to === 'mail') return `${letters} letters with results of turn ${turn} were put into the outbox.`;
  const done = { folder: `written to ${folder}`, files: 'offered as downloads', handed: 'handed out' }[to];
  return `${names.length} results files of turn ${turn} were ${done}.`;
}
