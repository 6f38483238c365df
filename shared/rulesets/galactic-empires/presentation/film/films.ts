import { defined } from '#kernel/words/defined.ts';
import type { AnyEvent, Heard } from '#kernel/game/game.ts';
import type { Film, FilmStage } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { BattleEnded } from '../../battle/endings.ts';
import type { BattleJoined } from '../../battle/events.ts';
import type { Event } from '../../game.ts';
import type { View } from '../../model/view.ts';
import { placeArg, unitArg } from '../../model/words.ts';
import { actorsOf } from './actors.ts';
import type { BattleEvent, Footage } from './parts.ts';
import { tenths } from './parts.ts';
import { scenesOf } from './scenes.ts';

/** The battles the reader fought in, each with its rounds (GE 1692-1812). */
export function films(view: View, heard: readonly Heard<AnyEvent>[]): readonly Film[] {
  const events = heard.map(({ event }) => event as Event);
  return events.flatMap((event) =>
    event.kind === 'battle-joined'
      ? [filmOf({ view, joined: event, events: ofBattle(events, event.battle) })]
      : [],
  );
}

const ofBattle = (events: readonly Event[], battle: string): readonly BattleEvent[] =>
  events.filter((event): event is BattleEvent => 'battle' in event && event.battle === battle);

function filmOf(footage: Footage): Film {
  const { view, joined, events } = footage;
  const title = titleOf(view, joined);
  const outcome = outcomeOf(
    view,
    events.find((event) => event.kind === 'battle-ended'),
  );
  return {
    battle: joined.battle,
    place: joined.place,
    title,
    outcome,
    stage: stageOf(joined, events),
    cast: actorsOf(footage),
    nobodies: 'Independents',
    damage: { label: 'damage', scale: tenths },
    table: {
      actor: 'Unit',
      parts: 'Fire',
      then: 'At the end of the round',
      cells: ['Damage caused', 'Damage taken', 'Total damage / hit points'],
    },
    scenes: scenesOf(footage, { title, outcome }),
  };
}

/** The planet behind its defenders: those inside the sector defences, or else the garrison. */
function stageOf({ across, level, sides }: BattleJoined, events: readonly BattleEvent[]): FilmStage {
  if (across !== undefined) return { kind: 'ranks', backdrop: 'border' };
  const holder =
    sides.find(({ committed }) => committed) ?? sides.find(({ unitKind }) => unitKind === 'garrison');
  const taken = events.reduce(
    (sum, event) => (event.kind === 'defences-damaged' ? sum + event.damage : sum),
    0,
  );
  return {
    kind: 'ranks',
    backdrop: 'planet',
    works: {
      label: 'Defences at level',
      level: level + taken,
      ...defined({ holder: holder?.unit }),
    },
  };
}

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
  if (first === undefined) return phrase('After {rounds|round|rounds}, nobody holds the field.', { rounds });
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
