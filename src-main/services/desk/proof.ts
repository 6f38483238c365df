import type { Out } from '#contract/calls.ts';
import { bad, good } from '#kernel/words/result.ts';
import { whereText } from '#kernel/sequence/paths.ts';
import { defined } from '#kernel/words/defined.ts';
import type { GameStore } from '../../ports/game/store.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { DeskHandlers, DeskParts } from './deskParts.ts';
import type { Gm } from '../gm/gm.ts';
import { explain } from '../gm/trial/explain.ts';
import { orderFilesOf } from '../gm/turns/orderFilesOf.ts';
import { recordOf } from '../gm/turns/record.ts';
import type { RunOutcome } from '../gm/trial/outcome.ts';
import { shadow, upgrade } from '../gm/proof/shadow.ts';
import { storyOf } from '../gm/trial/story.ts';
import { largestCrossing } from './mail/leaving.ts';
import { verify } from '../gm/proof/verify.ts';
import { heldOwn } from '../gm/proof/ownFiles.ts';
import { battlesProven } from '../gm/elsewhere/battlesProven.ts';
import { orderFaults } from '../gm/proof/orderFiles.ts';
import type { Archives, OpenArchive } from './archives.ts';
import { makeArchives } from './archives.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

type Names =
  | 'gm.rerun'
  | 'gm.back'
  | 'gm.redo'
  | 'gm.openArchive'
  | 'gm.closeArchive'
  | 'gm.verify'
  | 'gm.stopVerify'
  | 'gm.story'
  | 'gm.explain'
  | 'gm.shadow'
  | 'gm.upgrade'
  | 'gm.archive';

const who = 'desk';

/** Handles re-runs, going back, archives, and the proof of how turns went. */
export function makeProofHandlers(parts: DeskParts): Pick<DeskHandlers, Names> {
  const { games, ports, changed } = parts;
  const acting = async <A extends Parameters<typeof games.act>[1], T>(
    asked: A,
    work: (gm: Gm, asked: A) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => changed(asked.game, await games.act('turn', asked, (gm) => work(gm, asked)));
  const archives = makeArchives(ports.sealing, parts.rulesets);
  const at = either(parts, archives);
  const offs: Offs = new Map();
  return {
    'gm.rerun': (asked) =>
      acting(asked, async (gm, { turn, dice, reason }) => {
        const done = await gm.rerun({ turn, dice, why: reason, who });
        return done.ok ? good(runDone(turn, done.value)) : done;
      }),
    'gm.back': (asked) =>
      acting(asked, async (gm, { turn, reason }) => nothing(await gm.back({ turn, why: reason, who }))),
    'gm.redo': (asked) => acting(asked, async (gm, { number }) => nothing(await gm.redo({ number, who }))),
    'gm.openArchive': async ({ base64 }) => archives.open(Uint8Array.from(Buffer.from(base64, 'base64'))),
    'gm.closeArchive': async ({ archive }) => {
      archives.close(archive);
      return good({});
    },
    'gm.verify': (asked) => verified(parts, at, asked, offs),
    'gm.stopVerify': async ({ of }) => {
      offs.set(of, (offs.get(of) ?? 0) + 1);
      return good({});
    },
    'gm.story': (asked) =>
      at(asked, ({ ruleset, record }) => {
        const story = storyOf(ruleset, record, asked.turn);
        return story.ok
          ? good({
              turn: asked.turn,
              lines: story.value.lines.map((one) => ({
                line: one.line,
                step: whereText(ruleset.sequences, one),
                text: one.text.slice(0, 4_000),
                seats: one.seats,
              })),
            })
          : story;
      }),
    'gm.explain': (asked) =>
      at(asked, ({ ruleset, record, store }) => {
        const files = store === undefined ? undefined : orderFilesOf(ruleset, store, asked.turn);
        return explain(ruleset, record, asked.turn, asked.line, (seat, ref) => files?.(seat, ref));
      }),
    'gm.shadow': ({ game }) =>
      games.use(game, ({ ruleset, store }) => good(shadow(ruleset, recordOf(store)))),
    'gm.upgrade': (asked) =>
      acting(asked, async ({ ruleset, store }) => nothing(await upgrade(ports, store, ruleset, who))),
    'gm.archive': ({ game }) =>
      games.use(game, async (gm) => {
        const written = await writeArchive(parts, gm);
        if (!written.ok) return written;
        const { name, folder, bytes } = written.value;
        return good({
          name,
          ...(bytes.length > largestCrossing ? {} : { base64: Buffer.from(bytes).toString('base64') }),
          folder,
        });
      }),
  };
}

/** Writes the archive beside its game, replacing an earlier one. */
export async function writeArchive(
  { files, games }: DeskParts,
  gm: Gm,
): Promise<Outcome<{ readonly name: string; readonly folder: string; readonly bytes: Uint8Array }>> {
  const { game } = gm.store.facts;
  const [name, folder, bytes] = [`${game}.archive.gz`, games.folderOf(game), gm.archive()];
  const written = await files.write(`${folder}/${name}`, bytes, { secret: true });
  return written.ok ? good({ name, folder, bytes }) : written;
}

/** A game on the desk, or an opened archive. */
interface Played extends OpenArchive {
  readonly store?: GameStore;
}
interface Which {
  readonly game?: string | undefined;
  readonly archive?: string | undefined;
}
type At = <T>(
  which: Which,
  work: (played: Played) => Promise<Outcome<T>> | Outcome<T>,
) => Promise<Outcome<T>>;

const either =
  ({ games }: DeskParts, archives: Archives): At =>
  async ({ game, archive }, work) => {
    if (game !== undefined)
      return games.use(game, async ({ ruleset, store }) => work({ ruleset, record: recordOf(store), store }));
    const there = archive === undefined ? bad([unreadable('nothing-named')]) : archives.of(archive);
    return there.ok ? work(there.value) : there;
  };

/** How often verifying was cancelled, by game or archive: a run that began before the last time stops. */
type Offs = Map<string, number>;

async function verified(
  parts: DeskParts,
  at: At,
  asked: Which,
  offs: Offs,
): ReturnType<DeskHandlers['gm.verify']> {
  const {
    push,
    ports: { sealing },
  } = parts;
  const name = asked.archive ?? asked.game ?? '';
  const begun = offs.get(name);
  const progress = async (done: number, of: number): Promise<void> => {
    push('progress', {
      what: 'proof',
      doing: `Running turn ${Math.min(done + 1, of)} of ${of} again`,
      done,
      of,
    });
    // Lets other calls be answered between two turns.
    await new Promise((resolve) => void setImmediate(resolve));
  };
  return at(asked, async ({ ruleset, record, store }) => {
    // The reader of an archive is a player; the game master of a game on the desk already has everything.
    const own = store === undefined ? await parts.ownFiles(record.game) : undefined;
    if (own?.ok === false) return own;
    const results = own === undefined ? undefined : await heldOwn(sealing, ruleset, record, own.value);
    return good(
      await verify(ruleset, record, {
        battlesOf: battlesProven({ sealing, rulesetOf: parts.rulesets.of }),
        progress,
        onTurn: (row) => {
          push('gm.turnVerified', { of: name, row });
        },
        stopped: () => offs.get(name) !== begun,
        ...(store === undefined ? {} : { filesOf: (turn) => orderFaults(sealing, store, ruleset, turn) }),
        ...defined({ results }),
      }),
    );
  });
}

const nothing = <T>(outcome: Outcome<T>): Outcome<Out<'gm.back'>> => (outcome.ok ? good({}) : outcome);

function runDone(turn: number, outcome: RunOutcome) {
  const missing = outcome.kind === 'ran' ? outcome.missing : [];
  const said =
    outcome.kind === 'ran'
      ? `Turn ${turn} was run again. Send the new results in place of the earlier ones.`
      : 'Nothing was done: the game changed meanwhile, or waits for answers. Look at it, and try again.';
  return { outcome: outcome.kind, turn, missing, said };
}
