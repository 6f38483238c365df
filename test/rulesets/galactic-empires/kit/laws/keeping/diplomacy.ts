import { shipsIn } from '../books.ts';
import type { Keep } from './entries.ts';
import { empireOf, gone, key, member, must, nothing, pays, relate, sectorOf } from './entries.ts';

/** What empires are to each other, and what they let each other do. */
export const diplomacy: Keep<
  | 'status-changed'
  | 'leadership-changed'
  | 'war-declared'
  | 'acceptance-changed'
  | 'passage-changed'
  | 'permission-changed'
  | 'permission-bought'
  | 'permission-dropped'
  | 'ruler-renamed'
  | 'peace-established'
  | 'alliance-cancelled'
  | 'alliance-formed'
  | 'info-sharing-changed'
  | 'espionage-made'
  | 'ambassador-sent'
  | 'empire-defeated'
  | 'victory-reached'
  | 'reports-shared'
> = {
  'status-changed': (books, event) => void (empireOf(books, event, event.seat).status = event.status),
  'leadership-changed': (books, event) => void (empireOf(books, event, event.seat).computer = event.computer),
  'war-declared': (books, event) => {
    // Two who declare war on each other in one turn are at war by the first declaration.
    const before = books.relations.get(key(event.by, event.on));
    relate(books, event, event.by, event.on, before === 'war' ? 'war' : undefined, 'war');
    for (const [host, guest] of [
      [event.by, event.on],
      [event.on, event.by],
    ] as const) {
      empireOf(books, event, host).passage.delete(guest);
      for (const sector of books.sectors.values()) if (sector.owner === host) sector.permitted.delete(guest);
    }
  },
  'acceptance-changed': (books, event) =>
    member(empireOf(books, event, event.seat).refuses, event.from, !event.accepts),
  'passage-changed': (books, event) =>
    member(empireOf(books, event, event.seat).passage, event.to, event.granted),
  'permission-changed': (books, event) => {
    const sector = sectorOf(books, event, event.place);
    must(books, sector.owner === event.seat, event, 'the sector is not the giver’s');
    member(sector.permitted, event.to, event.granted);
  },
  'permission-bought': (books, event) => {
    must(
      books,
      sectorOf(books, event, event.place).owner === undefined,
      event,
      'the sector is not independent',
    );
    pays(books, event, event.seat, -event.cost);
    sectorOf(books, event, event.place).permitted.add(event.seat);
  },
  'permission-dropped': (books, event) => {
    must(
      books,
      sectorOf(books, event, event.place).permitted.delete(event.seat),
      event,
      'there was no permission',
    );
  },
  'ruler-renamed': (books, event) => void (empireOf(books, event, event.seat).ruler = event.name),
  'peace-established': (books, event) => relate(books, event, ...event.seats, 'war', undefined),
  'alliance-cancelled': (books, event) => {
    // As with wars: two who cancel in one turn have both cancelled.
    relate(
      books,
      event,
      event.by,
      event.with,
      books.cancelled.has(key(event.by, event.with)) ? undefined : 'alliance',
      undefined,
    );
    books.cancelled.add(key(event.by, event.with));
  },
  'alliance-formed': (books, event) => relate(books, event, ...event.seats, undefined, 'alliance'),
  'info-sharing-changed': (books, event) =>
    member(empireOf(books, event, event.seat).sharesInfo, event.with, event.shares),
  'espionage-made': (books, event) => pays(books, event, event.seat, -event.cost),
  'ambassador-sent': (books, event) =>
    must(books, event.seat !== event.to && books.empires.has(event.to), event, 'nobody is told'),
  'empire-defeated': (books, event) => {
    empireOf(books, event, event.seat).defeated = true;
    must(
      books,
      ![...books.sectors.values()].some(({ owner }) => owner === event.seat),
      event,
      'it owns a sector',
    );
    for (const [id, unit] of [...books.units]) {
      if (unit.owner !== event.seat) continue;
      must(books, shipsIn(unit) === 0, event, `${id} has ships`);
      gone(books, id);
    }
  },
  'victory-reached': nothing,
  'reports-shared': (books, event) =>
    must(
      books,
      empireOf(books, event, event.from).sharesInfo.has(event.seat),
      event,
      'nothing is shared with it',
    ),
};
