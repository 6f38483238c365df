import type { Scale } from '../picture/scale.ts';
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

/** An amount as plain text, always with all its decimals: `-12.05`, `9.2`, `7`, `30%`. */
export function amountText(amount: number, { per, sign = '' }: Scale): string {
  const [size, digits] = [Math.abs(amount), String(per).length - 1];
  const rest = digits === 0 ? '' : `.${String(size % per).padStart(digits, '0')}`;
  return `${amount < 0 ? '-' : ''}${Math.trunc(size / per)}${rest}${sign}`;
}

/** The same without decimals where they are 0: `7`, `9.2`. */
export const shortAmount = (amount: number, scale: Scale): string =>
  amount % scale.per === 0 ? amountText(amount / scale.per, { ...scale, per: 1 }) : amountText(amount, scale);

/** Tenths as text: `9.2`. */
export const tenthsText = (tenths: number): string => amountText(tenths, { unit: '', per: 10 });
