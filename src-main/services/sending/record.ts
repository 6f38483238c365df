import { join } from 'node:path';
import { list, literal, object } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import {
  mostSent,
  sendingWishes,
  sentRow,
  type SendingWishes,
  type SentRow,
} from '#contract/player/sending.ts';
import { good } from '#kernel/words/result.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { jsonOf } from '../json.ts';
import { brokenSendingFile, sendingFile } from '../library/places.ts';
import { usualWishes } from '../mail/letter.ts';

/** What is stored about sending a seat's orders: how to send them, and when it was done. */
export interface SendingRecord {
  readonly wishes: SendingWishes;
  readonly sent: readonly SentRow[];
  /** Where an unreadable file was moved. */
  readonly putAside?: string;
}

export interface Records {
  read(folder: string): Promise<Outcome<SendingRecord>>;
  /** Changes what is stored now, or refuses to. */
  change(folder: string, to: (record: SendingRecord) => Outcome<SendingRecord>): Promise<Outcome<undefined>>;
}

const largest = 2_000_000;
const fileShape = object({ format: literal(1), wishes: sendingWishes, sent: list(sentRow, mostSent) });

export function makeRecords(files: Files, folders: Folders): Records {
  const read: Records['read'] = async (folder) => {
    const bytes = await files.read(join(folder, sendingFile), largest);
    if (!bytes.ok && bytes.fault[0]?.code === 'no-such-file') return good({ wishes: usualWishes, sent: [] });
    const parsed = bytes.ok ? fileShape.parse(jsonOf(bytes.value)) : bytes;
    if (parsed.ok) return good({ wishes: parsed.value.wishes, sent: parsed.value.sent });
    if (!bytes.ok && bytes.fault[0]?.code !== 'too-large') return bytes;
    const moved = await folders.move(join(folder, sendingFile), join(folder, brokenSendingFile));
    return moved.ok ? good({ wishes: usualWishes, sent: [], putAside: brokenSendingFile }) : moved;
  };
  return {
    read,
    change: (folder, to) =>
      files.alone(join(folder, sendingFile), async () => {
        const before = await read(folder);
        if (!before.ok) return before;
        const after = to(before.value);
        if (!after.ok) return after;
        const { wishes, sent } = after.value;
        const made = fileShape.make({ format: 1, wishes, sent: sent.slice(-mostSent) });
        return files.write(join(folder, sendingFile), new TextEncoder().encode(stableText(made)), {
          secret: true,
        });
      }),
  };
}
