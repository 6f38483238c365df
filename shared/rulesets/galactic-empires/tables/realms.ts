import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Cite } from '#kernel/words/problem.ts';
import type { Builder } from './starships.ts';
import { inId } from './starships.ts';

/** One empire that a player may be given (GE 6845-7025). */
export interface Realm {
  readonly id: SeatId;
  readonly name: string;
  /** For unit names: `Romulan Starfleet #20`. */
  readonly adjective: string;
  /** OURS: title or name of its ruler where a scenario gives none. */
  readonly ruler: string;
  /** The series its capital builds. The rulebook says so for the Federation only (GE 6838); the others follow from the names. */
  readonly builder: Builder;
  /** The name of its capital's sector, where the rulebook has one. */
  readonly home?: string;
  /** OURS: where its chapter places it on a full map, x and y in thousandths from the upper left. */
  readonly region: readonly [number, number];
  readonly description: string;
  readonly cite: Cite;
}

/** `line` of the rulebook. */
type Row = readonly [
  name: string,
  adjective: string,
  ruler: string,
  builder: Builder,
  x: number,
  y: number,
  line: number,
  home?: string,
];

const rows: readonly (readonly [Row, description: string])[] = [
  [
    ['Species 8472 Hive', 'Hive', 'Undertow', '8472 Hive', 950, 500, 6859],
    'Grown ships from a realm of fluid space, sent out to scour away a contamination that calls itself life.',
  ],
  [
    ['Dominion Warfleet VI', 'Dominion VI', 'Envoy Vasheen', 'Dominion', 50, 50, 6867],
    'Soldiers bred for one purpose, far from their Founders and beyond any bribe. The sixth fleet was the first to arrive.',
  ],
  [
    ['Dominion Warfleet XII', 'Dominion XII', 'Envoy Torrix', 'Dominion', 150, 60, 6873],
    'A second fleet of the same mould with orders of its own. Whether it follows the others or outruns them is yours to say.',
  ],
  [
    ['Dominion Warfleet XXV', 'Dominion XXV', 'Envoy Ilmari', 'Dominion', 60, 160, 6879],
    'The last of three warfleets to cross over. It owes its sisters nothing and means to have the quadrant before they do.',
  ],
  [
    ['Cardassian Union', 'Cardassian', 'Legate Corvek', 'Cardassian', 60, 500, 6885, 'Cardassia'],
    'An ancient people under military rule, short of everything but discipline, and parties to a truce that nobody trusts.',
  ],
  [
    ['Obsidian Order', 'Obsidian', 'The Listener', 'Cardassian', 80, 620, 6891],
    'Cardassia’s listeners have stopped reporting home. They have their own shipyards now, and a file on everyone.',
  ],
  [
    ['Orion Pirates', 'Orion', 'Captain Zharra', 'Orion', 60, 940, 6897],
    'Honest merchants, as any of their captains will swear, in fast ships with very large holds and no questions asked.',
  ],
  [
    ['Efrosian Core', 'Efrosian', 'Elder Hrosk', 'Federation-b', 460, 950, 6901],
    'Children of a long winter on a world rich in metal, glad of company among the stars and stubborn when pushed.',
  ],
  [
    ['Vulcan Core', 'Vulcan', 'Minister Talenn', 'Vulcan', 500, 600, 6909],
    'Reason first, passion never. Founders of the Federation, though many of them would sooner be left to think in peace.',
  ],
  [
    ['Federation Core', 'Federation', 'President Okoro', 'Federation-a', 500, 500, 6915, 'Earth'],
    'The human worlds and their nearest friends, in the middle of everything, with the newest ships and neighbours on every side.',
  ],
  [
    ['Betazoid Core', 'Betazoid', 'Lady Merenai', 'Federation-b', 420, 420, 6921, 'Betazed'],
    'A ceremonious, quiet people who know what others feel. Centuries of calm have made them rich, and a little slow.',
  ],
  [
    ['Andoran Core', 'Andorian', 'General Thravik', 'Federation-b', 600, 500, 6929, 'Andora'],
    'Warriors who count the gain before the glory: disciplined, practical, and members of the Federation from its first days.',
  ],
  [
    ['Breen Confederacy', 'Breen', 'Warden Brokk', 'Breen', 180, 200, 6933],
    'Nobody’s allies behind closed helmets. Their privateers are never theirs, until the cargo has been counted.',
  ],
  [
    ['Ferengi Alliance', 'Ferengi', 'Magnate Drox', 'Ferengi', 500, 380, 6945, 'Ferengal'],
    'Trade with all, friendship with none. War is a cost like any other, and so is peace.',
  ],
  [
    ['Borg Unimatrix 1', 'Unimatrix 1', 'First Voice', 'Borg', 780, 50, 6951],
    'One mind in many bodies, gathered from a thousand peoples. It learns from every battle, and it is not angry with you.',
  ],
  [
    ['Borg Unimatrix 2', 'Unimatrix 2', 'Second Voice', 'Borg', 870, 50, 6959],
    'A collective cut off from the first, with the same hunger and a thought of its own.',
  ],
  [
    ['Borg Unimatrix 3', 'Unimatrix 3', 'Third Voice', 'Borg', 950, 120, 6965],
    'It has drifted to the rim and counts the stars inward. Every one of them has a number already.',
  ],
  [
    ['Borg Unimatrix 4', 'Unimatrix 4', 'Fourth Voice', 'Borg', 950, 220, 6971],
    'The youngest of the four collectives, and the nearest to peoples it has not yet tasted.',
  ],
  [
    ['Kazon Collective', 'Kazon', 'Overlord Korul', 'Kazon', 950, 700, 6977],
    'Proud clans in patched ships. What their crews lack in spare parts they make up in numbers and grudges.',
  ],
  [
    ['Reman Praetorate', 'Reman', 'Praetor Varok', 'Romulan', 780, 380, 6985],
    'The miners of the dark side have seized their masters’ shipyards and want a seat among the powers.',
  ],
  [
    ['Romulan Star Empire', 'Romulan', 'Empress Sevaia', 'Romulan', 780, 500, 6989, 'Romulus'],
    'Patience and plots behind a neutral zone. They have not fought an open war in generations, which is not to say they rested.',
  ],
  [
    ['Gorn Hegemony', 'Gorn', 'Warlord Sskath', 'Gorn', 600, 600, 6997],
    'Great lizards in great ships, at odds over treaties but at one about whose the stars will be in the end.',
  ],
  [
    ['Tholian Assembly', 'Tholian', 'Ninth Facet', 'Tholian', 540, 950, 7003],
    'Crystal beings who keep their appointments to the second and their borders to the last mile.',
  ],
  [
    ['Klingon Empire', 'Klingon', 'Chancellor Morvag', 'Klingon', 820, 820, 7009, 'Qo’noS'],
    'Honour in the hall, honour in the field. They have fought every neighbour they ever had, and drunk with most of them.',
  ],
  [
    ['House Duras', 'Duras', 'Lord Kerrak', 'Klingon', 820, 940, 7015],
    'A great Klingon house with an old claim, a long memory, and a fleet that no longer salutes the Chancellor.',
  ],
  [
    ['House Korgoroth', 'Korgoroth', 'Lady Vroka', 'Klingon', 950, 900, 7021],
    'Exiles on the rim who took the ships with them. They mean to come home by the front gate.',
  ],
];

/** All 26, in the order of their chapter. */
export const realms: readonly Realm[] = rows.map(
  ([[name, adjective, ruler, builder, x, y, line, home], description]) => ({
    id: seatId(inId(name)),
    name,
    adjective,
    ruler,
    builder,
    ...defined({ home }),
    region: [x, y],
    description,
    cite: `GE ${line}`,
  }),
);

const known: ReadonlyMap<string, Realm> = new Map(realms.map((realm) => [realm.id, realm]));

/** The realm with this id, if there is one. */
export const maybeRealm = (id: string): Realm | undefined => known.get(id);
