import type { Out } from '#contract/calls.ts';
import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { Outcome } from '../../ports.ts';
import type { DeskHandlers, DeskParts } from '../desk.ts';
import type { Gm } from '../gm.ts';
import { readArchive } from '../gm/archive.ts';
import { explain } from '../gm/explain.ts';
import { counted } from '../gm/read.ts';
import { recordOf } from '../gm/record.ts';
import type { RunOutcome } from '../gm/runTurn.ts';
import { shadow, upgrade } from '../gm/shadow.ts';
import { storyOf } from '../gm/story.ts';
import { largestCrossing } from './leaving.ts';
import { verify } from '../gm/verify.ts';
import { orderFaults } from '../gm/verifyFiles.ts';

type Names = 'gm.rerun' | 'gm.back' | 'gm.redo' | 'gm.verify' | 'gm.story' | 'gm.explain' | 'gm.shadow' | 'gm.upgrade' | 'gm.archive';

const who = 'desk';

/** The desk's part that goes back in time, and proves how it went. */
export function makeProofHandlers(parts: DeskParts): Pick<DeskHandlers, Names> {
  const { games, ports, changed } = parts;
  const changing = async <T>(game: string, work: (gm: Gm) => Promise<Outcome<T>>): Promise<Outcome<T>> => changed(game, await games.use(game, work));
  return {
    'gm.rerun': ({ game, turn, dice, reason }) => changing(game, async (gm) => {
      const done = await gm.rerun({ turn, dice, why: reason, who });
      return done.ok ? good(runDone(turn, done.value)) : done;
    }),
    'gm.back': ({ game, turn, reason }) => changing(game, async (gm) => nothing(await gm.back({ turn, why: reason, who }))),
    'gm.redo': ({ game, number }) => changing(game, async (gm) => nothing(await gm.redo({ number, who }))),
    'gm.verify': (asked) => verified(parts, asked),
    'gm.story': ({ game, turn }) => games.use(game, ({ ruleset, store }) => {
      const told = storyOf(ruleset, recordOf(store), turn);
      return told.ok ? good({ turn, lines: told.value.lines.map(({ line, step, pass, text, seats }) => ({ line, step, pass, text: text.slice(0, 4_000), seats })) }) : told;
    }),
    'gm.explain': ({ game, turn, line }) => games.use(game, ({ ruleset, store }) => {
      const files = counted(store.received(turn));
      return explain(ruleset, recordOf(store), turn, line, (seat) => files.get(seat)?.name);
    }),
    'gm.shadow': ({ game }) => games.use(game, ({ ruleset, store }) => good(shadow(ruleset, recordOf(store)))),
    'gm.upgrade': ({ game }) => changing(game, async ({ ruleset, store }) => nothing(await upgrade(ports, store, ruleset, who))),
    'gm.archive': ({ game }) => games.use(game, async (gm) => {
      const bytes = gm.archive();
      const name = `${game}.archive.gz`;
      const written = await parts.files.write(`${games.folderOf(game)}/${name}`, bytes, { secret: true });
      return written.ok ? good({ name, ...(bytes.length > largestCrossing ? {} : { base64: Buffer.from(bytes).toString('base64') }), folder: games.folderOf(game) }) : written;
    }),
  };
}

async function verified({ games, ports: { sealing }, rulesets, push }: DeskParts, { game, archive }: Parameters<DeskHandlers['gm.verify']>[0]): ReturnType<DeskHandlers['gm.verify']> {
  const progress = async (done: number, of: number): Promise<void> => {
    push('progress', { what: 'proof', doing: `Running turn ${Math.min(done + 1, of)} of ${of} again`, done, of });
    // Other calls are heard between two turns.
    await new Promise((resolve) => void setImmediate(resolve));
  };
  if (game !== undefined) {
    return games.use(game, async ({ ruleset, store }) => good(await verify(ruleset, recordOf(store), { progress, filesOf: (record) => orderFaults(sealing, store, ruleset, record) })));
  }
  if (archive === undefined) return bad([unreadable('nothing-to-verify', 'Name a game, or choose an archive.')]);
  const record = readArchive(sealing, Uint8Array.from(Buffer.from(archive, 'base64')));
  if (!record.ok) return record;
  const ruleset = rulesets.find(({ id }) => id === record.value.ruleset);
  return ruleset === undefined ? bad([noRules(record.value.ruleset)]) : good(await verify(ruleset, record.value, { progress }));
}

const noRules = (id: string): Problem => unreadable('wrong-ruleset', 'This archive is of the rules «{id}», which this program does not have. Update the program.', { id });

const nothing = <T>(outcome: Outcome<T>): Outcome<Out<'gm.back'>> => (outcome.ok ? good({}) : outcome);

function runDone(turn: number, outcome: RunOutcome) {
  const missing = outcome.kind === 'ran' ? outcome.missing : [];
  const said = outcome.kind === 'ran' ? `Turn ${turn} was run again. Send the new results in place of the earlier ones.` : 'Nothing was done: the game changed meanwhile, or waits for answers. Look at it, and try again.';
  return { outcome: outcome.kind, turn, missing, said };
}
