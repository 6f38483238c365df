import { integer, line } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import { hullsText } from '../combat/words.ts';
import { cause, event, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import type { Fake } from '../model/seeing/decoy.ts';
import { fakesShape } from '../model/seeing/decoy.ts';
import { unveiled } from '../model/seeing/veil.ts';
import type { Squadron } from '../model/squadron.ts';
import { segments } from '../segments.ts';
import { allProject } from '../ships/sense/decoys.ts';

/** `at`: the position of the base. */
export const projected = event('projected', {
  fields: {
    seat,
    unit,
    place,
    base: line(24, 1),
    at: integer(0, most.ships),
    ships: fakesShape,
    segment: integer(1, segments),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: ({ unit: id, base, ships, segment }) =>
    phrase(
      ships.length === 0
        ? '{base} of {unit} projects nothing from segment {segment}.'
        : '{base} of {unit} projects {ships} from segment {segment}.',
      { unit: own(id), base, ships: hullsText(ships.map((one) => one.hull)), segment },
    ),
  ahead: ({ unit: id, base, ships, segment }) =>
    phrase(
      ships.length === 0
        ? '{base} of {unit} will project nothing from segment {segment}.'
        : '{base} of {unit} will project {ships} from segment {segment}.',
      { unit: own(id), base, ships: hullsText(ships.map((one) => one.hull)), segment },
    ),
  apply: (draft, { unit: id, at, ships }) =>
    replace(draft.squadrons, id, (was) => projecting(was, at, ships)),
});

/** Bases of which one shows other ships. Where all of them do, they are as on silent running, and show themselves once one does not (C5.100). */
function projecting(was: Squadron, at: number, shows: readonly Fake[]): Squadron {
  const ships = was.ships.map((ship, position) => {
    if (position !== at) return ship;
    const { decoy: _, ...rest } = ship;
    return shows.length === 0 ? rest : { ...rest, decoy: { ships: shows } };
  });
  const hid = allProject(was.ships);
  if (allProject(ships)) return { ...was, ships, ...(was.veil === undefined && { veil: 'silent' as const }) };
  return { ...(hid ? unveiled(was) : was), ships };
}
