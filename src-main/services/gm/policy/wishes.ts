import type { PostWishes } from '#contract/gm/post.ts';
import { postWishes } from '#contract/gm/post.ts';
import { line, integer, object } from '#kernel/codec/shapes.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { MailPlace } from '../../../ports/mail.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { policyOf, setNoted } from './policy.ts';
import { lineFaults, serverFaults } from '../../mail/check.ts';

const memo = { wishes: 'post', place: 'post-place' } as const;
const noWishes: PostWishes = { minutes: 15 };
const placeShape = object({ box: line(800), validity: line(100), uid: integer(0, 2 ** 32) });

/** How the game is mailed; the defaults if the game master has set nothing. */
export function wishesOf(store: GameStore): PostWishes {
  const read = postWishes.parse(store.memo(memo.wishes) ?? noWishes);
  return read.ok ? read.value : noWishes;
}

/**
 * Sets how the game is mailed, without passwords. Refused: an invalid server, or one to which a password
 * would go over an open network.
 */
export function setWishes(
  store: GameStore,
  clock: Clock,
  who: string,
  wishes: PostWishes,
): Outcome<undefined> {
  const { box, server, program } = wishes;
  const faults = [
    ...(box === undefined ? [] : lineFaults(box)),
    ...(server === undefined ? [] : serverFaults(server)),
  ];
  if (faults.length > 0) return bad(faults);
  const out = server === undefined ? 'Letters are not sent by a server' : `Letters go out by ${server.host}`;
  const fetched =
    box === undefined ? 'no mailbox is checked' : `orders are fetched from the mailbox at ${box.host}`;
  setNoted(store, memo.wishes, postWishes.make(wishes), {
    at: clock.now(),
    who,
    what: `${out}; ${fetched}.${program === undefined ? '' : ` Invitations say that the program is at ${program}.`}`,
  });
  return good(undefined);
}

/** The keys of letters that are passed on from player to player begin with this. */
export const relayKey = 'relay ';
export const isRelayed = (key: string): boolean => key.startsWith(relayKey);

/** The address that players write to; undefined if there is none. */
export const addressToWrite = (store: GameStore): string | undefined =>
  store.facts.address === '' ? wishesOf(store).server?.from : store.facts.address;

/** The address by which players write to each other through the game's mailbox; undefined if they may not. */
export function relayAddress(store: GameStore): string | undefined {
  const { box, server } = wishesOf(store);
  return policyOf(store).relay === true && box !== undefined && server !== undefined
    ? addressToWrite(store)
    : undefined;
}

/** How players write to each other through the game's mailbox, in a sentence; undefined if they may not. */
export function relayHint(store: GameStore): string | undefined {
  const to = relayAddress(store);
  if (to === undefined) return undefined;
  return `To write to another player without showing your address, write to ${to} with a subject such as «${store.facts.game} to NAME: your subject», where NAME is the side they play. The game master can read it.`;
}

/** How far this mailbox has been read; undefined if the stored place belongs to another mailbox. */
export function placeIn(store: GameStore, { box }: PostWishes): MailPlace | undefined {
  const read = placeShape.parse(store.memo(memo.place));
  if (!read.ok || box === undefined || read.value.box !== nameOf(box)) return undefined;
  const { validity, uid } = read.value;
  return { validity, uid };
}

export function setPlace(store: GameStore, box: NonNullable<PostWishes['box']>, place: MailPlace): void {
  store.setMemo(memo.place, placeShape.make({ box: nameOf(box), ...place }));
}

const nameOf = ({ host, port, user, folder }: NonNullable<PostWishes['box']>): string =>
  `${user}@${host}:${port}/${folder}`;
