import { join } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import { flag, hash, literal, object } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { type FiledAnswers, filedAnswers } from '#kernel/files/questionBodies.ts';
import { unreadable } from '#contract/refusals/library.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { jsonOf } from '../../json.ts';
import { answersFile, brokenAnswersFile } from '../places.ts';

const shape = object({
  format: literal(1),
  /** Of the questions file that is being answered. */
  digest: hash,
  answers: filedAnswers,
  exported: flag,
});
type Saved = Omit<Of<typeof shape>, 'format'>;

/** Answers to the questions of a file; `was`: those that a page showed before. */
export interface AnswersGiven {
  readonly digest: string;
  readonly answers: FiledAnswers;
  readonly was: FiledAnswers | undefined;
}

/** A player's answers, stored beside the plan after each one. */
export interface SavedAnswers {
  /** None where nothing was answered, or other questions; an unreadable file is put aside and counts as none. */
  read(folder: string, turn: number, digest: string): Promise<Outcome<Pick<Saved, 'answers' | 'exported'>>>;
  /** Refused if they are no longer what they were, where that is said. */
  write(folder: string, turn: number, saved: Saved, was?: FiledAnswers): Promise<Outcome<undefined>>;
}

/** Most bytes of a file of saved answers. */
const largest = 16_000_000;
const none = { answers: [], exported: false } as const;

export function makeSavedAnswers(files: Files, folders: Folders): SavedAnswers {
  const read: SavedAnswers['read'] = async (folder, turn, digest) => {
    const bytes = await files.read(join(folder, answersFile(turn)), largest);
    if (!bytes.ok) return bytes.fault[0]?.code === 'no-such-file' ? good(none) : bytes;
    const parsed = shape.parse(jsonOf(bytes.value));
    if (parsed.ok) {
      const { answers, exported } = parsed.value;
      return good(parsed.value.digest === digest ? { answers, exported } : none);
    }
    const moved = await folders.move(join(folder, answersFile(turn)), join(folder, brokenAnswersFile(turn)));
    return moved.ok ? good(none) : moved;
  };
  return {
    read,
    write: (folder, turn, saved, was) => {
      const path = join(folder, answersFile(turn));
      return files.alone(path, async () => {
        const before = was === undefined ? undefined : await read(folder, turn, saved.digest);
        if (before?.ok === false) return before;
        if (before !== undefined && was !== undefined && !isSame(before.value.answers, was))
          return bad([unreadable('answers-changed-elsewhere')]);
        return files.write(path, new TextEncoder().encode(stableText(shape.make({ format: 1, ...saved }))));
      });
    },
  };
}

/** Whether these are the same answers, in whatever order they were given. */
export const isSame = (one: FiledAnswers, other: FiledAnswers): boolean => textOf(one) === textOf(other);

const textOf = (answers: FiledAnswers): string => stableText(answers.toSorted((a, b) => a.number - b.number));
