import type { SeatId } from '#kernel/ids.ts';
import { seatId } from '#kernel/ids.ts';
import type { Cite } from '#kernel/problem.ts';
import type { Builder } from './starships.ts';

/** One empire that a player may be given (GE 6845-7025). */
export interface Realm {
  readonly id: SeatId;
  readonly name: string;
  /** For unit names: `Romulan Starfleet #20`. */
  readonly adjective: string;
  /** OURS: title or name of its ruler where nobody gave one. */
  readonly ruler: string;
  /** The series its capital builds. Stated for the Federation only (GE 6838); else it follows the names. */
  readonly builder: Builder;
  /** The name of its capital's sector, where the rulebook has one. */
  readonly home?: string;
  /** OURS: where on a whole map its chapter puts it, x and y in thousandths from the upper left. */
  readonly region: readonly [number, number];
  readonly description: string;
  readonly cite: Cite;
}

type Row = readonly [
  id: string, name: string, adjective: string, ruler: string, builder: Builder, home: string | undefined,
  x: number, y: number, cite: Cite, description: string,
];

const rows: readonly Row[] = [
  ['species-8472-hive', 'Species 8472 Hive', 'Hive', 'Undertow', '8472 Hive', undefined, 950, 500, 'GE 6859',
    'Grown ships from a realm of fluid space, sent out to scour away a contamination that calls itself life.'],
  ['dominion-warfleet-vi', 'Dominion Warfleet VI', 'Dominion VI', 'Envoy Vasheen', 'Dominion', undefined, 50, 50, 'GE 6867',
    'Soldiers bred for one purpose, far from their Founders and beyond any bribe. The sixth fleet was the first to arrive.'],
  ['dominion-warfleet-xii', 'Dominion Warfleet XII', 'Dominion XII', 'Envoy Torrix', 'Dominion', undefined, 150, 60, 'GE 6873',
    'A second fleet of the same mould with orders of its own. Whether it follows the others or outruns them is yours to say.'],
  ['dominion-warfleet-xxv', 'Dominion Warfleet XXV', 'Dominion XXV', 'Envoy Ilmari', 'Dominion', undefined, 60, 160, 'GE 6879',
    'The last of three warfleets to cross over. It owes its sisters nothing and means to have the quadrant before they do.'],
  ['cardassian-union', 'Cardassian Union', 'Cardassian', 'Legate Corvek', 'Cardassian', 'Cardassia', 60, 500, 'GE 6885',
    'An ancient people under military rule, short of everything but discipline, and parties to a truce that nobody trusts.'],
  ['obsidian-order', 'Obsidian Order', 'Obsidian', 'The Listener', 'Cardassian', undefined, 80, 620, 'GE 6891',
    'Cardassia’s listeners have stopped reporting home. They have their own shipyards now, and a file on everyone.'],
  ['orion-pirates', 'Orion Pirates', 'Orion', 'Captain Zharra', 'Orion', undefined, 60, 940, 'GE 6897',
    'Honest merchants, as any of their captains will swear, in fast ships with very large holds and no questions asked.'],
  ['efrosian-core', 'Efrosian Core', 'Efrosian', 'Elder Hrosk', 'Federation-b', undefined, 460, 950, 'GE 6901',
    'Children of a long winter on a world rich in metal, glad of company among the stars and stubborn when pushed.'],
  ['vulcan-core', 'Vulcan Core', 'Vulcan', 'Minister Talenn', 'Vulcan', undefined, 500, 600, 'GE 6909',
    'Reason first, passion never. Founders of the Federation, though many of them would sooner be left to think in peace.'],
  ['federation-core', 'Federation Core', 'Federation', 'President Okoro', 'Federation-a', 'Earth', 500, 500, 'GE 6915',
    'The human worlds and their nearest friends, in the middle of everything, with the newest ships and neighbours on every side.'],
  ['betazoid-core', 'Betazoid Core', 'Betazoid', 'Lady Merenai', 'Federation-b', 'Betazed', 420, 420, 'GE 6921',
    'A ceremonious, quiet people who know what others feel. Centuries of calm have made them rich, and a little slow.'],
  ['andoran-core', 'Andoran Core', 'Andorian', 'General Thravik', 'Federation-b', 'Andora', 600, 500, 'GE 6929',
    'Warriors who count the gain before the glory: disciplined, practical, and members of the Federation from its first days.'],
  ['breen-confederacy', 'Breen Confederacy', 'Breen', 'Warden Brokk', 'Breen', undefined, 180, 200, 'GE 6933',
    'Nobody’s allies behind closed helmets. Their privateers are never theirs, until the cargo has been counted.'],
  ['ferengi-alliance', 'Ferengi Alliance', 'Ferengi', 'Magnate Drox', 'Ferengi', 'Ferengal', 500, 380, 'GE 6945',
    'Trade with all, friendship with none. War is a cost like any other, and so is peace.'],
  ['borg-unimatrix-1', 'Borg Unimatrix 1', 'Unimatrix 1', 'First Voice', 'Borg', undefined, 780, 50, 'GE 6951',
    'One mind in many bodies, gathered from a thousand peoples. It learns from every battle, and it is not angry with you.'],
  ['borg-unimatrix-2', 'Borg Unimatrix 2', 'Unimatrix 2', 'Second Voice', 'Borg', undefined, 870, 50, 'GE 6959',
    'A collective cut off from the first, with the same hunger and a thought of its own.'],
  ['borg-unimatrix-3', 'Borg Unimatrix 3', 'Unimatrix 3', 'Third Voice', 'Borg', undefined, 950, 120, 'GE 6965',
    'It has drifted to the rim and counts the stars inward. Every one of them has a number already.'],
  ['borg-unimatrix-4', 'Borg Unimatrix 4', 'Unimatrix 4', 'Fourth Voice', 'Borg', undefined, 950, 220, 'GE 6971',
    'The youngest of the four collectives, and the nearest to peoples it has not yet tasted.'],
  ['kazon-collective', 'Kazon Collective', 'Kazon', 'Overlord Korul', 'Kazon', undefined, 950, 700, 'GE 6977',
    'Proud clans in patched ships. What their crews lack in spare parts they make up in numbers and grudges.'],
  ['reman-praetorate', 'Reman Praetorate', 'Reman', 'Praetor Varok', 'Romulan', undefined, 780, 380, 'GE 6985',
    'The miners of the dark side have seized their masters’ shipyards and want a seat among the powers.'],
  ['romulan-star-empire', 'Romulan Star Empire', 'Romulan', 'Empress Sevaia', 'Romulan', 'Romulus', 780, 500, 'GE 6989',
    'Patience and plots behind a neutral zone. They have not fought an open war in generations, which is not to say they rested.'],
  ['gorn-hegemony', 'Gorn Hegemony', 'Gorn', 'Warlord Sskath', 'Gorn', undefined, 600, 600, 'GE 6997',
    'Great lizards in great ships, at odds over treaties but at one about whose the stars will be in the end.'],
  ['tholian-assembly', 'Tholian Assembly', 'Tholian', 'Ninth Facet', 'Tholian', undefined, 540, 950, 'GE 7003',
    'Crystal beings who keep their appointments to the second and their borders to the last mile.'],
  ['klingon-empire', 'Klingon Empire', 'Klingon', 'Chancellor Morvag', 'Klingon', 'Qo’noS', 820, 820, 'GE 7009',
    'Honour in the hall, honour in the field. They have fought every neighbour they ever had, and drunk with most of them.'],
  ['house-duras', 'House Duras', 'Duras', 'Lord Kerrak', 'Klingon', undefined, 820, 940, 'GE 7015',
    'A great Klingon house with an old claim, a long memory, and a fleet that no longer salutes the Chancellor.'],
  ['house-korgoroth', 'House Korgoroth', 'Korgoroth', 'Lady Vroka', 'Klingon', undefined, 950, 900, 'GE 7021',
    'Exiles on the rim who took the ships with them. They mean to come home by the front gate.'],
];

const fromRow = ([id, name, adjective, ruler, builder, home, x, y, cite, description]: Row): Realm => ({
  id: seatId(id), name, adjective, ruler, builder, ...(home === undefined ? {} : { home }), region: [x, y], description, cite,
});

/** All 26, in the order of their chapter. */
export const realms: readonly Realm[] = rows.map(fromRow);

const known: ReadonlyMap<string, Realm> = new Map(realms.map((realm) => [realm.id, realm]));

/** The realm of this id; undefined for a stranger. */
export const maybeRealm = (id: string): Realm | undefined => known.get(id);
