import { join } from 'node:path';
import type { Codec } from '#kernel/codec/codec.ts';
import { integer, object, text } from '#kernel/codec/shapes.ts';
import { shape } from '#kernel/codec/shape.ts';
import type { Cache } from '#main/ports/cache.ts';
import type { Files, ListedFile } from '#main/ports/files.ts';
import { jsonText } from '../json.ts';

/**
 * The result of `work` on a file of at most `most` bytes, remembered as long as the file does not change.
 * Undefined if `work` gives nothing; then it is tried again next time.
 */
export type Memory = <T>(
  folder: string,
  file: ListedFile,
  codec: Codec<T>,
  most: number,
  work: (bytes: Uint8Array) => T | undefined | Promise<T | undefined>,
) => Promise<T | undefined>;

/**
 * A memory in the cache. What the cache returns is checked like anything from outside, and forgotten if it is
 * invalid.
 */
export function makeMemory(files: Files, cache: Cache): Memory {
  return async (folder, file, codec, most, work) => {
    const path = join(folder, file.name);
    const before = stamped(codec).parse(jsonText(cache.read(path)));
    if (before.ok && before.value.size === file.size && before.value.changed === String(file.changed)) {
      return before.value.what;
    }
    const bytes = await files.read(path, most);
    const what = bytes.ok ? await work(bytes.value) : undefined;
    if (what === undefined) cache.forget(path);
    else {
      const entry = { size: file.size, changed: String(file.changed), what };
      cache.write(path, JSON.stringify(stamped(codec).make(entry)));
    }
    return what;
  };
}

/** A value with the size and time of its file. */
const stamped = <T>(codec: Codec<T>) =>
  object({
    size: integer(0, Number.MAX_SAFE_INTEGER),
    changed: text(40),
    what: shape<T>((raw, _path, problems) => {
      const read = codec.parse(raw);
      if (read.ok) return read.value;
      problems.push(...read.fault);
      return undefined;
    }, codec.make),
  });
