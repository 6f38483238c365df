/** A file passed between the page and the player: contents, never paths. */
export interface FileContents {
  readonly name: string;
  readonly base64: string;
}

/** What only the browser or the desktop window can do for the page. */
export interface Shell {
  /** Lets the player choose files; empty if they cancel. */
  pickFiles(extensions: readonly string[]): Promise<readonly FileContents[]>;
  /** Hands a file to the player, as a download. */
  offerFile(file: FileContents): void;
  /** Loads the page again, which comes back to where it is. */
  loadAgain(): void;
}

/** Bytes as base64 text, with padding. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}

export const fromBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The text of a file in UTF-8, without a mark before it; undefined where its letters are not told for certain. */
export function textOf({ base64 }: Pick<FileContents, 'base64'>): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fromBase64(base64));
  } catch {
    return undefined;
  }
}

export const contentsOf = async (file: File): Promise<FileContents> => ({
  name: file.name,
  base64: toBase64(new Uint8Array(await file.arrayBuffer())),
});
