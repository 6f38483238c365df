const head = /^begin [0-7]{3,4} ([^\r\n]{1,255})\r?\n/gm;

/** The files that stand in a text in uuencode, at most `most`. Every line is read once. */
export function uudecoded(
  bytes: Uint8Array,
  most: number,
): readonly { readonly name: string; readonly bytes: Uint8Array }[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const found: { name: string; bytes: Uint8Array }[] = [];
  head.lastIndex = 0;
  for (let begun = head.exec(text); begun !== null && found.length < most; begun = head.exec(text)) {
    const lines: Uint8Array[] = [];
    let at = head.lastIndex;
    for (let line = lineAt(text, at); line !== ''; line = lineAt(text, at)) {
      const made = decoded(line.trimEnd());
      if (made === undefined) break;
      lines.push(made);
      at += line.length;
    }
    head.lastIndex = at;
    if (lines.length > 0) found.push({ name: begun[1] ?? '', bytes: Buffer.concat(lines) });
  }
  return found;
}

/** A line with its end; at most as long as such lines are, so that a longer one is none. */
function lineAt(text: string, at: number): string {
  const end = text.slice(at, at + 70).indexOf('\n');
  return end < 0 ? text.slice(at, at + 70) : text.slice(at, at + end + 1);
}

/** Its first letter says how many bytes there are, and each four letters hold three; spaces at its end may be lost. */
function decoded(line: string): Uint8Array | undefined {
  const count = (line.charCodeAt(0) - 32) & 63;
  const letters = Math.ceil(count / 3) * 4;
  if (line === '' || count === 0 || count > 45 || line.length > letters + 2 || !/^[ -`]*$/.test(line))
    return undefined;
  const made = new Uint8Array((letters / 4) * 3);
  const value = (at: number): number => (line.charCodeAt(at) - 32) & 63 || 0;
  for (let group = 0; group < letters / 4; group += 1) {
    const four = [1, 2, 3, 4].reduce((sum, at) => (sum << 6) | value(group * 4 + at), 0);
    made.set([(four >> 16) & 255, (four >> 8) & 255, four & 255], group * 3);
  }
  return made.subarray(0, count);
}
