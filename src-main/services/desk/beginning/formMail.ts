import { join } from 'node:path';
import type { In, Out } from '#contract/calls.ts';
import type { MailBox } from '#contract/gm/post.ts';
import { mailBox } from '#contract/gm/post.ts';
import { unreadable } from '#contract/refusals/mail.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { integer, line, object, optional } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { MailPlace } from '../../../ports/mail.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { wishesOf } from '../../gm/policy/wishes.ts';
import { jsonOf } from '../../json.ts';
import { boxPasswordFile } from '../../library/places.ts';
import { lineFaults } from '../../mail/check.ts';
import { tryBox } from '../../mail/trial.ts';
import { makeQueue } from '../../queue.ts';
import { makePasswords, type Passwords } from '../../sending/passwords.ts';
import { takeMailedForms } from '../../signUp/mailed.ts';
import type { DeskHandlers, DeskParts } from '../deskParts.ts';
import { formMailFolder, makeFormShelf } from '../forms/shelf.ts';
import { takeForms } from './signUps.ts';

type Names = 'gm.formsBox' | 'gm.tryFormsBox' | 'gm.fetchForms';

/** The mailbox and how far it was read. */
const boxShape = object({
  box: mailBox,
  place: optional(object({ validity: line(100), uid: integer(0, 2 ** 32) })),
});
type Stored = Of<typeof boxShape>;
/** How far back a mailbox is read that was never looked into: players sign up weeks before a game begins. OURS. */
const daysBack = 90;

/** Handles the fetching of sign-up forms by mail, for games that are not begun yet. */
export function makeFormMailHandlers(parts: DeskParts): Pick<DeskHandlers, Names> {
  const { files, keyring, trial } = parts;
  const passwords = makePasswords(files, keyring, boxPasswordFile);
  const inTurn = makeQueue();
  const passwordFor = ({ box, password }: In<'gm.tryFormsBox'>): Promise<string | undefined> =>
    password === undefined ? passwords.of(formMailFolder(parts), box) : Promise.resolve(password);
  return {
    'gm.formsBox': async () => {
      const { box } = (await stored(parts)) ?? { box: await someBox(parts) };
      return good({
        ...(box === undefined ? {} : { box }),
        hasPassword: box !== undefined && (await passwords.of(formMailFolder(parts), box)) !== undefined,
        keepsPasswords: await keyring.works(),
      });
    },
    'gm.tryFormsBox': async (asked) => tryBox(trial, asked.box, await passwordFor(asked)),
    'gm.fetchForms': (asked) =>
      inTurn(async () => fetchForms(parts, passwords, asked, await passwordFor(asked))),
  };
}

async function stored({ files, games }: DeskParts): Promise<Stored | undefined> {
  const bytes = await files.read(pathOf({ games }), 100_000);
  const read = bytes.ok ? boxShape.parse(jsonOf(bytes.value)) : bytes;
  return read.ok ? read.value : undefined;
}

const pathOf = (parts: Pick<DeskParts, 'games'>): string => join(formMailFolder(parts), 'mailbox.json');

/** The mailbox of some game on the desk: of one game master, the next game usually has the same. */
async function someBox({ games }: DeskParts): Promise<MailBox | undefined> {
  const names = await games.names();
  for (const game of names.ok ? names.value : []) {
    const found = await games.use(game, ({ store }) => good(wishesOf(store).box));
    if (found.ok && found.value !== undefined) return found.value;
  }
  return undefined;
}

async function fetchForms(
  parts: DeskParts,
  passwords: Passwords,
  { ruleset, box, password: typed }: In<'gm.fetchForms'>,
  password: string | undefined,
): Promise<Outcome<Out<'gm.fetchForms'>>> {
  const faults = lineFaults(box);
  if (faults.length > 0) return bad(faults);
  if (password === undefined) return bad([unreadable('password-wanted', { user: box.user })]);
  const folder = formMailFolder(parts);
  const before = await stored(parts);
  const place = before !== undefined && stableText(before.box) === stableText(box) ? before.place : undefined;
  const { clock, sealing } = parts.ports;
  const now = clock.now();
  const since = new Date(Date.parse(now) - daysBack * 86_400_000).toISOString();
  const [said, shelf]: [string[], ReturnType<typeof makeFormShelf>] = [[], makeFormShelf(parts)];
  const looked = await parts.fetcher.fetch(box, password, place, since, async (mail) => {
    const taken = await takeMailedForms({ sealing, now, rulesets: parts.rulesets }, shelf, mail);
    said.push(...taken.said);
    return taken.dealt;
  });
  if (!looked.ok) {
    const isStale = typed === undefined && looked.fault.some(({ code }) => code === 'wrong-password');
    if (isStale) await passwords.set(folder, box, '');
    return looked;
  }
  const noted = await keepBox(parts, box, looked.value);
  if (!noted.ok) return noted;
  const kept = typed === undefined ? good(undefined) : await passwords.set(folder, box, typed);
  if (!kept.ok) return kept;
  const known = await takeForms(parts, ruleset, []);
  return known.ok ? good({ ...known.value, said: [...said, ...known.value.said] }) : known;
}

const keepBox = (parts: DeskParts, box: MailBox, place: MailPlace): Promise<Outcome<undefined>> =>
  parts.files.write(
    pathOf(parts),
    new TextEncoder().encode(stableText(boxShape.make({ box, place: { ...place } }))),
  );
