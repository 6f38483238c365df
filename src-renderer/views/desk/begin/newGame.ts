import type { In, Out } from '#contract/calls.ts';

export type Choices = Out<'gm.choices'>[number];
export type BeginRequest = In<'gm.begin'>;

/** The map as the form has it; of the fields, only the one that its kind needs is sent. */
export interface MapForm {
  readonly kind: BeginRequest['map']['kind'];
  readonly size: string;
  readonly seats: number;
  readonly scenario: { readonly name: string; readonly base64: string } | undefined;
}

export function requestedMap({ kind, size, seats, scenario }: MapForm): BeginRequest['map'] {
  if (kind === 'size') return { kind, size };
  if (kind === 'seats') return { kind, seats };
  return kind === 'scenario' && scenario !== undefined ? { kind, scenario: scenario.base64 } : { kind };
}

/** How many players the map has room for; for a scenario, its file says. */
export function roomOn({ kind, size, seats }: MapForm, rules: Choices | undefined): number {
  if (kind === 'size') return rules?.sizes.find(({ name }) => name === size)?.seats ?? 0;
  return kind === 'seats' ? seats : Infinity;
}

export interface SeatLine {
  readonly seat: string;
  readonly player: string;
  readonly address: string;
}

/** The lines of a pasted list that could be read, and those that could not. */
export interface PastedSeats {
  readonly seats: readonly SeatLine[];
  readonly strange: readonly string[];
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Reads a list of players, one on each line: an empire, the player and their address, separated by `=`, tabs,
 * semicolons or commas; the address may be in angle brackets, as in `Klingon Empire = Ann <ann@example.org>`.
 * An empire is given by its name, its id, or the beginning of either.
 */
export function readSeats(text: string, known: Choices['seats']): PastedSeats {
  const seats: SeatLine[] = [];
  const strange: string[] = [];
  for (const line of text
    .split(/\r?\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const [, open, inAngles] = /^([^<]*)(?:<([^<>]*)>)?/.exec(line) ?? [];
    const [name = '', ...rest] = (open ?? '').split(/[=;,\t]/).map((part) => part.trim());
    const address = inAngles?.trim() ?? rest.find((part) => part.includes('@')) ?? '';
    const player = rest.filter((part) => part !== address && part !== '').join(' ');
    const seat = seatOf(name, known);
    if (seat === undefined || seats.some((one) => one.seat === seat)) strange.push(line);
    else seats.push({ seat, player, address });
  }
  return { seats, strange };
}

function seatOf(name: string, known: Choices['seats']): string | undefined {
  const query = plain(name);
  if (query === '') return undefined;
  const exact = known.find((one) => plain(one.seat) === query || plain(one.name) === query);
  if (exact !== undefined) return exact.seat;
  const begun = known.filter((one) => plain(one.seat).startsWith(query) || plain(one.name).startsWith(query));
  return begun.length === 1 ? begun[0]?.seat : undefined;
}
