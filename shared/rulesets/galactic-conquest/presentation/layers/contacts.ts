import type { PlaceId } from '#kernel/words/ids.ts';
import type { PiecePicture, Sight } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Contact } from '../../model/state.ts';
import { nameOf } from '../../map/seats.ts';
import { drawingOf } from '../squadrons/units.ts';

/** `cloaked presence`, `3 ships under cloak`, beside what is in the open. */
export function contactSaid(contact: Contact): Phrase {
  const { cloaked } = contact;
  if (cloaked === undefined) return openSaid(contact);
  const presence =
    cloaked === 0 ? phrase('Cloaked presence') : phrase('{count|ship|ships} under cloak', { count: cloaked });
  return contact.count === 0 ? presence : phrase('{open}; {presence}', { open: openSaid(contact), presence });
}

function openSaid({ grade, count = 0, ships = [] }: Contact): Phrase {
  if (grade < 2) return phrase('Ships are present');
  if (grade < 3) return phrase('{count|ship|ships}', { count });
  return phraseList(
    ships.map(({ seat, size, hull }) =>
      hull === undefined
        ? phrase('{seat} size class {size}', { seat: nameOf(seat), size })
        : phrase('{seat} {hull}', { seat: nameOf(seat), hull }),
    ),
    ', ',
  );
}

/** How clearly each grade shows, and its name: a mere presence, a number, sizes, hulls (C5.10). */
export const clarity = [
  { clear: 1, grade: 'Ships are present' },
  { clear: 2, grade: 'Ships are counted' },
  { clear: 3, grade: 'Empires and sizes are known' },
  { clear: 3, grade: 'Hulls are known' },
] as const;

export const sightOf = ({ grade, turn }: Contact, now: number): Sight => ({
  turn,
  ...(turn < now ? { stale: true as const } : {}),
  ...clarity[Math.max(0, Math.min(grade, clarity.length) - 1)],
});

/** Foreign ships that sensors read. */
export function contactPiece(place: PlaceId, contact: Contact, now: number): PiecePicture {
  const { ships = [] } = contact;
  const count = contact.count === 0 ? contact.cloaked || undefined : contact.count;
  const owners = [...new Set(ships.map(({ seat }) => seat))].sort();
  return {
    position: { kind: 'place', place },
    side: 'foe',
    sign: drawingOf(ships[0]?.hull),
    units: [],
    owners: owners.length === 0 ? [undefined] : owners,
    label: contact.count === 0 ? 'Cloaked presence' : 'Contact',
    ...defined({ count }),
    badges: [],
    sight: sightOf(contact, now),
  };
}

/** The squadrons of one hex that the reader knows all of. */
