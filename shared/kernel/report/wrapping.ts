/** Characters in the longest line of a plain text: mail programs show as many. */
export const width = 78;

/** Breaks a text into lines at spaces, keeping its own line ends; the lines after the first are indented. Words that are longer than a line are not cut. */
export function wrapped(text: string, indent = '', most = width): string {
  const [first = '', ...others] = text.split('\n');
  return [
    filled(first, indent, `${indent}  `, most),
    ...others.map((line) => filled(line, `${indent}  `, `${indent}  `, most)),
  ].join('\n');
}

function filled(text: string, indent: string, following: string, most: number): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > most && line.trim() !== '') {
      lines.push(line);
      line = `${following}${word}`;
    } else {
      line = line.trim() === '' ? `${indent}${word}` : `${line} ${word}`;
    }
  }
  return [...lines, line.trim() === '' ? '' : line].join('\n');
}

/** The lines of a text; lines of more than `most` characters are cut. */
export const cut = (text: string, most = width): readonly string[] =>
  text.split('\n').flatMap((line) => pieces(line, most));

function pieces(line: string, most: number): readonly string[] {
  const signs = Array.from(line);
  if (signs.length <= most) return [line];
  const indent = /^ */.exec(line)?.[0].slice(0, Math.floor(most / 2)) ?? '';
  return [signs.slice(0, most).join(''), ...pieces(`${indent}${signs.slice(most).join('')}`, most)];
}

/** A title, underlined. */
export function heading(text: string, mark = '='): string {
  const title = wrapped(text);
  const longest = Math.max(...title.split('\n').map((line) => Array.from(line).length));
  return `${title}\n${mark.repeat(Math.min(width, longest))}`;
}

/** Money in hundredths as text, always with two decimals: `-12.05`. */
export function moneyText(hundredths: number): string {
  const whole = Math.trunc(Math.abs(hundredths) / 100);
  const rest = String(Math.abs(hundredths) % 100).padStart(2, '0');
  return `${hundredths < 0 ? '-' : ''}${whole}.${rest}`;
}

/** Tenths as text: `9.2`. */
export const tenthsText = (tenths: number): string =>
  `${tenths < 0 ? '-' : ''}${Math.trunc(Math.abs(tenths) / 10)}.${Math.abs(tenths) % 10}`;
