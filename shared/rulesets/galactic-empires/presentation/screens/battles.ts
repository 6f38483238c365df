import type { UnitId } from '#kernel/ids.ts';
import type {
  BattleLoss,
  BattlePicture,
  BattleRoundPicture,
  BattleSidePicture,
} from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { AnyEvent, Heard } from '#kernel/game.ts';
import type {
  BattleEnded,
  BattleJoined,
  BattleRoundFought,
  BattleSide,
  Casualty,
} from '../../model/battleEvents.ts';
import type { Event } from '../../model/events.ts';
import type { View } from '../../model/view.ts';
import { tell } from '../../tell/index.ts';
import { placeArg, shipName, unitArg } from '../../words.ts';
import { stackPictures, unranked } from '../ships.ts';

/** The battles the reader fought in, each with its rounds (GE 1692-1812). */
export function battles(view: View, heard: readonly Heard<AnyEvent>[]): readonly BattlePicture[] {
  const events = heard.map(({ event }) => event as Event);
  return events.flatMap((event) =>
    event.kind === 'battle-joined' ? [battlePicture(view, event, ofBattle(events, event.battle))] : [],
  );
}

/** Tenths in a hit: fire comes in whole hits, damage taken in tenths. */
const hit = 10;

type BattleEvent = Extract<Event, { readonly battle: string }>;

const ofBattle = (events: readonly Event[], battle: string): readonly BattleEvent[] =>
  events.filter((event): event is BattleEvent => 'battle' in event && event.battle === battle);

function battlePicture(view: View, joined: BattleJoined, events: readonly BattleEvent[]): BattlePicture {
  const rounds = events.filter((event) => event.kind === 'battle-round-fought');
  const ended = events.find((event) => event.kind === 'battle-ended');
  const last = rounds.at(-1)?.round ?? 0;
  return {
    battle: joined.battle,
    place: joined.place,
    ...(joined.across === undefined ? {} : { across: joined.across }),
    title: titleOf(view, joined),
    outcome: outcomeOf(view, ended),
    sides: joined.sides.map((side, index) =>
      sidePicture(view, side, events, { ended, enemies: enemiesOf(joined, index) }),
    ),
    before: [
      ...(joined.level === 0
        ? []
        : [phrase('The sector defences stand at level {level}.', { level: joined.level })]),
      ...said(
        view,
        events.filter(({ kind }) => kind === 'defences-damaged'),
      ),
    ],
    rounds: rounds.map((round) => roundPicture(view, joined, round, events)),
    // What becomes of wounded ships comes after the rounds; so do losses that belong to no round shown.
    after: said(
      view,
      events.filter(
        (event) =>
          event.kind === 'wound-resolved' ||
          ('round' in event && event.kind !== 'battle-round-fought' && event.round > last),
      ),
    ),
    defences: joined.level,
    siege: events.flatMap((event) =>
      event.kind === 'defences-damaged'
        ? [{ unit: event.unit, damage: event.damage, said: sentence(view, event) }]
        : [],
    ),
    wounds: events.flatMap((event) =>
      event.kind === 'wound-resolved'
        ? lossesOf(view, joined, [event.hurt]).map((loss) => ({
            loss,
            lost: event.lost,
            said: sentence(view, event),
          }))
        : [],
    ),
  };
}

const enemiesOf = ({ sides, hostile }: BattleJoined, index: number): readonly UnitId[] =>
  sides
    .filter((_, other) =>
      hostile.some((pair) => pair.includes(index) && pair.includes(other) && index !== other),
    )
    .map(({ unit }) => unit);

const titleOf = (view: View, { place, across }: BattleJoined): Phrase =>
  across === undefined
    ? phrase('Battle in {place}', { place: placeArg(view, place) })
    : phrase('Battle at the border of {place} and {across}', {
        place: placeArg(view, place),
        across: placeArg(view, across),
      });

function outcomeOf(view: View, ended: BattleEnded | undefined): Phrase {
  if (ended === undefined) return phrase('It ended without a report.');
  const { rounds, holding } = ended;
  const [first, ...others] = holding;
  if (first === undefined) return phrase('After {rounds|round|rounds} nobody holds the field.', { rounds });
  if (others.length === 0)
    return phrase('After {rounds|round|rounds} {unit} holds the field.', {
      rounds,
      unit: unitArg(view, first),
    });
  return phrase('After {rounds|round|rounds} {unit} and {others|other unit|other units} hold the field.', {
    rounds,
    unit: unitArg(view, first),
    others: others.length,
  });
}

/** What a side's picture needs from the battle as a whole. */
interface Around {
  readonly ended: BattleEnded | undefined;
  readonly enemies: readonly UnitId[];
}

function sidePicture(
  view: View,
  side: BattleSide,
  events: readonly BattleEvent[],
  { ended, enemies }: Around,
): BattleSidePicture {
  const { unit, owner, leader, committed, retreatLevel } = side;
  const retreated = events.some((event) => event.kind === 'starfleet-retreated' && event.unit === unit);
  const notes = [
    ...(leader === undefined
      ? []
      : [
          phrase('Led by {leader}: tactics {tactics}, siegecraft {siegecraft}.', {
            leader: leader.name,
            tactics: leader.tactics,
            siegecraft: leader.siegecraft,
          }),
        ]),
    committed
      ? phrase('Inside the sector defences; does not retreat.')
      : phrase('Retreat level {level}.', { level: retreatLevel }),
  ];
  return {
    unit,
    ...(owner === undefined ? {} : { owner }),
    name: phrase('{unit}', { unit: unitArg(view, unit) }),
    notes,
    combat: side.combat,
    hitPoints: side.hitPoints,
    stacks: unranked(side.stacks),
    formation: owner === view.me ? stackPictures(side.stacks) : unranked(side.stacks),
    admirals: side.admirals.length,
    enemies,
    garrison: side.unitKind === 'garrison',
    inside: committed,
    lost: unranked(lostBy(unit, events)),
    fate: ended?.holding.includes(unit) === true ? 'holds' : retreated ? 'retreated' : 'destroyed',
  };
}

const lostBy = (
  unit: UnitId,
  events: readonly BattleEvent[],
): readonly { readonly type: NonNullable<Casualty['type']>; readonly count: number }[] =>
  events
    .flatMap((event): readonly Casualty[] =>
      event.kind === 'casualties-removed'
        ? event.losses
        : event.kind === 'wound-resolved' && event.lost
          ? [event.hurt]
          : [],
    )
    .flatMap(({ unit: whose, type, count }) =>
      whose === unit && type !== undefined ? [{ type, count }] : [],
    );

/** Losses by unit, in the order of the report; by rank for the reader's own units. */
function lossesOf(view: View, { sides }: BattleJoined, losses: readonly Casualty[]): readonly BattleLoss[] {
  return [...Map.groupBy(losses, ({ unit }) => unit)].map(([unit, lost]) => {
    const own = sides.some((side) => side.unit === unit && side.owner === view.me);
    const ships = lost.flatMap(({ type, count, rank }) =>
      type === undefined ? [] : [{ type, count, rank }],
    );
    const admirals = lost.reduce((sum, { type, count }) => (type === undefined ? sum + count : sum), 0);
    return { unit, stacks: own ? stackPictures(ships) : unranked(ships), admirals };
  });
}

function roundPicture(
  view: View,
  joined: BattleJoined,
  { round, fire, taken }: BattleRoundFought,
  events: readonly BattleEvent[],
): BattleRoundPicture {
  const units = [...new Set([...fire.map(({ unit }) => unit), ...taken.map(({ unit }) => unit)])];
  return {
    round,
    fire: units.map((unit) => {
      const shots = fire
        .filter((row) => row.unit === unit)
        .map(({ type, ships, damage }) => ({
          name: type === undefined ? (ships === 1 ? 'admiral' : 'admirals') : shipName(type),
          ships,
          damage: damage * hit,
        }));
      const suffered = taken.find((row) => row.unit === unit);
      return {
        unit,
        shots,
        caused: shots.reduce((sum, { damage }) => sum + damage, 0),
        suffered: suffered?.damage ?? 0,
        total: suffered?.total ?? 0,
      };
    }),
    lines: said(
      view,
      events.filter(
        (event) =>
          (event.kind === 'casualties-removed' || event.kind === 'starfleet-retreated') &&
          event.round === round,
      ),
    ),
    removals: events.flatMap((event) =>
      event.kind === 'casualties-removed' && event.round === round
        ? [{ losses: lossesOf(view, joined, event.losses), said: sentence(view, event) }]
        : [],
    ),
    retreats: events.flatMap((event) =>
      event.kind === 'starfleet-retreated' && event.round === round
        ? [{ unit: event.unit, to: event.to, said: sentence(view, event) }]
        : [],
    ),
  };
}

const say = (view: View, event: Event): Phrase | undefined =>
  (tell[event.kind] as { say(event: Event, view: View): Phrase | undefined }).say(event, view);
const said = (view: View, events: readonly Event[]): readonly Phrase[] =>
  events.flatMap((event) => say(view, event) ?? []);
const sentence = (view: View, event: Event): Phrase => say(view, event) ?? phrase('');
