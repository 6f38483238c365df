import type { Event } from '#rulesets/galactic-empires/game.ts';
import type { Books } from './books.ts';
import { battles } from './keeping/battles.ts';
import { diplomacy } from './keeping/diplomacy.ts';
import type { Keep } from './keeping/entries.ts';
import { last } from './keeping/last.ts';
import { units } from './keeping/units.ts';

const keeping: Keep<Event['kind']> = { ...diplomacy, ...units, ...battles, ...last };

/** Writes one event of the ledger into the books. */
export function keep(books: Books, event: Event, phase: number): void {
  (keeping[event.kind] as (books: Books, event: Event, phase: number) => void)(books, event, phase);
}
