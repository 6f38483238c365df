import type { FilmMoment, Scene, SceneRow, Shot } from '#kernel/presentation.ts';
import { shortAmount, tenthsText } from '#kernel/report/wrapping.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase, phraseText } from '#kernel/words/phrase.ts';
import type { BattleRoundFought } from '../../battle/events.ts';
import type { Fire } from '../../model/battle.ts';
import { countedShips, placeArg, unitArg } from '../../model/words.ts';
import type { Footage } from './parts.ts';
import { admiralType, admiralsName, enemiesOf, lossesOf, said, sentence, tenths } from './parts.ts';

/** Tenths in a hit: fire comes in whole hits, damage taken in tenths. */
const hit = 10;

/** What a unit did and suffered in a round. */
interface Part {
  readonly unit: UnitId;
  readonly fire: readonly Fire[];
  readonly caused: number;
  /** In this round, and in all rounds so far; undefined for a unit that is not counted any more. */
  readonly taken: BattleRoundFought['taken'][number] | undefined;
}

function partsOf({ fire, taken }: BattleRoundFought): readonly Part[] {
  const units = [...new Set([...fire.map(({ unit }) => unit), ...taken.map(({ unit }) => unit)])];
  return units.map((unit) => {
    const own = fire.filter((row) => row.unit === unit);
    return {
      unit,
      fire: own,
      caused: own.reduce((sum, { damage }) => sum + damage * hit, 0),
      taken: taken.find((row) => row.unit === unit),
    };
  });
}

/** A round: everybody’s fire, then its losses and retreats. */
export function roundScene(footage: Footage, round: BattleRoundFought, of: number): Scene {
  const { view, events } = footage;
  const parts = partsOf(round);
  const ends = events.filter(
    (event) =>
      (event.kind === 'casualties-removed' || event.kind === 'starfleet-retreated') &&
      event.round === round.round,
  );
  return {
    path: [{ name: 'Round', at: round.round }],
    of,
    rows: parts.map((part) => rowOf(footage, part)),
    lines: said(view, ends),
    quiet: phrase('No ships are lost in this round.'),
    moments: [fireOf(footage, round, parts), ...endsOfRound(footage, (number) => number === round.round)],
  };
}

/** Casualties, then retreats, at the ends of rounds. */
export function endsOfRound(footage: Footage, isOf: (round: number) => boolean): readonly FilmMoment[] {
  const { view, events } = footage;
  const losses = events.flatMap((event): readonly FilmMoment[] =>
    event.kind === 'casualties-removed' && isOf(event.round)
      ? [
          {
            kind: 'loss',
            label: 'Losses',
            said: [sentence(view, event)],
            shots: [],
            changes: lossesOf(footage, event.losses),
          },
        ]
      : [],
  );
  const retreats = events.flatMap((event): readonly FilmMoment[] => {
    if (event.kind !== 'starfleet-retreated' || !isOf(event.round)) return [];
    const away = `retreated to ${placeArg(view, event.to).text}`;
    return [
      {
        kind: 'move',
        label: 'Retreat',
        said: [sentence(view, event)],
        shots: [],
        changes: [{ actor: event.unit, away }],
      },
    ];
  });
  return [...losses, ...retreats];
}

const firing = ({ type, ships }: Fire): string =>
  type === undefined ? `${ships} ${admiralsName(ships)}` : phraseText(countedShips(ships, type));
const short = (amount: number): string => shortAmount(amount, tenths);

function rowOf({ view, joined }: Footage, { unit, fire, caused, taken }: Part): SceneRow {
  const side = joined.sides.find((one) => one.unit === unit);
  const [suffered, total, most] = [taken?.damage ?? 0, taken?.total ?? 0, side?.hitPoints ?? 0];
  const args = { unit: unitArg(view, unit) };
  return {
    actor: unit,
    did:
      fire.length === 0
        ? phrase('{unit} does not fire', args)
        : phrase('{unit} causes {damage} damage', { ...args, damage: short(caused) }),
    parts: fire.map((row) => ({ label: firing(row), value: short(row.damage * hit) })),
    cells: [
      { value: short(caused), strong: true },
      { value: short(suffered) },
      {
        value: `${short(total)} of ${short(most)}`,
        percent: most === 0 ? 100 : Math.min(100, Math.round((100 * total) / most)),
      },
    ],
    then: phrase('{unit} suffers {damage} damage, in all {total} (total hit points {most})', {
      ...args,
      damage: short(suffered),
      total: short(total),
      most: tenthsText(most),
    }),
  };
}

function fireOf(footage: Footage, { round }: BattleRoundFought, parts: readonly Part[]): FilmMoment {
  const { view } = footage;
  return {
    kind: 'fire',
    label: 'Fire',
    said: [
      phrase('Round {round}.', { round }),
      ...parts
        .filter(({ fire }) => fire.length > 0)
        .map(({ unit, caused }) =>
          phrase('{unit} causes {damage} damage.', { unit: unitArg(view, unit), damage: short(caused) }),
        ),
    ],
    shots: parts.flatMap((part) => shotsOf(footage, part, parts)),
    changes: parts.flatMap(({ unit, taken }) =>
      taken === undefined ? [] : [{ actor: unit, hit: taken.damage, suffered: taken.total }],
    ),
  };
}

/** The report does not say at whom a unit fired: at its enemies that were damaged, or, where none was, at those who are there. */
function shotsOf(footage: Footage, { unit, fire }: Part, parts: readonly Part[]): readonly Shot[] {
  const enemies = enemiesOf(footage.joined, unit);
  const struck = parts.filter(({ taken }) => (taken?.damage ?? 0) > 0).map((part) => part.unit);
  const present = parts.map((part) => part.unit);
  const at = enemies.some((each) => struck.includes(each))
    ? enemies.filter((each) => struck.includes(each))
    : enemies.filter((each) => present.includes(each));
  return fire.map(({ type = admiralType, ships, damage }) => ({
    from: unit,
    group: type,
    count: ships,
    damage: damage * hit,
    at,
  }));
}
