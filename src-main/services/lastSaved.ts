/** What an orders file says of when it was saved. */
export interface SaveMark {
  /** The number of the save, as its library counts; absent if the program was older. */
  readonly saves?: number | undefined;
  /** The library that counts; absent if the program was older. */
  readonly library?: string | undefined;
}

/**
 * Those of one player’s files that were saved last, in the order given; several only if nothing tells them apart. OURS: each library numbers its
 * saves, and its highest number is its last. Between libraries, such as those of two computers, the later time of saving decides.
 *
 * @param when the time of saving, in any unit; files of one library are not compared by it, because a clock can be set back
 */
export function lastSaved<T extends SaveMark>(files: readonly T[], when: (file: T) => number): readonly T[] {
  const ofEach = [...Map.groupBy(files, ({ library }) => library).values()].flatMap((saved) =>
    highest(saved, ({ saves = 0 }) => saves),
  );
  const last = new Set(highest(ofEach, when));
  return files.filter((file) => last.has(file));
}

function highest<T>(files: readonly T[], of: (file: T) => number): readonly T[] {
  const most = Math.max(...files.map(of));
  return files.filter((file) => of(file) === most);
}
