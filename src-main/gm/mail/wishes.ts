import type { MailBox, PostWishes } from '#contract/gm/post.ts';
import { mailBox, postWishes } from '#contract/gm/post.ts';
import { Stop } from '../io.ts';
import type { MailOptions } from './options.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';
import { defined } from '#kernel/words/defined.ts';

/** The mail settings with the given changes; undefined if none were given. */
export function newWishes(
  now: PostWishes,
  { imap, smtp, from, program, minutes }: MailOptions,
): PostWishes | undefined {
  if ([imap, smtp, from, program, minutes].every((given) => given === undefined)) return undefined;
  const { box, server, minutes: usual } = now;
  const serverNow =
    smtp === undefined
      ? server
      : smtp === 'never'
        ? undefined
        : { from: server?.from ?? from ?? '', ...place(smtp) };
  const boxNow =
    imap === undefined ? box : imap === 'never' ? undefined : { ...place(imap), folder: folderIn(imap) };
  const programNow = program === undefined ? now.program : program === 'never' ? undefined : program;
  const raw = {
    ...defined({ program: programNow }),
    minutes: minutes === undefined ? usual : numbersIn([minutes])[0],
    ...defined({ box: boxNow }),
    ...(serverNow === undefined ? {} : { server: { ...serverNow, ...defined({ from }) } }),
  };
  const read = postWishes.parse(raw);
  if (read.ok) return read.value;
  throw new Stop([unreadable('no-such-mail'), ...read.fault]);
}

/** The mailbox that a web address stands for. */
export function boxAt(url: string): MailBox {
  const read = mailBox.parse({ ...place(url), folder: folderIn(url) });
  if (read.ok) return read.value;
  throw new Stop([unreadable('no-such-mail'), ...read.fault]);
}

function place(url: string): {
  readonly host: string;
  readonly port: number;
  readonly security: string;
  readonly user: string;
} {
  const read = /^(tls|starttls|none):\/\/(?:([^/]*)@)?(\[[0-9a-f:.]+\]|[^/:@]+):(\d{1,5})(?:\/.*)?$/i.exec(
    url,
  );
  if (read === null)
    throw new Stop([unreadable('bad-place', { url: url.replace(/:[^/@:]*@/, ':\u2022\u2022\u2022@') })]);
  const [, security = '', user = '', host = '', port = ''] = read;
  if (/:/.test(user)) throw new Stop([unreadable('password-in-words')]);
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port: Number(port),
    security: security.toLowerCase(),
    user: decoded(user),
  };
}

const folderIn = (url: string): string => decoded(/^[a-z]+:\/\/[^/]*\/(.+)$/i.exec(url)?.[1] ?? 'INBOX');

/** Undoes percent encoding, such as `%40` for @. A text that is not properly encoded is left as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function numbersIn(texts: readonly string[] = []): readonly number[] {
  return texts.map((text) => {
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    throw new Stop([
      unreadable('no-number', {
        text,
      }),
    ]);
  });
}
