import { join } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import { flag, hash, literal, object } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { filedAnswers } from '#kernel/files/questionBodies.ts';
import { good } from '#kernel/result.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { jsonOf } from '../../json.ts';
import { answersFile, brokenAnswersFile } from '../places.ts';

const shape = object({
  format: literal(1),
  /** Of the file of questions that is being answered. */
  digest: hash,
  answers: filedAnswers,
  exported: flag,
});
type Saved = Omit<Of<typeof shape>, 'format'>;

/** A player's answers, stored beside the plan after each one. */
export interface SavedAnswers {
  /** None where nothing was answered, or other questions; an unreadable file is put aside and counts as none. */
  read(folder: string, turn: number, digest: string): Promise<Outcome<Pick<Saved, 'answers' | 'exported'>>>;
  write(folder: string, turn: number, saved: Saved): Promise<Outcome<undefined>>;
}

/** Most bytes of a file of saved answers. */
const largest = 16_000_000;
const none = { answers: [], exported: false } as const;

export function makeSavedAnswers(files: Files, folders: Folders): SavedAnswers {
  return {
    read: async (folder, turn, digest) => {
      const bytes = await files.read(join(folder, answersFile(turn)), largest);
      if (!bytes.ok) return bytes.fault[0]?.code === 'no-such-file' ? good(none) : bytes;
      const read = shape.parse(jsonOf(bytes.value));
      if (read.ok) {
        const { answers, exported } = read.value;
        return good(read.value.digest === digest ? { answers, exported } : none);
      }
      const moved = await folders.move(
        join(folder, answersFile(turn)),
        join(folder, brokenAnswersFile(turn)),
      );
      return moved.ok ? good(none) : moved;
    },
    write: (folder, turn, saved) =>
      files.write(
        join(folder, answersFile(turn)),
        new TextEncoder().encode(stableText(shape.make({ format: 1, ...saved }))),
      ),
  };
}
