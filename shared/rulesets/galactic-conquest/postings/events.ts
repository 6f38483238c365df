import { line } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cause, event, ownerHears, place, seat } from '../declare.ts';
import { changeSpy } from '../espionage/spies.ts';
import { hexName } from '../map/board.ts';
import type { OfficerId } from '../model/condition/officer.ts';
import { spyId } from '../model/relations/espionage.ts';
import { putAshore } from '../model/corps/ashore.ts';

/** A prime team leaves the spies for the fleet (C14.50). */
export const teamStationed = event('team-stationed', {
  fields: { seat, team: spyId, name: line(12, 1), place, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{name} waits in {place} to be assigned to a ship.', {
      name: happened.name,
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{name} will wait in {place} to be assigned to a ship.', {
      name: happened.name,
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, team, place: where }) {
    changeSpy(draft, owner, team, (was) => ({ ...was, posted: true }));
    putAshore(draft, owner, {
      id: team as string as OfficerId,
      kind: 'PR',
      of: 'PR',
      size: 1,
      place: where,
    });
  },
});
