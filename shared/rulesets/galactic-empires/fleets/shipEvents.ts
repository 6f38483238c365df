import type { Happened } from '#kernel/declare/event.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { event, happened, happenedAt } from '../declare.ts';
import { toOwner, toSeat } from '../model/hearing.ts';
import { admiralRef, count, money, rank, seat, shipType, stacks, unitRef } from '../model/parts.ts';
import { withShips, withoutShips } from '../model/units/change.ts';
import type { Draft } from '../model/units/drafts.ts';
import { pay, withUnit } from '../model/units/drafts.ts';
import { passAdmiral, passShips, reassigned } from '../model/units/losses.ts';
import {
  admiralArg,
  countedShips,
  placeArg,
  resources,
  shipsName,
  shipsPhrase,
  unitArg,
  unitIn,
} from '../model/words.ts';
import { maybeStarship } from '../tables/starships.ts';

/** A transfer happens once (GE 1459): the giving unit records its order for the rest of the turn. */
function carriedOut<E extends StarshipsTransferred | AdmiralTransferred>(
  draft: Draft,
  event: E,
  change: (draft: Draft, event: E) => void,
): void {
  change(draft, event);
  const { cause } = event;
  if (cause !== undefined)
    withUnit(draft, event.from, (giver) => void (giver.transferred = [...(giver.transferred ?? []), cause]));
}

const starshipsTransferredFields = { ...happenedAt, from: unitRef, to: unitRef, taken: stacks, rank };
export type StarshipsTransferred = Happened<'starships-transferred', typeof starshipsTransferredFields>;

/** `taken`: the ships as they stood in the giving unit. All arrive in rank `rank` with the move-points they have used. */
export const starshipsTransferred = event('starships-transferred', {
  fields: starshipsTransferredFields,
  by: 'order',
  hears: (event, seat, before) => before.units[event.from]?.owner === seat,
  say: ({ from, to, taken, rank, place }, view) =>
    phrase('{from} transferred {ships} to {to}, rank {rank}, in {place}.', {
      from: unitArg(view, from),
      to: unitArg(view, to),
      ships: shipsPhrase(taken),
      rank,
      place: placeArg(view, place),
    }),
  ahead: ({ from, to, taken, rank, place }, view) =>
    phrase('{from} will transfer {ships} to {to}, rank {rank}, in {place}.', {
      from: unitArg(view, from),
      to: unitArg(view, to),
      ships: shipsPhrase(taken),
      rank,
      place: placeArg(view, place),
    }),
  apply: (draft, event) => carriedOut(draft, event, passShips),
});

const admiralTransferredFields = { ...happenedAt, from: unitRef, to: unitRef, admiral: admiralRef };
export type AdmiralTransferred = Happened<'admiral-transferred', typeof admiralTransferredFields>;

export const admiralTransferred = event('admiral-transferred', {
  fields: admiralTransferredFields,
  by: 'order',
  hears: (event, seat, before) => before.units[event.from]?.owner === seat,
  say: ({ from, to, admiral, place }, view) =>
    phrase('{admiral} went from {from} to {to} in {place}.', {
      admiral: admiralArg(view, admiral),
      from: unitArg(view, from),
      to: unitArg(view, to),
      place: placeArg(view, place),
    }),
  ahead: ({ from, to, admiral, place }, view) =>
    phrase('{admiral} will go from {from} to {to} in {place}.', {
      admiral: admiralArg(view, admiral),
      from: unitArg(view, from),
      to: unitArg(view, to),
      place: placeArg(view, place),
    }),
  apply: (draft, event) => carriedOut(draft, event, passAdmiral),
});

/** `stacks`: all stacks of the type afterwards. */
export const starshipsReassigned = event('starships-reassigned', {
  fields: { ...happened, unit: unitRef, type: shipType, stacks },
  by: 'order',
  hears: toOwner,
  say: ({ unit, type, stacks }, view) => {
    const ranks = stacks.map(({ count, rank }) => phrase('{count} in rank {rank}', { count, rank }));
    return phrase('{unit} stationed its {types}: {ranks}.', {
      unit: unitArg(view, unit),
      types: shipsName(type),
      ranks: ranks.length === 0 ? phrase('none left') : phraseList(ranks, ', '),
    });
  },
  ahead: ({ unit, type, stacks }, view) => {
    const ranks = stacks.map(({ count, rank }) => phrase('{count} in rank {rank}', { count, rank }));
    return phrase('{unit} will station its {types}: {ranks}.', {
      unit: unitArg(view, unit),
      types: shipsName(type),
      ranks: ranks.length === 0 ? phrase('none left') : phraseList(ranks, ', '),
    });
  },
  apply: reassigned,
});

/** `salvage` in hundredths; 0 for ships that are disbanded without salvage. */
export const starshipsDisbanded = event('starships-disbanded', {
  fields: { ...happenedAt, seat, unit: unitRef, taken: stacks, salvage: money },
  by: 'order',
  hears: toSeat,
  say: ({ unit, taken, salvage }, view) => {
    const args = { unit: unitArg(view, unit), ships: shipsPhrase(taken), salvage: resources(salvage) };
    return phrase(
      salvage === 0 ? '{unit} disbanded {ships}.' : '{unit} salvaged {ships} for {salvage} resources.',
      args,
    );
  },
  ahead: ({ unit, taken, salvage }, view) =>
    phrase(
      salvage === 0 ? '{unit} will disband {ships}.' : '{unit} will salvage {ships} for {salvage} resources.',
      { unit: unitArg(view, unit), ships: shipsPhrase(taken), salvage: resources(salvage) },
    ),
  apply(draft, { seat, unit: id, taken, salvage }) {
    pay(draft, seat, salvage);
    withUnit(draft, id, (unit) => {
      for (const stack of taken) unit.stacks = withoutShips(unit.stacks, stack);
    });
  },
});

export const starshipsBuilt = event('starships-built', {
  fields: { ...happenedAt, seat, unit: unitRef, type: shipType, count, rank, cost: money },
  by: 'order',
  hears: toSeat,
  say: ({ unit, place, type, count, cost }, view) =>
    phrase('{unit} built {ships} for {cost} resources.', {
      unit: unitIn(view, unit, place),
      ships: countedShips(count, type),
      cost: resources(cost),
    }),
  ahead: ({ unit, place, type, count, cost }, view) =>
    phrase('{unit} will build {ships} for {cost} resources.', {
      unit: unitIn(view, unit, place),
      ships: shipsPhrase([{ type, count }]),
      cost: resources(cost),
    }),
  /** New ships join their garrison; the treasury pays (GE 1116-1130). They have no move-points left this turn and cannot work in it (GE 876, 1126). */
  apply(draft, { seat, unit, type, rank, count, cost }) {
    pay(draft, seat, -cost);
    withUnit(draft, unit, (garrison) => {
      garrison.stacks = withShips(garrison.stacks, {
        type,
        rank,
        count,
        used: maybeStarship(type)?.moves ?? 0,
      });
    });
  },
});
