import type { Actor, FilmGroup } from '#kernel/presentation.ts';
import { groupsText } from '#kernel/report/filmText.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { BattleSide, Casualty } from '../../model/battle.ts';
import { unitArg } from '../../model/words.ts';
import { stackPictures, unranked } from '../ships.ts';
import type { BattleEvent, Footage } from './parts.ts';
import { admiralGroup, enemiesOf, tenths, whole } from './parts.ts';

const fates = {
  holds: { label: 'holds the field', end: '{unit} holds the field; ships lost: {lost}.' },
  left: { label: 'retreated', end: '{unit} has retreated; ships lost: {lost}.' },
  lost: { label: 'destroyed', end: '{unit} is destroyed; ships lost: {lost}.' },
} as const;

/** The units of a battle, as they came. */
export const actorsOf = (footage: Footage): readonly Actor[] =>
  footage.joined.sides.map((side) => actorOf(footage, side));

function actorOf({ view, joined, events }: Footage, side: BattleSide): Actor {
  const { unit, owner, committed, combat, hitPoints, stacks } = side;
  const ended = events.find((event) => event.kind === 'battle-ended');
  const retreated = events.some((event) => event.kind === 'starfleet-retreated' && event.unit === unit);
  const kind = ended?.holding.includes(unit) === true ? 'holds' : retreated ? 'left' : 'lost';
  const { label, end } = fates[kind];
  const admirals = admiralGroup(side.admirals.length);
  const lost = unranked(lostBy(unit, events));
  return {
    id: unit,
    ...defined({ owner }),
    name: phrase('{unit}', { unit: unitArg(view, unit) }),
    notes: notesOf(side),
    figures: [
      { label: 'total combat', short: 'combat', number: combat, scale: whole },
      { label: 'total hit points', short: 'hit points', number: hitPoints, scale: tenths },
    ],
    listed: [...unranked(stacks), ...admirals],
    groups: [...(owner === view.me ? stackPictures(stacks) : unranked(stacks)), ...admirals],
    against: enemiesOf(joined, unit),
    endurance: hitPoints,
    ...(committed ? { stance: 'inside the defences' } : {}),
    lost,
    fate: { kind, label },
    end: phrase(end, { unit: unitArg(view, unit), lost: lostText(lost) }),
  };
}

const lostText = (lost: readonly FilmGroup[]): string => (lost.length === 0 ? 'none' : groupsText(lost));

const notesOf = ({ leader, committed, retreatLevel }: BattleSide): readonly Phrase[] => [
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

const lostBy = (
  unit: BattleSide['unit'],
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
