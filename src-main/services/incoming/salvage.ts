import { fromBase64 } from './decode.ts';

/**
 * Base64 files that begin with `start`, in a mail with damaged structure, quoted or not, also between marks of HTML: at most `files`.
 * Every byte is read once, up to a limit of lines.
 */
export function salvaged(
  bytes: Uint8Array,
  start: string,
  limits: { readonly files: number; readonly lines: number },
): readonly Uint8Array[] {
  // Of the last letters only part of the bits is known.
  const begin = Buffer.from(start)
    .toString('base64')
    .slice(0, Math.floor((start.length * 4) / 3));
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const found: Uint8Array[] = [];
  const end = /\r\n|\r|\n/g;
  let lines = 0;
  for (let at = text.indexOf(begin); at >= 0 && found.length < limits.files; at = text.indexOf(begin, at)) {
    const first = at;
    while (at < text.length && lines < limits.lines) {
      end.lastIndex = at;
      const stop = end.exec(text);
      const line = text
        .slice(at, stop?.index)
        .replace(/^[>\s]+/, '')
        .trimEnd();
      // The start of another file ends this one.
      if (at > first && line.startsWith(begin)) break;
      const letters = /^[A-Za-z0-9+/]+={0,2}(?=<|$)/.exec(line)?.[0] ?? '';
      if (letters === '') break;
      lines += 1;
      if (letters.length < line.length) {
        at += text.slice(at, stop?.index).indexOf('<');
        break;
      }
      at = stop === null ? text.length : end.lastIndex;
      if (line.endsWith('=')) break;
    }
    found.push(fromBase64(Buffer.from(text.slice(first, at), 'latin1')));
    if (at === first) return found;
  }
  return found;
}
