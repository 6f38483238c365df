import type { Out } from '#contract/calls.ts';
import { booksOf } from '#kernel/codec/books.ts';
import { digest } from '#kernel/codec/digest.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { Sealing } from '../../ports/sealing.ts';
import { readArchive } from '../gm/proof/archive.ts';
import type { Rulesets, SomeRuleset } from '../ruleset.ts';
import { readStored } from '../ruleset.ts';
import type { GameRecord } from '../gm/game/recordShapes.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import { overBooks } from '../ruleset.ts';

/** An opened archive, with the ruleset it was played by. */
export interface OpenArchive {
  readonly ruleset: SomeRuleset;
  readonly record: GameRecord;
}

/** Archives that pages look at. They are large, so each is read once and then asked for by its name. */
export interface Archives {
  open(bytes: Uint8Array): Promise<Outcome<Out<'gm.openArchive'>>>;
  of(name: string): Outcome<OpenArchive>;
  close(name: string): void;
}

/** How many are kept open; the oldest is closed first. */
const most = 2;

export function makeArchives(sealing: Sealing, rulesets: Rulesets): Archives {
  const opened = new Map<string, OpenArchive>();
  return {
    open: async (bytes) => {
      const record = readArchive(sealing, bytes);
      if (!record.ok) return record;
      const { ruleset: id, game, title, edition, turns } = record.value;
      const listed = await rulesets.of(id);
      if (listed === undefined) return bad([unreadable('wrong-ruleset/archive', { id })]);
      const ruleset = overBooks(listed, booksOf(record.value.books ?? []));
      const name = digest(bytes).slice(0, 40);
      opened.delete(name);
      opened.set(name, { ruleset, record: record.value });
      for (const old of [...opened.keys()].slice(0, -most)) opened.delete(old);
      return good({
        archive: name,
        game,
        title,
        ruleset: ruleset.title,
        edition,
        seats: seatsOf(ruleset, record.value),
        turns: turns.map((turn) => ({ turn, ran: record.value.turnOf(turn)?.ran !== undefined })),
      });
    },
    of: (name) => {
      const there = opened.get(name);
      return there === undefined ? bad([unreadable('no-such-archive')]) : good(there);
    },
    close: (name) => void opened.delete(name),
  };
}

/** The seats' names as the first seat knows them; their ids if its view can no longer be read. */
function seatsOf(ruleset: SomeRuleset, { turns, turnOf }: GameRecord): Out<'gm.openArchive'>['seats'] {
  const results = inOrder(turnOf(turns[0] ?? 1)?.results ?? {});
  const view = results
    .slice(0, 1)
    .flatMap(([, first]) =>
      ruleset.codecs.view.parse(first.view).ok ? [readStored(ruleset.codecs.view, first.view, 'view')] : [],
    );
  const pictures = view.flatMap((known) => ruleset.presentation.seats(known));
  return results.map(([seat]) => ({ seat, name: pictures.find((one) => one.seat === seat)?.name ?? seat }));
}
