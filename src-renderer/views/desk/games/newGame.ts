import type { In, Out } from '#contract/calls.ts';
import { isOneAddress } from '#contract/shapes.ts';
import type { BeginningKind, BookNeed } from '#kernel/beginning.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Word } from '#kernel/picture/words.ts';
import { aWord, phraseText, plural } from '#kernel/words/phrase.ts';
import { type FileContents, textOf, toBase64 } from '../../../bridge/shell.ts';
import type { Rules } from '../../../state/rules.ts';

/** The mailbox of sign-up forms: open, or what was found in it last. */
export type FormsMail = 'open' | Out<'gm.fetchForms'> | undefined;

/** Which seats the computer leads, whether it conquers, and how well. */
export type ComputerLed = Pick<BeginRequest, 'computer' | 'conquers' | 'level'>;

export type BeginRequest = In<'gm.begin'>;

type Beginning = Rules['beginning'];

/** What the game is begun from, as the form has it; only what is needed of it is sent. */
export interface MapForm {
  readonly from: BeginRequest['map']['kind'];
  /** The kind of game that is wished; the usual one unless the ruleset has it. */
  readonly kind: string;
  /** What was changed of the usual wishes, by kind. */
  readonly wishes: Readonly<Record<string, unknown>>;
  readonly scenario: FileContents | undefined;
  /** Files of books, by the names of what the rules need. */
  readonly books: Readonly<Record<string, FileContents>>;
}
export const usualMap: MapForm = { from: 'wish', kind: '', wishes: {}, scenario: undefined, books: {} };

/** The kind of game that is wished; undefined if it is begun from something else. */
export const wishedKind = ({ from, kind }: MapForm, { kinds }: Beginning): BeginningKind | undefined =>
  from === 'wish' ? (kinds.find(({ name }) => name === kind) ?? kinds[0]) : undefined;

export const wishOf = ({ wishes }: MapForm, { name, usual }: BeginningKind): unknown => wishes[name] ?? usual;

export function requestedMap(map: MapForm, beginning: Beginning): BeginRequest['map'] {
  const wished = wishedKind(map, beginning);
  if (wished !== undefined) {
    const { values } = beginning.form(wishOf(map, wished));
    return { kind: 'wish', wish: { kind: wished.name, values } };
  }
  const { from: kind, scenario } = map;
  return kind === 'scenario' && scenario !== undefined ? { kind, scenario: scenario.base64 } : { kind };
}

const fileOf = (name: string, text: string): FileContents => ({
  name,
  base64: toBase64(new TextEncoder().encode(text)),
});

/** The scenario file of what is wished, or was before a file was chosen; or why there is none, in a sentence. */
export function scenarioTemplate(map: MapForm, beginning: Beginning, ruleset: string): FileContents | string {
  const kind = wishedKind({ ...map, from: 'wish' }, beginning);
  if (kind === undefined || beginning.scenarios === undefined) return '';
  const setup = beginning.setup(wishOf(map, kind), {});
  const written = beginning.scenarios.write(setup, openDice('template'));
  return written.ok
    ? fileOf(`${ruleset}-${kind.name}.scenario`, written.value)
    : written.fault.map((problem) => phraseText(problem.phrase)).join(' ');
}

/** The book that is taken if nobody brings another, as a file. */
export const bookTemplate = ({ name, usual = '' }: BookNeed, ruleset: string): FileContents =>
  fileOf(`${ruleset}-${name}.book`, usual);

/** The texts of the books that were chosen. */
export const textsOf = ({ books }: MapForm): Readonly<Record<string, string>> =>
  Object.fromEntries(inOrder(books).map(([name, file]) => [name, textOf(file) ?? '']));

/** What is wrong with a book that was chosen, or that none was. */
export function bookFault(map: MapForm, { name, label, usual, check }: BookNeed): string | undefined {
  const file = map.books[name];
  if (file !== undefined && textOf(file) === undefined)
    return `${file.name} is not plain text in UTF-8. Save it as UTF-8, then choose it again.`;
  const text = textsOf(map)[name] ?? usual;
  if (text === undefined) return `Choose ${label.charAt(0).toLowerCase()}${label.slice(1)}.`;
  const [wrong] = check(text);
  return wrong === undefined ? undefined : phraseText(wrong.phrase);
}

/** Why the game cannot be begun like this, in a sentence; empty where a field says so itself, and undefined if it can. */
export function faultIn(
  map: MapForm,
  beginning: Beginning,
  { seats, strange }: PastedSeats,
  words: Word,
): string | undefined {
  if (strange.length > 0) return strange.map((line) => faultOf(line, words)).join('\n');
  if (map.from === 'scenario' && map.scenario === undefined) return 'Choose the scenario file.';
  if (beginning.needs.some((need) => bookFault(map, need) !== undefined)) return '';
  const wished = wishedKind(map, beginning);
  if (wished === undefined) return undefined;
  const wish = wishOf(map, wished);
  const room = beginning.room(wish);
  if (seats.length > room)
    return `${plural(seats.length, 'player')} for ${room} ${room === 1 ? words.one : words.many}: choose a larger map.`;
  return beginning.form(wish).faults.length > 0 ? '' : undefined;
}

/** A few lines of a list of players, to show how one is written. */
export const exampleOf = ({ example }: Beginning, [one, other]: KnownSeats): string =>
  example ??
  `${one?.name ?? ''} = Ann <ann@example.org>${other === undefined ? '' : `\n${other.name} = Bob, bob@example.org`}`;

/** Every seat that such a game may have; of a scenario or the tutorial those in it, where the rules tell. */
export const seatsIn = (map: MapForm, beginning: Beginning): KnownSeats => {
  const kind = wishedKind(map, beginning) ?? beginning.kinds[0];
  const seats =
    writtenSeats(map, beginning) ?? (kind === undefined ? {} : beginning.seats(wishOf(map, kind)));
  return inOrder(seats).map(([seat, name]) => ({ seat, name }));
};

function writtenSeats(
  { from, scenario }: MapForm,
  { scenarios, tutorial }: Beginning,
): Readonly<Record<string, string>> | undefined {
  if (from === 'tutorial') return scenarios?.seats?.(tutorial?.setup);
  if (from !== 'scenario' || scenario === undefined) return undefined;
  const read = readJson(textOf(scenario) ?? '');
  return read.ok ? scenarios?.seats?.(read.value) : undefined;
}

type KnownSeats = readonly { readonly seat: string; readonly name: string }[];

export interface SeatLine {
  readonly seat: string;
  readonly player: string;
  readonly address: string;
}

/** The lines of a pasted list that could be read, and those that could not. */
export interface PastedSeats {
  readonly seats: readonly SeatLine[];
  readonly strange: readonly StrangeLine[];
}

/** A line that cannot be read: its number, from 1, and what is wrong. */
export interface StrangeLine {
  readonly number: number;
  readonly line: string;
  readonly wrong: 'seat' | 'twice' | 'address' | 'more';
  /** The part of it that is wrong. */
  readonly part: string;
}

function faultOf({ number, wrong, part }: StrangeLine, { one }: Word): string {
  const said = {
    seat:
      part === ''
        ? `it does not begin with the name of ${aWord(one)}`
        : `there is no ${one} «${part}», or more than one begins so`,
    twice: `«${part}» is named twice`,
    address: `«${part}» is not a mail address`,
    more: `«${part}» is extra text: a line holds the ${one}, the player and one mail address`,
  };
  return `Line ${number}: ${said[wrong]}.`;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Reads a list of players, one on each line: a seat, the player and their address, separated by `=`, tabs,
 * semicolons or commas; the address may be in angle brackets, as in `North = Ann <ann@example.org>`.
 * A seat is given by its name, its id, or the beginning of either.
 */
export function readSeats(text: string, known: KnownSeats): PastedSeats {
  const seats: SeatLine[] = [];
  const strange: StrangeLine[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const read = readLine(line, known);
    const wrong =
      'seat' in read && seats.some(({ seat }) => seat === read.seat)
        ? ({ wrong: 'twice', part: read.name } as const)
        : read;
    if ('wrong' in wrong) strange.push({ number: at + 1, line, ...wrong });
    else seats.push({ seat: wrong.seat, player: wrong.player, address: wrong.address });
  }
  return { seats, strange };
}

function readLine(
  line: string,
  known: KnownSeats,
): (SeatLine & { readonly name: string }) | Pick<StrangeLine, 'wrong' | 'part'> {
  const [, open = '', inAngles, behind = ''] = /^([^<]*)(?:<([^<>]*)>(.*))?$/.exec(line) ?? [undefined, line];
  const [name = '', ...rest] = open.split(/[=;,\t]/).map((part) => part.trim());
  const seat = seatOf(name, known);
  if (seat === undefined) return { wrong: 'seat', part: name };
  const parts = rest.filter((part) => part !== '');
  // Who has no name may have an address.
  const hasPlayer = parts[0] !== undefined && !parts[0].includes('@');
  const player = hasPlayer ? (parts[0] ?? '') : '';
  const written = [
    ...(hasPlayer ? parts.slice(1) : parts),
    ...(inAngles === undefined ? [] : [inAngles.trim()]),
  ];
  const [address = '', more = behind.trim()] = written;
  if (address !== '' && !isOneAddress(address)) return { wrong: 'address', part: address };
  if (more !== '') return { wrong: 'more', part: more };
  return { seat, player, address, name };
}

/** A list of players as `readSeats` reads it. Signs that separate the parts of a line are none of a name. */
export const rosterText = (players: readonly SeatLine[], known: KnownSeats): string =>
  players
    .map(({ seat, player, address }) => {
      const name = known.find((one) => one.seat === seat)?.name ?? seat;
      const who = player.replace(/[=;,\t<>@\s]+/g, ' ').trim();
      return `${name} = ${address === '' ? who : `${who} <${address}>`}`;
    })
    .join('\n');

function seatOf(name: string, known: KnownSeats): string | undefined {
  const query = plain(name);
  if (query === '') return undefined;
  const exact = known.find((one) => plain(one.seat) === query || plain(one.name) === query);
  if (exact !== undefined) return exact.seat;
  const begun = known.filter((one) => plain(one.seat).startsWith(query) || plain(one.name).startsWith(query));
  return begun.length === 1 ? begun[0]?.seat : undefined;
}
