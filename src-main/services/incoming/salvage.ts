import { fromBase64 } from './decode.ts';

/** Whatever is no letter of Base64. */
const other = /[^A-Za-z0-9+/]/;

/** The Base64 with which a line begins, if it ends there or before a mark of HTML; else nothing. Searched for its end, as a long match can exhaust the stack of an expression. */
function lettersOf(line: string): string {
  const found = line.search(other);
  const stop = found < 0 ? line.length : found;
  if (stop === 0) return '';
  const filled = line.startsWith('==', stop) ? stop + 2 : line.startsWith('=', stop) ? stop + 1 : stop;
  return filled === line.length || line[filled] === '<' ? line.slice(0, filled) : '';
}

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
      const letters = lettersOf(line);
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
