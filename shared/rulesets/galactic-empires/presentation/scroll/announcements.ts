import type { Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import type { ScrollLine } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { battlesOrElsewhere } from '../../handing/ask.ts';
import type { Event, Order } from '../../game.ts';
import { scoutingOccurs, surelySeen } from '../../knowledge/scouting.ts';
import { shipCount } from '../../model/units/forces.ts';
import type { View } from '../../model/view.ts';
import { placeArg, seatArg, unitArg } from '../../model/words.ts';
import { searchesHappen } from '../../movement/searching.ts';
import type { ExpectedBattle, Preview } from '../../preview/preview.ts';
import { battleName } from '../../preview/scene.ts';
import { titleOf } from '../parts.ts';

/** A line, with its step and phase of the turn. */
export interface Placed {
  readonly step: string;
  readonly pass: number;
  readonly line: ScrollLine;
}

/**
 * Whether the scroll has a line about the event. What happens to others in the imagined world is not news of the reader's plan, and the
 * loss of move-points is mentioned with the battle or search that causes it.
 */
export function isTheReaders(event: Event, me: SeatId): boolean {
  switch (event.kind) {
    case 'move-points-lost':
      return false;
    case 'empire-defeated':
      return event.seat === me;
    case 'sector-captured':
      return event.by === me || event.from === me;
    case 'victory-reached':
      return event.seats.includes(me);
    default:
      return true;
  }
}

/** Whether dice, the game master or others decide what comes of an event of the preview. */
export function isOpen(event: Event): boolean {
  switch (event.kind) {
    case 'admiral-hired':
    case 'espionage-made':
    case 'sector-captured':
      return true;
    case 'proclamation-issued':
      return event.verdict === 'suitable';
    case 'upkeep-paid':
      return event.paid !== event.due;
    default:
      return false;
  }
}

/** What no event of the preview shows, because it depends on dice or on others: battles, searches, offers, scouting. */
export function announcements(view: View, plan: Plan<Order>, seen: Preview): readonly Placed[] {
  return [
    ...seen.battles.map((battle): Placed => ({
      step: titleOf(battlesOrElsewhere),
      pass: battle.phase,
      line: battleLine(view, seen, battle),
    })),
    ...seen.searches.map(({ phase, place, unit, order }): Placed => ({
      step: titleOf(searchesHappen),
      pass: phase,
      line: {
        said: phrase('{unit} will search {place}; what it finds depends on the dice.', {
          unit: unitArg(view, unit),
          place: placeArg(view, place),
        }),
        order,
        unit,
        place,
        open: true,
      },
    })),
    ...offers(view, plan, seen),
    ...scouting(view, seen),
  ];
}

function battleLine(view: View, { entries, end }: Preview, battle: ExpectedBattle): ScrollLine {
  const { place, units, against, costsMovePoints } = battle;
  const arrivals = entries.flatMap(({ event }) =>
    event.kind === 'starfleet-travelled' && event.to === place && units.includes(event.unit) ? [event] : [],
  );
  const own = listing(units.map((unit) => phrase('{unit}', { unit: unitArg(view, unit) })));
  const foes = listing(
    against.map((unit) =>
      phrase('{unit} ({ships|starship|starships})', {
        unit: unitArg(view, unit),
        ships: shipCount(end.units[unit] ?? { stacks: [] }),
      }),
    ),
  );
  const [unit] = units;
  const order = arrivals[0]?.cause;
  return {
    said: phrase(
      costsMovePoints
        ? 'Expect a battle in {place}: {own} against {foes}. It will use up all move-points.'
        : 'Expect a battle in {place}: {own} against {foes}.',
      { place: placeArg(view, place), own, foes },
    ),
    ...defined({ order, unit }),
    place,
    battle: battleName(battle),
    open: true,
  };
}

/** The first few of several, and how many more there are. */
function listing(items: readonly Phrase[]): Phrase {
  const named = phraseList(items.slice(0, mostListed), ', ');
  const more = items.length - mostListed;
  return more > 0 ? phrase('{named} and {more} more', { named, more }) : named;
}

/** The most units that a line names; the rest are counted. */
const mostListed = 6;

function offers(view: View, plan: Plan<Order>, seen: Preview): readonly Placed[] {
  const made = new Map<OrderRef, Order>(listedOrders(plan).map(({ order }) => [order.ref, order]));
  return seen.offers.flatMap(({ step, pass, order: ref }): readonly Placed[] => {
    const order = made.get(ref);
    if (order?.kind !== 'offer-peace' && order?.kind !== 'offer-alliance') return [];
    return [
      {
        step,
        pass,
        line: {
          said: phrase(
            order.kind === 'offer-peace'
              ? 'You will offer the {empire} peace; there will be peace if they offer it to you this turn too.'
              : 'You will offer the {empire} an alliance; you will be allies if they offer it to you this turn too.',
            { empire: seatArg(view, order.to) },
          ),
          order: ref,
          open: true,
        },
      },
    ];
  });
}

function scouting(view: View, { end }: Preview): readonly Placed[] {
  const sure = new Set(surelySeen(end, view.me));
  const near = new Set<PlaceId>(
    inOrder(end.units).flatMap(([, { owner, place, stacks }]) =>
      owner === view.me && stacks.length > 0 ? (end.sectors[place]?.links ?? []) : [],
    ),
  );
  const hoped = [...near].filter((place) => !sure.has(place)).length;
  const lines: readonly ScrollLine[] = [
    ...(sure.size === 0
      ? []
      : [
          {
            said: phrase('You will have reports of {sectors|sector|sectors} for certain.', {
              sectors: sure.size,
            }),
          },
        ]),
    ...(hoped === 0
      ? []
      : [
          {
            said: phrase('Your ships may scout {sectors|sector|sectors} beyond them, and more with luck.', {
              sectors: hoped,
            }),
            open: true,
          } as const,
        ]),
  ];
  return lines.map((line) => ({ step: titleOf(scoutingOccurs), pass: 0, line }));
}
