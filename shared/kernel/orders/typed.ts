/** Signs that end a line somewhere: of Windows and old Macs, of other alphabets' computers, of word processors. */
// eslint-disable-next-line no-control-regex
const lineEnds = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
// eslint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const halves = /\p{Cs}/gu;

/**
 * What a box keeps of what was typed or pasted into it, so that every file can hold it: tabs become blanks, other ends of lines the
 * usual one (a blank in a box of one line), and signs that no one sees are left out, as are halves of letters. Never longer than what was typed.
 */
export function typedText(typed: string, lines: number): string {
  const whole = typed
    .replace(lineEnds, '\n')
    .replaceAll('\t', ' ')
    .replace(unwritable, '')
    .replace(halves, '');
  return lines > 1 ? whole : whole.replaceAll('\n', ' ');
}
