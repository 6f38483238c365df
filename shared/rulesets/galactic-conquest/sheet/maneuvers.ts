import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { everySeat } from '../map/sheets.ts';
import type { Pace, Rx, Watch } from '../model/reaction.ts';
import { paces, rxKinds, sizes } from '../model/reaction.ts';
import type { AttackIf, Lead } from '../movement/lead.ts';
import type { Plot } from '../movement/plot.ts';
import { movesOf } from '../movement/pace.ts';
import type { React } from '../movement/react.ts';
import { usualReaction } from '../movement/react.ts';
import { most } from '../reactions/shapes.ts';
import { spoken } from '../spoken.ts';

type Maneuver = React | AttackIf | Lead;

const count = String.raw`(?:at least (\d{1,3})|at most (\d{1,3})|(\d{1,3}) to (\d{1,3}))`;
/** `if at least 4xSC4 ships of Lyran Star Empire here and we have 2 times as many`. */
const condition = new RegExp(
  `^if ${count}(?:xSC([1-4]))?(?: ships?)?(?: of (.+?))? (here|near)(?: and we have (\\d) times as many)?$`,
  'i',
);

const seatCalled = (name: string): SeatId | undefined => {
  const sought = name.toLowerCase().replace(/^the\s+/, '');
  return everySeat.find((seat) => seat === sought || nameOf(seat).toLowerCase() === sought);
};

/** What a condition says, from `if` on; undefined where it is not written so. */
function watchIn(text: string): Watch | undefined {
  const [whole, least, atMost, from, to, sized, whose, where = '', odds = '0'] = condition.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const of = whose === undefined ? undefined : seatCalled(whose);
  const size = sizes.find((one) => one === sized);
  const watch = {
    near: where.toLowerCase() === 'near',
    least: Number(least ?? from ?? 0),
    most: Number(atMost ?? to ?? most.ships),
    odds: Number(odds),
    ...(of && { of }),
    ...(size && { size }),
  };
  const fits = Math.max(watch.least, watch.most) <= most.ships && (whose === undefined || of !== undefined);
  return fits ? watch : undefined;
}

function watchText({ near, of, size, least, most: atMost, odds }: Watch): string {
  const counted =
    atMost === most.ships ? `at least ${least}` : least === 0 ? `at most ${atMost}` : `${least} to ${atMost}`;
  const ships = `${size === undefined ? '' : `xSC${size}`} ships${of === undefined ? '' : ` of ${nameOf(of)}`}`;
  return `if ${counted}${ships} ${near ? 'near' : 'here'}${odds === 0 ? '' : ` and we have ${odds} times as many`}`;
}

const same = (one: Watch, other: Watch): boolean => watchText(one) === watchText(other);

const reactionLine =
  /^([A-Z]{2,3})(?: with ([A-Z0-9-]+(?:\s*,\s*[A-Z0-9-]+)*))?(?: in segment (\d{1,2}))?(?: (and stay))?(?: (if .+))?$/i;

/** `BN if at least 2 ships here`, `SS in segment 8`, `AM with H02A, BASES-D5 and stay`, `FLY and stay`; undefined where it is no reaction. */
function reactionIn(text: string): Unnumbered<React> | undefined {
  const [whole, letters = '', others = '', at = '0', stay, when] = reactionLine.exec(text) ?? [];
  const rx = rxKinds.find((one) => one === letters.toUpperCase());
  if (whole === undefined || rx === undefined || Number(at) > 12) return undefined;
  const usual = usualReaction(rx);
  const watch = when === undefined ? usual : watchIn(when);
  if (watch === undefined) return undefined;
  const { near, of, size, least, most: atMost, odds }: Watch = watch;
  return {
    kind: 'react',
    rx,
    near,
    ...(of && { of }),
    ...(size && { size }),
    least,
    most: atMost,
    odds,
    at: Number(at),
    with: others.split(/[\s,]+/).flatMap((one) => (one === '' ? [] : [unitId(one.toLowerCase())])),
    stays: stay !== undefined,
  };
}

/** Reactions, conditions of attacks and places in line, as far as a sentence gives one of them (A9.10). */
function maneuverIn(text: string): Unnumbered<Maneuver> | undefined {
  const reaction = reactionIn(text);
  if (reaction !== undefined) return reaction;
  const [, when] = /^attack only (if .+)$/i.exec(text) ?? [];
  const watch = when === undefined ? undefined : watchIn(when);
  if (watch !== undefined) return { kind: 'attack-if', ...watch };
  const [, number] = /^number (\d{1,2}) in line$/i.exec(text) ?? [];
  return number === undefined || Number(number) === 0 ? undefined : { kind: 'lead', number: Number(number) };
}

/** A sentence that `maneuverIn` reads, with its heading. */
function writeManeuver(order: Unnumbered<Maneuver>): string {
  if (order.kind === 'lead') return `Number ${order.number} in line.`;
  if (order.kind === 'attack-if') return `Attack only ${watchText(order)}.`;
  const { rx, at, stays, with: others } = order;
  return `RX.....${[
    rx,
    ...(others.length === 0 ? [] : [`with ${others.map((one) => one.toUpperCase()).join(', ')}`]),
    ...(at === 0 ? [] : [`in segment ${at}`]),
    ...(stays ? ['and stay'] : []),
    ...(same(order, usualReaction(rx)) ? [] : [watchText(order)]),
  ].join(' ')}.`;
}

/** Conditions that are no orders: a battle intensity may not depend on seeing the battle, and nothing on battle stats (A9.20, A9.30). */
export function forbidden(text: string): Phrase | undefined {
  if (!/\b(if|unless|when|while|otherwise)\b/i.test(text)) return undefined;
  if (/\bBI\b/i.test(text) || /\b(suicidal|charge|pressed|typical|nominal|regroup|evasion)\b/i.test(text))
    return phrase(
      'A battle intensity cannot depend on the course of the battle (A9.20): give one, and another one against bases, as in BI at bases = Charge.',
    );
  if (/\b(BPV|AF|DF|factors?|strength|stronger|weaker)\b/i.test(text))
    return phrase(
      'Orders cannot depend on battle stats (A9.30): count ships instead, as in Attack only if at most 3 ships here.',
    );
  return phrase(
    'A condition counts ships: RX.....BN if at least 2 ships near. Attack only if 1 to 3xSC4 ships of an empire here and we have 2 times as many.',
  );
}

const braces = /\{|\}/;
/** `R25, {S26, S27} DTM`: the hexes of a course, and where its quick moves begin; undefined where braces are not in pairs. */
export function wayIn(
  names: string,
  pace: string | undefined,
): Pick<Unnumbered<Plot>, 'way' | 'pace' | 'fast'> | undefined {
  const parts = names.match(/[{}]|[A-Z]+\d+/gi) ?? [];
  const [way, fast]: [PlaceId[], number[]] = [[], []];
  let open = false;
  for (const part of parts)
    if (!braces.test(part)) way.push(placeId(`h${part.toLowerCase()}`));
    else if ((part === '{') === open) return undefined;
    else {
      open = part === '{';
      if (open) fast.push(way.length);
    }
  if (open) return undefined;
  const form = paces.find((one) => one === pace?.toUpperCase());
  if (form === undefined && fast.length === 0) return { way };
  // Braces alone are double time, or trans-warp movement where they hold more than two hexes (D4.10, D5.11).
  const widest = Math.max(...fast.map((at, n) => (fast[n + 1] ?? way.length) - at), 0);
  const guess: Pace = widest > 3 ? 'TWM' : 'DTM';
  return { way, pace: form ?? guess, ...(fast.length > 0 && { fast }) };
}

/** The hexes of a course as `wayIn` reads them. */
export function wayText(order: Unnumbered<Plot>): string {
  const { pace, fast = [] } = order;
  if (pace === undefined) return order.way.map(hexName).join(', ');
  let at = 0;
  const moves = movesOf(order).map((hexes) => {
    const isQuick = fast.includes(at);
    at += hexes.length;
    const names = hexes.map(hexName).join(', ');
    return isQuick ? `{${names}}` : names;
  });
  return `${moves.join(', ')} ${pace}`;
}

/** Reactions that take movement points, as `Total MV` counts them: all but stops (D2.36). */
export const countsAsRx = (order: { readonly kind: string; readonly rx?: Rx }): boolean =>
  order.kind === 'react' && order.rx !== 'SS';

export const spokenManeuvers = spoken<Maneuver>({
  kinds: ['react', 'attack-if', 'lead'],
  phrases: () => [
    ...rxKinds.map((rx) => `RX.....${rx}`),
    ...['if at least 2 ships near', 'if at most 3 ships here', 'in segment 6', 'and stay'],
    ...['Attack only if at most 3 ships here.', 'Number 1 in line.'],
  ],
  read: maneuverIn,
  write: writeManeuver,
});
