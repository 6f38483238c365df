import type { SendingWishes } from '#contract/player/sending.ts';
import type { Letter } from '#main/ports/mail.ts';

/** The default subject and text for orders, until the player changes them. */
export const usualWishes: SendingWishes = {
  to: '',
  subject: 'Game {game}, turn {turn}: orders of the {seat}',
  body: 'Hello,\n\nmy orders for turn {turn} of game {game} are in the attached file {file}.\n\nGood luck to us all!\n',
};

/** Longest link that every system passes on complete: Windows cuts at 2083 characters. */
export const longestLink = 2_000;

export interface Facts {
  readonly game: string;
  readonly turn: number;
  readonly seat: string;
  readonly file: string;
}

const filled = (template: string, facts: Facts): string =>
  template.replace(/\{(game|turn|seat|file|empire)\}/g, (_, name: keyof Facts | 'empire') =>
    String(facts[name === 'empire' ? 'seat' : name]).replace(/\s+/g, ' '),
  );

/** The texts of the mail with their placeholders filled in. */
export const textsOf = ({ to, subject, body }: SendingWishes, facts: Facts): Omit<Letter, 'file'> => ({
  to,
  subject: filled(subject, facts).slice(0, 300).toWellFormed(),
  body: filled(body, facts).slice(0, 4_000).toWellFormed(),
});

/**
 * Encoded as RFC 6068 requires, and more strictly: nothing is left that a shell or program could interpret.
 */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\r?\n/g, '\r\n')).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const address = (to: string): string => encoded(to).replaceAll('%40', '@');

/**
 * The `mailto:` link; without the body if the whole would be too long for some systems. `hidden` addresses
 * get it as blind copies.
 */
export function mailtoLink({
  to,
  subject,
  body,
  hidden = [],
}: Omit<Letter, 'file'> & { readonly hidden?: readonly string[] }): {
  readonly link: string;
  readonly cut: boolean;
} {
  const head = `mailto:${address(to)}?${hidden.length === 0 ? '' : `bcc=${hidden.map(address).join(',')}&`}subject=${encoded(subject)}`;
  const whole = `${head}&body=${encoded(body)}`;
  if (whole.length <= longestLink) return { link: whole, cut: false };
  return head.length <= longestLink
    ? { link: head, cut: true }
    : { link: head.slice(0, head.indexOf('?')), cut: true };
}
