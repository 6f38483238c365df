import type { ScrollLine, TurnMoment } from '#kernel/presentation.ts';
import type { Cut } from '#kernel/steps/moments.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { own } from '../../declare.ts';
import type { GalacticConquest } from '../../game.ts';
import { hexName } from '../../map/board.ts';
import type { State, View } from '../../model/state.ts';
import { segments } from '../../segments.ts';
import { coresOf, isInCore } from '../../space/own.ts';
import { contactSaid } from '../layers/contacts.ts';
import { squadronPieces } from '../map.ts';

/** The reader’s squadrons in a world, each by itself. */
const piecesIn = ({ squadrons }: State, { me }: View): TurnMoment['pieces'] =>
  new Map(
    inOrder(squadrons).flatMap(([unit, squadron]) =>
      squadron.seat === me
        ? squadronPieces({ me, squadrons: { [unit]: squadron } }).map((piece) => [unit, piece] as const)
        : [],
    ),
  );

/** Whom sensors have read this turn where a squadron comes to: whether it is still there nobody knows. */
function meetings(view: View, unit: UnitId, place: PlaceId): readonly ScrollLine[] {
  const contact = view.contacts[place];
  if (contact?.turn !== view.turn) return [];
  const said = phrase('{unit} will reach {place}, where sensors have read {contact}.', {
    unit: own(unit),
    place: hexName(place),
    contact: contactSaid(contact),
  });
  return [{ said, unit, place, open: true }];
}

/** Who comes into supply or leaves it on its way (C13.31, C22.45). */
function supplies(state: State, unit: UnitId, from: PlaceId, to: PlaceId): readonly ScrollLine[] {
  const squadron = state.squadrons[unit];
  if (squadron === undefined) return [];
  const core = coresOf(state);
  const [was, is] = [from, to].map((place) => isInCore(state, core, { ...squadron, place }));
  if (was === is) return [];
  const args = { unit: own(unit), place: hexName(to) };
  const said = is
    ? phrase('{unit} will be in supply in {place}.', args)
    : phrase('{unit} will be out of supply in {place}.', args);
  return [{ said, unit, place: to }];
}

/** The twelve segments of a turn as moments of the map (D1.40). */
export const twelve: Cut<GalacticConquest> = {
  pass: 'Segment',
  passes: segments,
  pieces: piecesIn,
  remarks: (state, view, { now, before }) =>
    [...now].flatMap(([unit, { position }]) => {
      const [from, to] = [before.get(unit)?.position.place, position.place];
      return from === undefined || from === to
        ? []
        : [...meetings(view, unit, to), ...supplies(state, unit, from, to)];
    }),
};
