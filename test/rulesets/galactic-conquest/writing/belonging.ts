import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Event } from '#rulesets/galactic-conquest/game.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';

type Kind = Event['kind'];

interface Named {
  readonly seat?: SeatId;
  readonly seats?: readonly SeatId[];
  readonly unit?: UnitId;
  readonly place?: PlaceId;
}

/** Events whose squadron is not of the empire that they tell of: it raids them. */
const ofOthers: ReadonlySet<Kind> = new Set(['convoy-found', 'convoy-judged', 'system-raided']);

/** Events that tell of a hex in which their squadron need not be: it acts there, was kept from it, or has left it. */
const elsewhere: ReadonlySet<Kind> = new Set([
  ...(['bombard-ordered', 'drones-added', 'drones-struck', 'jam-ordered', 'jammed', 'ride-ordered'] as const),
  ...(['riders-flew', 'sortie-ordered', 'strike-ordered', 'tasked', 'turned-back', 'disrupted'] as const),
  ...(['hyperwarp-lost', 'officer-promoted', 'repaired', 'wings-disintegrated', 'wings-recovered'] as const),
]);

/** The code of a squadron or of the bases of a place; other units are hulls. */
const isCode = (unit: string): boolean => /^([a-z]\d|bases-)/.test(unit);

/** What does not belong together in an event: an empire that is none, a squadron of somebody else, or one that is elsewhere. */
export function belongingFaults(event: Event, before: State, after: State): readonly string[] {
  const { kind } = event;
  const { seat, seats = [], unit, place } = event as Named;
  const strange = [...(seat === undefined ? [] : [seat]), ...seats].filter(
    (one) => one !== gameMaster && before.empires[one] === undefined,
  );
  const empires = strange.map((one) => `${kind} names ${one}, who is no empire`);
  if (unit === undefined || !isCode(unit)) return empires;
  const found = [before, after].flatMap((world) => world.squadrons[unit] ?? []);
  if (found.length === 0) return [...empires, `${kind} names ${unit}, which is not a squadron`];
  const isOwn = seat === undefined || ofOthers.has(kind) || found.some((one) => one.seat === seat);
  const isThere = place === undefined || elsewhere.has(kind) || found.some((one) => one.place === place);
  return [
    ...empires,
    ...(isOwn ? [] : [`${kind} names ${unit} beside ${seat}`]),
    ...(isThere ? [] : [`${kind} names ${place}, where ${unit} is not`]),
  ];
}
