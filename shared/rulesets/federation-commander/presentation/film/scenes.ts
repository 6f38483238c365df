import type { UnitId } from '#kernel/words/ids.ts';
import type { ActorChange, FilmMoment, PiecePicture, Scene, Shot } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { Event } from '../../game.ts';
import type { VolleyFired } from '../../fire/dice.ts';
import type { View } from '../../model/state.ts';
import { shipsOf } from '../../model/ships.ts';
import { impulses } from '../../model/vocabulary.ts';
import { boxesIn, boxesLost } from './beginning.ts';
import { sentence } from './sentence.ts';

/** How the events of one kind are shown; those of one group that follow each other are one moment. */
interface Shown {
  readonly kind: FilmMoment['kind'];
  readonly label: string;
}

const damage: Shown = { kind: 'loss', label: 'Damage' };
const energy: Shown = { kind: 'move', label: 'Energy' };
const announced: Shown = { kind: 'move', label: 'Fire is announced' };
const speed: Shown = { kind: 'move', label: 'Speed' };
const end: Shown = { kind: 'move', label: 'End of the turn' };
const movement: Shown = { kind: 'move', label: 'Movement' };

/** Standing orders are no part of a duel; impulses divide it, and its end closes it. */
const shown: Readonly<Partial<Record<Event['kind'], Shown>>> = {
  'pre-loaded': energy,
  allocated: energy,
  accelerated: speed,
  'emergency-stopped': speed,
  moved: movement,
  'move-cancelled': movement,
  'turned-in-place': { kind: 'move', label: 'Tactical maneuvers' },
  'fire-announced': announced,
  'fire-declared': announced,
  'volley-fired': { kind: 'fire', label: 'Fire' },
  'shield-struck': damage,
  'shield-reinforced': damage,
  'volley-struck': damage,
  'boxes-disabled': damage,
  'ship-destroyed': damage,
  'energy-kept': end,
  repaired: end,
  'shield-moved': end,
  disengaged: end,
};

const leaving: Shown = { kind: 'move', label: 'Leaving the map' };

/** Whoever leaves a fixed map does so in the middle of an impulse (FC 2E1c). */
const shownAs = (event: Event): Shown | undefined =>
  event.kind === 'disengaged' && event.how !== undefined ? leaving : shown[event.kind];

interface Frame {
  readonly title: Phrase;
  readonly outcome: Phrase;
  readonly pieces: ReadonlyMap<UnitId, PiecePicture>;
}

/** The turn as it was told: what came before the impulses, the impulses in which something happened, and what came after. */
export function scenesOf(view: View, events: readonly Event[], frame: Frame): readonly Scene[] {
  const make = momentMaker(view, events, frame.pieces);
  const parts = partsOf(events).map(({ impulse, moments }): Scene => ({
    path: impulse === 0 ? [] : [{ name: 'Impulse', at: impulse }],
    ...(impulse === 0 ? {} : { of: impulses }),
    rows: [],
    moments: moments.map(make),
  }));
  const nothing = { shots: [], changes: [] };
  const first: FilmMoment = { ...nothing, kind: 'meeting', label: 'They meet', said: [frame.title] };
  const last: FilmMoment = { ...nothing, kind: 'end', label: 'The end', said: [frame.outcome] };
  return [
    { path: [], rows: [], moments: [first] },
    ...parts.filter(({ moments }) => moments.length > 0),
    { path: [], rows: [], moments: [last] },
  ];
}

interface Part {
  /** 0 outside of the impulses. */
  readonly impulse: number;
  readonly moments: readonly (readonly Event[])[];
}

function partsOf(events: readonly Event[]): readonly Part[] {
  return events.reduce<readonly Part[]>(
    (parts, event) => {
      const [before, now] = [parts.slice(0, -1), parts.at(-1)!];
      if (event.kind === 'impulse-begun') return [...parts, { impulse: event.impulse, moments: [] }];
      const as = shownAs(event);
      if (as === undefined) return parts;
      if (as === end && now.impulse > 0) return [...parts, { impulse: 0, moments: [[event]] }];
      const last = now.moments.at(-1);
      if (last !== undefined && isOneMoment(last.at(-1)!, event))
        return [...before, { ...now, moments: [...now.moments.slice(0, -1), [...last, event]] }];
      return [...before, { ...now, moments: [...now.moments, [event]] }];
    },
    [{ impulse: 0, moments: [] }],
  );
}

/** Ships that move in the same sub-pulse move together; each volley is shown by itself, with what it did. */
function isOneMoment(last: Event, next: Event): boolean {
  if (shownAs(last) !== shownAs(next) || next.kind === 'volley-fired') return false;
  if (shown[next.kind] === damage) return next.kind !== 'shield-struck';
  return !('subPulse' in last) || !('subPulse' in next) || last.subPulse === next.subPulse;
}

/** Makes moments in their order, with ships as they stand and what they have lost by then. */
function momentMaker(
  view: View,
  events: readonly Event[],
  first: ReadonlyMap<UnitId, PiecePicture>,
): (of: readonly Event[]) => FilmMoment {
  const pieces = new Map(first);
  const lost = new Map(shipsOf(view).map((named) => [named[0], boxesLost(named, events)]));
  const changed = (event: Event): readonly ActorChange[] => {
    if (event.kind === 'volley-fired')
      return event.points > 0 ? [{ actor: event.at, hit: event.points }] : [];
    if (!('ship' in event)) return [];
    const { ship } = event;
    const boxes = boxesIn(event, ship);
    lost.set(ship, (lost.get(ship) ?? 0) + boxes);
    const suffered = boxes === 0 ? {} : { suffered: lost.get(ship) ?? 0 };
    const change: ActorChange = { actor: ship, ...stood(pieces, event), ...left(event), ...suffered };
    return (change.piece ?? change.away ?? change.suffered) === undefined ? [] : [change];
  };
  return (of) => ({
    ...shownAs(of[0]!)!,
    said: of.map((event) => sentence(view, event)),
    shots: of.flatMap((event) => (event.kind === 'volley-fired' ? shotsOf(event) : [])),
    changes: of.flatMap(changed),
  });
}

/** Each weapon is a shot. */
const shotsOf = ({ ship, at, shots }: VolleyFired): readonly Shot[] =>
  shots.map(({ damage: points }) => ({ from: ship, count: 1, damage: points, at: [at] }));

function stood(pieces: Map<UnitId, PiecePicture>, event: Event): Pick<ActorChange, 'piece'> {
  if (event.kind !== 'moved' && event.kind !== 'move-cancelled' && event.kind !== 'turned-in-place')
    return {};
  const before = pieces.get(event.ship);
  if (before === undefined) return {};
  const { place, facing } = event;
  const piece: PiecePicture = { ...before, position: { kind: 'facing', place, facing } };
  pieces.set(event.ship, piece);
  return { piece };
}

function left({ kind }: Event): Pick<ActorChange, 'away'> {
  if (kind === 'ship-destroyed') return { away: 'destroyed' };
  return kind === 'disengaged' ? { away: 'disengaged' } : {};
}
