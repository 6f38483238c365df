import { join } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import { integer, literal, object } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { bad, good } from '#kernel/words/result.ts';
import {
  alternatives as shape,
  type alternativesRead,
  type FiledAlternatives,
} from '#contract/player/alternatives.ts';
import { unreadable } from '#contract/refusals/library.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { jsonOf } from '../json.ts';
import { planCodecOf, type SomeRuleset } from '../ruleset.ts';
import { alternativesFile, brokenAlternativesFile } from './places.ts';

/** The alternatives of a turn’s plan: one file beside the plan, which goes into no other file. */
export interface Alternatives {
  /** None until the first is saved; an unreadable file is put aside and counts as none. */
  read(folder: string, turn: number, ruleset: SomeRuleset): Promise<Outcome<Of<typeof alternativesRead>>>;
  /** Refused if `revision` is not the current one: they were saved in between. Returns the new revision. */
  save(
    folder: string,
    turn: number,
    ruleset: SomeRuleset,
    alternatives: FiledAlternatives,
    revision: number,
  ): Promise<Outcome<number>>;
}

/** Most bytes of the file. */
const largest = 64_000_000;
const fileShape = object({
  format: literal(1),
  revision: integer(1, Number.MAX_SAFE_INTEGER),
  alternatives: shape,
});

export function makeAlternatives(files: Files, folders: Folders): Alternatives {
  const read: Alternatives['read'] = async (folder, turn, ruleset) => {
    const bytes = await files.read(join(folder, alternativesFile(turn)), largest);
    if (!bytes.ok)
      return bytes.fault[0]?.code === 'no-such-file' ? good({ alternatives: [], revision: 0 }) : bytes;
    const parsed = fileShape.parse(jsonOf(bytes.value));
    if (parsed.ok && fitting(ruleset, parsed.value.alternatives).ok) {
      const { alternatives, revision } = parsed.value;
      return good({ alternatives, revision });
    }
    const putAside = brokenAlternativesFile(turn);
    const moved = await folders.move(join(folder, alternativesFile(turn)), join(folder, putAside));
    return moved.ok ? good({ alternatives: [], revision: 0, putAside }) : moved;
  };
  return {
    read,
    save: async (folder, turn, ruleset, alternatives, revision) => {
      const fits = fitting(ruleset, alternatives);
      if (!fits.ok) return fits;
      return files.alone(join(folder, alternativesFile(turn)), async () => {
        const before = await read(folder, turn, ruleset);
        if (!before.ok) return before;
        if (before.value.revision !== revision) return bad([unreadable('alternatives-changed-elsewhere')]);
        const made = fileShape.make({ format: 1, revision: revision + 1, alternatives });
        const written = await files.write(
          join(folder, alternativesFile(turn)),
          new TextEncoder().encode(stableText(made)),
        );
        return written.ok ? good(revision + 1) : written;
      });
    },
  };
}

/** Whether every plan is one of these rules. */
function fitting(ruleset: SomeRuleset, alternatives: FiledAlternatives): Outcome<undefined> {
  for (const { plan } of alternatives) {
    const read = planCodecOf(ruleset).parse(plan);
    if (!read.ok) return read;
  }
  return good(undefined);
}
