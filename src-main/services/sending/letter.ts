import type { SendingWishes } from '#contract/player/sending.ts';
import type { Letter } from '#main/ports/mail.ts';

/** What a game's first mail says until the player writes his own. */
export const usualWishes: SendingWishes = {
  to: '',
  subject: 'Game {game}, turn {turn}: orders of the {empire}',
  body: 'Hello,\n\nmy orders for turn {turn} of game {game} are in the attached file {file}.\n\nGood luck to us all!\n',
};

/** Longest link that every system still hands on whole: Windows cuts at 2083 signs. */
export const longestLink = 2_000;

export interface Facts {
  readonly game: string;
  readonly turn: number;
  readonly empire: string;
  readonly file: string;
}

const filled = (template: string, facts: Facts): string =>
  template.replace(/\{(game|turn|empire|file)\}/g, (_, name: keyof Facts) =>
    String(facts[name]).replace(/\s+/g, ' '),
  );

/** The texts of the mail, with what they are about put in. */
export const textsOf = ({ to, subject, body }: SendingWishes, facts: Facts): Omit<Letter, 'file'> => ({
  to,
  subject: filled(subject, facts).slice(0, 300).toWellFormed(),
  body: filled(body, facts).slice(0, 4_000).toWellFormed(),
});

/** As RFC 6068 wants it, and stricter: nothing stays that any shell or program could take for its own. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\r?\n/g, '\r\n')).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const address = (to: string): string => encoded(to).replaceAll('%40', '@');

/** The `mailto:` link; without the body where the whole would be too long for some systems. Those of `hidden` get it without being seen by the others. */
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
