import type { AnyEvent, Heard } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { ActorChange, Film, Scene, SceneRow } from '#kernel/presentation.ts';
import { battlesIn } from '#kernel/game/heard.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { RoundSide } from '../../model/combat.ts';
import type { BattleJoined } from '../../encounters/joining.ts';
import type { Event } from '../../game.ts';
import type { RoundFought } from '../../battles/events.ts';
import type { View } from '../../model/view.ts';
import { enduranceOf } from '../../sidcors/factors.ts';
import { labelOf } from '../../map/board.ts';
import { scenarioNames } from '../../sidcors/table.ts';
import { tell } from '../../game.ts';
import type { BattleEvent } from './cast.ts';
import { actorOf, broughtBy, lostBy, points } from './cast.ts';
import { groundFilms } from './ground.ts';
import { endOf, lossesOf, meetingOf, rowBy, still } from './scenes.ts';

/** The battles that the reader fought in, round by round, or as a table elsewhere ended them (VB 323, 331), and after them those on the ground. */
export function films(view: View, heard: readonly Heard<AnyEvent>[]): readonly Film[] {
  const all = heard as readonly Heard<Event>[];
  const inSpace = battlesIn(all).flatMap((events) => {
    const joined = events.find((event) => event.kind === 'battle-joined');
    return joined === undefined ? [] : [filmOf(view, joined, events)];
  });
  return [...inSpace, ...groundFilms(view, all)];
}

/** A round, or a battle at a table, with what came of it. */
interface Part {
  readonly fought?: RoundFought;
  readonly events: readonly BattleEvent[];
}

/** Losses follow the round that they belong to. */
function partsOf(events: readonly BattleEvent[]): readonly Part[] {
  return events.reduce<readonly Part[]>((parts, event) => {
    if (event.kind === 'round-fought') return [...parts, { fought: event, events: [] }];
    if (event.kind === 'battle-brought-in') return [...parts, { events: [event] }];
    const last = parts.at(-1);
    return last === undefined || event.kind === 'battle-joined' || event.kind === 'battle-over'
      ? parts
      : [...parts.slice(0, -1), { ...last, events: [...last.events, event] }];
  }, []);
}

function filmOf(view: View, joined: BattleJoined, events: readonly BattleEvent[]): Film {
  const { battle, place, seat, to, scenario } = joined;
  const title = phrase('{scenario} at {sector}', {
    scenario: scenarioNames[scenario],
    sector: labelOf(place),
  });
  const over = events.find((event) => event.kind === 'battle-over');
  const outcome = over === undefined ? phrase('The battle is not over.') : sentence(view, over);
  const parts = partsOf(events);
  return {
    battle,
    place,
    title,
    outcome,
    nobodies: 'Nobody',
    stage: { kind: 'ranks', backdrop: scenario === 'defensive' ? 'planet' : 'open' },
    cast: [actorOf(joined, events, seat), actorOf(joined, events, to)],
    damage: { label: 'Damage Points', scale: points },
    table: {
      actor: 'Force',
      parts: 'Intensity and die',
      then: 'At the end of the round',
      cells: ['Attack factors', 'Damage Coefficient', 'Damage Points', 'Total suffered'],
    },
    scenes: [
      meetingOf(sentence(view, joined)),
      ...parts.map((_, at) => sceneOf(view, joined, parts, at)),
      endOf(outcome, leavers(joined, events)),
    ],
  };
}

/** Whoever has units left and does not hold the field has left it. */
function leavers(joined: BattleJoined, events: readonly BattleEvent[]): readonly ActorChange[] {
  return [joined.seat, joined.to].flatMap((seat) => {
    const { fate } = actorOf(joined, events, seat);
    return fate.kind === 'left' ? [{ actor: seat, away: fate.label }] : [];
  });
}

function sceneOf(view: View, joined: BattleJoined, parts: readonly Part[], at: number): Scene {
  const { fought, events } = parts[at] as Part;
  const lines = events.map((event) => sentence(view, event));
  const quiet = phrase('No unit is crippled or destroyed this round.');
  const losses = lossesOf(
    lines,
    quiet,
    [joined.seat, joined.to].map((seat) => changeOf(joined, parts, at, seat)),
  );
  if (fought === undefined)
    return { ...still, lines, moments: [{ ...losses, said: lines, label: 'At the table' }] };
  const { round, sides } = fought;
  return {
    path: [{ name: 'Round', at: round }],
    of: parts.length,
    lines,
    quiet,
    rows: sides.map((side) => rowOf(joined, parts, at, side)),
    moments: [
      {
        kind: 'fire',
        label: 'Fire',
        changes: [],
        said: [sentence(view, fought)],
        shots: sides.map(({ seat, damage }) => ({
          from: seat,
          count: (joined.forces[seat] ?? []).length,
          damage,
          at: [otherOf(joined, seat)],
        })),
      },
      losses,
    ],
  };
}

const otherOf = ({ seat, to }: BattleJoined, one: SeatId): SeatId => (one === seat ? to : seat);

/** Damage Points that the enemy of a side scored up to this part. */
const sufferedBy = (parts: readonly Part[], seat: SeatId, at: number): number =>
  sumOf(
    parts
      .slice(0, at + 1)
      .flatMap(({ fought }) => fought?.sides.filter((side) => side.seat !== seat) ?? [])
      .map(({ damage }) => damage),
  );

function changeOf(joined: BattleJoined, parts: readonly Part[], at: number, seat: SeatId): ActorChange {
  const lost = lostBy(joined, parts[at]?.events ?? [], seat);
  const gone = sumOf(
    parts.slice(0, at + 1).flatMap(({ events }) => lostBy(joined, events, seat).map(({ count }) => count)),
  );
  const hit = sufferedBy(parts, seat, at) - sufferedBy(parts, seat, at - 1);
  return {
    actor: seat,
    lost,
    suffered: sufferedBy(parts, seat, at),
    ...(hit === 0 ? {} : { hit }),
    ...(gone < (joined.forces[seat] ?? []).length ? {} : { away: 'destroyed' }),
  };
}

function rowOf(joined: BattleJoined, parts: readonly Part[], at: number, side: RoundSide): SceneRow {
  const { seat, intensity, die, shift, potential, percent, damage } = side;
  const rolled = shift === 0 ? String(die) : `${die} ${shift > 0 ? '+' : '−'} ${Math.abs(shift)}`;
  return rowBy({
    seat,
    parts: [
      { label: 'Intensity', value: String(intensity) },
      { label: 'Rolls', value: rolled },
    ],
    potential,
    percent,
    damage,
    suffered: sufferedBy(parts, seat, at),
    whole: sumOf(broughtBy(joined, seat).map(enduranceOf)),
  });
}

/** As reports tell it. */
const sentence = (view: View, event: Event): Phrase =>
  (tell[event.kind] as { say(event: Event, view: View): Phrase | undefined }).say(event, view) ?? phrase('');
