import type { UnitId } from '#kernel/words/ids.ts';
import { gameMaster, seatId, unitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { FederationCommander } from '#rulesets/federation-commander/game.ts';
import { boxId } from '#rulesets/federation-commander/cards/ids.ts';
import type { Ship, State } from '#rulesets/federation-commander/model/state.ts';
import type { Leave, Track } from '#rulesets/federation-commander/model/parts.ts';
import { cardOf } from '#rulesets/federation-commander/ships/ships.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { freshFreighter, freshShip } from '#rulesets/federation-commander/setup.ts';
import { board, directionName, hexName } from '#rulesets/federation-commander/map/board.ts';
import { isKnown, ownBook } from '#rulesets/federation-commander/cards/known.ts';
import type { Span } from '#rulesets/federation-commander/model/mailing.ts';
import { sinceBegun, spanNames } from '#rulesets/federation-commander/model/mailing.ts';
import { convoy, duelTurns } from '#rulesets/federation-commander/model/limits.ts';
import type { Speed } from '#rulesets/federation-commander/model/vocabulary.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import type { CaseAdapter, Facts } from '#test/support/cases/adapter.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import { orderNamed } from './caseOrders.ts';

interface GivenShip {
  readonly card: string;
  readonly seat: string;
  readonly hex: string;
  readonly facing: string;
  readonly more: readonly string[];
}
interface Given {
  readonly turn: number;
  readonly limit: number;
  readonly impulse: number;
  readonly span?: Span;
  readonly edge?: State['edge'];
  readonly isConvoy: boolean;
  readonly leaves: readonly Leave[];
  readonly ships: Readonly<Record<string, GivenShip>>;
}

const shipLine = /^ship (\S+): (\S+) of (\S+) in (\S+) facing ([A-F])(?:, (.+))?$/;

/** `ship eagle: federation-ca of federation in 1010 facing A, speed 16, turned 3`, `turn 3`, `limit 5`. */
function readGiven(lines: readonly string[]): Given {
  const ships: Record<string, GivenShip> = {};
  let [turn, limit, impulse] = [1, duelTurns, 0];
  let span: Span | undefined;
  let edge: State['edge'];
  let isConvoy = false;
  const leaves: Leave[] = [];
  for (const line of lines) {
    const [, id, card = '', seat = '', hex = '', facing = '', more] = shipLine.exec(line) ?? [];
    const [, what, number] = /^(turn|limit|impulse) (\d+)$/.exec(line) ?? [];
    const [, across, down] = /^map (\d+) by (\d+)$/.exec(line) ?? [];
    if (id !== undefined) ships[id] = { card, seat, hex, facing, more: more?.split(/,\s*/) ?? [] };
    else if (what === 'turn') turn = Number(number);
    else if (what === 'limit') limit = Number(number);
    else if (what === 'impulse') impulse = Number(number);
    else if (spanIn(line) !== undefined) span = spanIn(line);
    else if (isLeave(line)) leaves.push(leaveOf(line));
    else if (line === 'convoy') isConvoy = true;
    else if (across !== undefined) edge = { across: Number(across), down: Number(down) };
    else
      throw new CaseMistake(
        `«${line}» under GIVEN: write «ship NAME: CARD of SIDE in HEX facing A», «turn N», «limit N», «mailing half-turn», «impulse N», «convoy», «map COLUMNS by ROWS» or «leaves SIDE N to N from HEX»`,
      );
  }
  return { turn, limit, impulse, ...defined({ span, edge }), isConvoy, leaves, ships };
}

const spanIn = (line: string): Span | undefined => spanNames.find((span) => line === `mailing ${span}`);

const leavesLine = /^leaves (federation|klingon|anybody) (\d+) to (\d+) from (\S+)$/;
const isLeave = (line: string): boolean => leavesLine.test(line);

function leaveOf(line: string): Leave {
  const [, of = '', least, most, from = ''] = leavesLine.exec(line) ?? [];
  const range = { from: hexNamed(from), least: Number(least), most: Number(most) };
  return of === 'anybody' ? range : { of: seatId(of), ...range };
}

export const hexNamed = (text: string) => {
  const cell = board.names.find(text);
  if (cell === undefined) throw new CaseMistake(`«${text}» is no hex: write it as 0608`);
  return board.names.id(cell);
};

type Change = (words: readonly string[], ship: Ship) => Partial<Ship>;

const changes: Readonly<Record<string, Change>> = {
  name: (words) => ({ name: words.join(' ') }),
  speed: ([speed]) => ({ speed: Number(speed) as Speed }),
  stopped: () => ({ stopped: true }),
  reverse: () => ({ reverse: true }),
  turned: ([hexes]) => ({ turnCount: Number(hexes) }),
  slipped: ([hexes]) => ({ slipCount: Number(hexes) }),
  tokens: ([tokens]) => ({ energy: 2 * Number(tokens) }),
  shields: (left) => ({ shields: left.map(Number) }),
  disabled: (boxes) => ({ disabled: boxes.map(boxId) }),
  'all-but': (kept, ship) => ({
    disabled: cardOf(ship)
      .boxes.map(({ box }) => box)
      .filter((box) => !kept.includes(box)),
  }),
  photon: ([tube = '', track], { tracks }) => ({ tracks: { ...tracks, [tube]: track as Track } }),
  internal: () => ({ internal: true }),
  damage: ([points]) => ({
    disabled: Array.from({ length: Number(points) }, (_, at) => boxId(`point.${at + 1}`)),
  }),
  'may-pre-load': () => ({ mayPreLoad: true }),
  came: ([from = '', at]) => ({ entered: { from: hexNamed(from), at: Number(at) } }),
  partial: ([box = '', points]) => ({ partial: { box: boxId(box), points: Number(points) } }),
  arming: (arm, { allocation }) => ({ allocation: { ...allocation, arm: arm.map(boxId) } }),
  pace: ([pace], { allocation }) => ({ allocation: { ...allocation, pace: Number(pace) as Speed } }),
};

function worldShip(id: string, { card, seat, hex, facing, more }: GivenShip): Ship {
  if (!isKnown(card))
    throw new CaseMistake(
      `no card is called «${card}»; there are ${ownBook.map((one) => one.card).join(', ')} and freighter`,
    );
  if (!(seats as readonly string[]).includes(seat))
    throw new CaseMistake(`no side is called «${seat}»; there are ${seats.join(', ')}`);
  let ship: Ship = {
    ...(card === 'freighter' ? freshFreighter(id) : freshShip(seatId(seat), card, id)),
    seat: seatId(seat),
    place: hexNamed(hex),
    facing: 'ABCDEF'.indexOf(facing),
    energy: 0,
  };
  for (const part of more) {
    const [word = '', ...rest] = part.split(/\s+/);
    const change = changes[word];
    if (change === undefined)
      throw new CaseMistake(`«${part}» says nothing of a ship; there are ${keysInOrder(changes).join(', ')}`);
    ship = { ...ship, ...change(rest, ship) };
  }
  return ship;
}

function world(setup: unknown): State {
  const { turn, limit, impulse, span, edge, isConvoy, leaves, ships } = setup as Given;
  const turns = Array.from({ length: turn }, (_, at) => sinceBegun(at + 1, 1));
  const starts = impulse === 0 ? turns : [...turns, sinceBegun(turn, impulse)];
  return {
    turn,
    limit,
    ...defined({ edge, mailing: span && { span, starts } }),
    ...(isConvoy ? { convoy } : {}),
    ...(leaves.length > 0 ? { leaves } : {}),
    impulse,
    computer: [],
    declared: [],
    volleys: [],
    ships: Object.fromEntries(inOrder(ships).map(([id, ship]) => [unitId(id), worldShip(id, ship)])),
  };
}

const shipFacts = (ship: Ship): Facts => ({
  stands: `${hexName(ship.place)} ${directionName(ship.facing)}`,
  status: ship.status,
  speed: ship.speed,
  stopped: ship.stopped,
  reverse: ship.reverse,
  turned: ship.turnCount,
  slipped: ship.slipCount,
  tokens: ship.energy / 2,
  pool: ship.pool,
  disabled: ship.disabled.length,
  internal: ship.internal,
  standing: ship.standing.length,
  ...Object.fromEntries(ship.shields.map((left, at) => [`shield ${at + 1}`, left])),
  ...Object.fromEntries(inOrder(ship.tracks).map(([tube, track]) => [`photon ${tube.slice(-1)}`, track])),
  ...Object.fromEntries(
    cardOf(ship).boxes.map(({ box }) => [
      `box ${box.replace('.', ' ')}`,
      ship.disabled.includes(box) ? 'disabled' : 'works',
    ]),
  ),
  'begun repair': ship.partial === undefined ? null : ship.partial.box.replace('.', ' '),
});

const facts = ({ turn, impulse, ships, computer, levels, over, mailing }: State): Facts => ({
  turn,
  mailing: mailing?.span ?? 'turn',
  computers:
    computer.length === 0
      ? 'nobody'
      : computer.map((seat) => [seat, levels?.[seat] ?? []].flat().join(' ')).join(', '),
  impulse,
  winner: over?.winner ?? null,
  through: over?.through ?? null,
  points: { ...over?.points },
  ships: Object.fromEntries(inOrder(ships).map(([id, ship]) => [id, shipFacts(ship)])),
});

function checkFact(path: string, { ships }: State): void {
  const [group = '', thing = '', fact = ''] = path.split('.');
  if (group === 'points' && !(seats as readonly string[]).includes(thing))
    throw new CaseMistake(`no side is called «${thing}»`);
  if (group !== 'ships') return;
  const ship = ships[thing as UnitId];
  if (ship === undefined)
    throw new CaseMistake(`no ship is called «${thing}»; there are ${keysInOrder(ships).join(', ')}`);
  if (!Object.hasOwn(shipFacts(ship), fact))
    throw new CaseMistake(
      `no fact of ships is called «${fact}»; there are ${keysInOrder(shipFacts(ship)).join(', ')}`,
    );
}

/** Members in half tokens. */
const inTokens = ['cost', 'paid', 'left', 'kept', 'lost'];

/** Tokens for half tokens, letters for directions, lists with blanks between. */
function plain(value: unknown, name = ''): Facts[string] {
  if (Array.isArray(value))
    return value.every((item) => typeof item !== 'object')
      ? value.join(' ')
      : Object.fromEntries(value.map((item, at) => [String(at + 1), plain(item)]));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      inOrder(value as Readonly<Record<string, unknown>>).map(([key, item]) => [key, plain(item, key)]),
    );
  if (typeof value === 'number' && inTokens.includes(name)) return value / 2;
  if (typeof value === 'number' && name === 'facing') return directionName(value);
  return value as Facts[string];
}

/** How cases of Federation Commander are written. */
export const cases: CaseAdapter<FederationCommander> = {
  ruleset: federationCommander,
  readGiven,
  world,
  seat(name) {
    const seat = [...seats, gameMaster].find((one) => one === name.toLowerCase());
    if (seat === undefined)
      throw new CaseMistake(`no side is called «${name}»; there are ${seats.join(', ')} and ${gameMaster}`);
    return seat;
  },
  order: orderNamed,
  facts,
  checkFact,
  plainEvent: (event) => plain(event) as Facts,
  factLine(line) {
    const [, of, rest = ''] = /^(turn|impulse|mailing|winner|through|computers) (is .+)$/.exec(line) ?? [];
    if (of !== undefined) return { path: of, rest };
    const [, seat, points = ''] = /^points of (\S+) (is .+)$/.exec(line) ?? [];
    if (seat !== undefined) return { path: `points.${seat}`, rest: points };
    const [, ship, fact = '', is = ''] = /^(\S+) (.+?) (is .+)$/.exec(line) ?? [];
    return ship === undefined ? undefined : { path: `ships.${ship}.${fact}`, rest: is };
  },
};
