import { join } from 'node:path';
import type { Codec } from '#kernel/codec/codec.ts';
import { integer, object, text } from '#kernel/codec/shapes.ts';
import { shape } from '#kernel/codec/shape.ts';
import type { Cache } from '#main/ports/cache.ts';
import type { Files, ListedFile } from '#main/ports/files.ts';
import { jsonText } from '../json.ts';

/**
 * What was once worked out from a file, as long as the file is as it was: by `work`, from at most `most` bytes.
 * Undefined where nothing can be worked out; then it is tried again the next time.
 */
export type Memory = <T>(
  folder: string,
  file: ListedFile,
  codec: Codec<T>,
  most: number,
  work: (bytes: Uint8Array) => T | undefined | Promise<T | undefined>,
) => Promise<T | undefined>;

/** A memory in the cache. What the cache says is checked like anything from outside, and forgotten when it is nonsense. */
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

/** With the size and time of the file it came from. */
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
