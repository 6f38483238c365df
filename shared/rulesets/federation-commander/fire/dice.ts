import { integer, list, object, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, everybody, placed } from '../declare.ts';
import { rangeOf } from '../map/board.ts';
import { aimFields, amount, hexes, shield, ship } from '../model/parts.ts';
import type { Declaration, State, View } from '../model/state.ts';
import { aimNames, shipName } from '../model/words.ts';
import { firingNow, shipOf } from './engaging.ts';
import { readDie, scoreOf } from './firing.ts';
import { shieldsStruck } from './lines.ts';

/** A weapon that fired. */
const shot = object({
  ...aimFields,
  /** As the tables read it. */
  die: integer(1, 6),
  /** As it fell, where it is read as another (FC 5A2b). */
  fell: optional(integer(1, 6)),
  damage: amount,
});

export const volleyFired = event('volley-fired', {
  fields: {
    ...placed,
    at: ship,
    range: hexes,
    shots: list(shot, 99),
    points: amount,
    sides: list(shield, 2),
  },
  by: 'rules',
  hears: everybody,
  say: (happened, view) =>
    phrase('{ship} scores {points|point|points} on {target} at range {range}. {shots}.', {
      ship: shipName(view, happened.ship),
      target: shipName(view, happened.at),
      range: happened.range,
      points: happened.points,
      shots: phraseList(
        happened.shots.map((one) =>
          phrase(
            one.fell === undefined
              ? '{weapon} rolls {die}: {damage}'
              : '{weapon} rolls {fell}, read as {die}: {damage}',
            {
              weapon: aimNames(view, happened.ship, [one]),
              die: one.die,
              fell: one.fell ?? one.die,
              damage: one.damage,
            },
          ),
        ),
        '; ',
      ),
    }),
  // The tubes that fired are empty; points that were scored wait to be marked.
  apply(draft, { ship: firer, at, shots, points, sides }) {
    draft.declared = draft.declared.map((one) =>
      one.ship === firer && one.at === at ? { ...one, rolled: true } : one,
    );
    change(draft.ships, firer, ({ tracks }) => ({
      tracks: {
        ...tracks,
        ...Object.fromEntries(shots.filter(({ as }) => as === 'phot').map(({ weapon }) => [weapon, 'empty'])),
      },
    }));
    const waits = { shield: 0, reinforced: 0, internal: 0 } as const;
    if (points > 0) draft.volleys = [...draft.volleys, { ship: firer, at, points, sides, ...waits }];
  },
});
export type VolleyFired = EventIn<typeof volleyFired>;

type Rolling = Room<State, View, never, VolleyFired>;

/** Of the ships that fire now, at the targets that they have named. All dice of an impulse are rolled before any damage is marked: whatever fires, fires (FC 4A1). OURS: volleys are resolved in the order of their dice. */
export function rollDice(turn: Turn<Rolling>): void {
  for (const [id] of firingNow(turn.state, shipOf(turn.path)))
    for (const declared of turn.state.declared)
      if (declared.ship === id && declared.rolled !== true) roll(turn, declared);
}

function roll(turn: Turn<Rolling>, { ship: id, at, aims: of }: Declaration): void {
  const [own, target] = [turn.state.ships[id], turn.state.ships[at]];
  if (own === undefined || target === undefined) return;
  const range = rangeOf(own.place, target.place);
  const shots = of.map((aim) => {
    const die = turn.draw.fork(id, at, aim.weapon).int(6);
    const read = readDie(own, die);
    const damage = scoreOf(own, aim, range, die);
    return { ...aim, die: read, ...(read === die ? {} : { fell: die }), damage };
  });
  turn.happen(
    volleyFired.of({
      ship: id,
      place: own.place,
      at,
      range,
      shots,
      points: sumOf(shots.map(({ damage }) => damage)),
      sides: shieldsStruck(target, own),
    }),
  );
}
