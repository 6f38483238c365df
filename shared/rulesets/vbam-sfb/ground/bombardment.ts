import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, later, ofSystem, order, toBoth } from '../declare.ts';
import { labelOf } from '../map/board.ts';
import { markAttack } from '../model/drafts.ts';
import { count, place, points, seat } from '../model/parts.ts';
import type { View } from '../model/view.ts';
import { seatArg, systemArg } from '../model/words.ts';
import { potentialOf } from '../sidcors/factors.ts';
import { bombardersOf, bombed, cannotBombard, casualtiesOf, groundDamage, troopsOf } from './combat.ts';
import { die } from './invasion.ts';
import type { troopsLost } from './losses.ts';
import { fall } from './losses.ts';

/** Whose colony it was when last seen, if it is another's. */
const ownerSeen = ({ systems, sectors }: View, at: PlaceId) =>
  systems[at] === undefined ? sectors[at]?.system?.owner : undefined;

/** Has all warships in a sector bombard the colony there (VB 186, 414). */
export const bombard = later(
  order('bombard', {
    fields: { place },
    title: 'Bombard a colony',
    offers: (view, { unit: id, place: at, seat: of }) =>
      id === undefined && of === undefined && at !== undefined && ownerSeen(view, at) !== undefined
        ? [{ place: at }]
        : [],
    cannot: (state, { seat: giver, order: given }) => cannotBombard(state, giver, given.place),
    say: (given) => phrase('Bombard the colony in {sector}', { sector: labelOf(given.place) }),
  }),
);

export const bombarded = event('bombarded', {
  fields: {
    ...ofSystem,
    to: seat,
    die,
    damage: points,
    /** Productivity and Census that are lost. */
    productivity: count,
    census: count,
  },
  by: 'order',
  ...toBoth,
  say: ({ seat, place, damage, productivity, census }) =>
    phrase(
      'The {power} bombards {system} for {damage|Damage Point|Damage Points}: {productivity} Productivity and {census} Census are lost.',
      { power: seatArg(seat), system: systemArg(place), damage, productivity, census },
    ),
  ahead: ({ place }) => phrase('You will bombard {system}.', { system: systemArg(place) }),
  apply: (draft, { to, place, productivity, census }) => {
    change(draft.systems, place, (system) => ({
      productivity: system.productivity - productivity,
      census: system.census - census,
    }));
    markAttack(draft, to, place);
  },
});

/** What bombards scores like a force in space; troops suffer first (OURS, VB 414). */
export function bombardAll(turn: TurnOf<typeof bombard | typeof bombarded | typeof troopsLost>): void {
  const done = new Set<string>();
  inTurn(turn, bombard, ({ seat: giver, order: { ref, place: at } }) => {
    const system = turn.state.systems[at];
    const key = `${giver} ${at}`;
    if (system?.owner === undefined || done.has(key)) return undefined;
    done.add(key);
    const die = turn.draw.fork(at, giver).int(6);
    const damage = groundDamage(potentialOf(bombardersOf(turn.state, giver, at)), die);
    const hits = casualtiesOf(troopsOf(turn.state, system.owner, at), damage);
    const troops = troopsOf(turn.state, system.owner, at).length > hits.length;
    const loss = troops
      ? { productivity: 0, census: 0 }
      : bombed(system, Math.max(0, damage - sumOf(hits.map(({ points: lost }) => lost))));
    turn.happen(bombarded.of({ seat: giver, to: system.owner, place: at, die, damage, ...loss, cause: ref }));
    for (const { unit: id } of hits) fall(turn, id, giver, at);
    return undefined;
  });
}
