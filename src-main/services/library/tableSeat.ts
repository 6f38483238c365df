import { join } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import { integer, line, literal, object } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { Files } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { jsonOf } from '../json.ts';
import { tableFile } from './places.ts';

const shape = object({
  format: literal(1),
  /** Who plays the seat, as those at the table call them. */
  player: line(80),
  /** The last turn for which they have given their orders; 0: none yet. */
  given: integer(0, 1_000_000),
});

/** A seat of a game that several persons play at this screen, one after another. */
export type TableSeat = Omit<Of<typeof shape>, 'format'>;

const largest = 10_000;

/** Whose seat this is at the table; undefined where its player sits elsewhere or plays alone, and where the file cannot be read. */
export async function readTableSeat(files: Files, folder: string): Promise<TableSeat | undefined> {
  const bytes = await files.read(join(folder, tableFile), largest);
  const read = bytes.ok ? shape.parse(jsonOf(bytes.value)) : bytes;
  return read.ok ? { player: read.value.player, given: read.value.given } : undefined;
}

export const writeTableSeat = (files: Files, folder: string, seat: TableSeat): Promise<Outcome<undefined>> =>
  files.write(
    join(folder, tableFile),
    new TextEncoder().encode(stableText(shape.make({ format: 1, ...seat }))),
  );
