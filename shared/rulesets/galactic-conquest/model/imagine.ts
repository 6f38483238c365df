import type { UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { basesAt, imaginedBase } from './territory.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Squadron } from './squadron.ts';
import type { State, View } from './state.ts';

/** Squadrons of allies, of whose ships no more is known (C22.20). */
const fellowsIn = ({ fellows = {} }: View): readonly (readonly [UnitId, Squadron])[] =>
  inOrder(fellows).map(([unit, { seat, place }]) => [
    unit,
    { seat, flagship: '', place, speed: 0, ships: [] },
  ]);

/** The world as a seat can imagine it: foreign ships stand where sensors read them this turn, if their empire is known. */
export function imagine(view: View, assume?: State): State {
  const { turn, ships, map, systems, finds, territory, fronts, routes, mines, blind, year, morale, fallen } =
    view;
  const {
    squadrons,
    empires,
    contacts,
    trusts,
    before,
    purchase,
    spyChart,
    yards,
    pacts,
    alliances,
    partners,
    battle,
  } = view;
  const known = { ...assume?.empires, ...empires };
  const others = view.seats.filter((seat) => known[seat] === undefined);
  const foreign = inOrder(contacts).flatMap(
    ([place, { turn: read, ships = [] }]): readonly (readonly [UnitId, Squadron])[] =>
      [...new Set(ships.map(({ seat }) => seat))].flatMap((seat) =>
        read === turn
          ? [[unitId(`contact.${place}.${seat}`), { seat, flagship: '', place, speed: 0, ships: [] }]]
          : [],
      ),
  );
  const bases = inOrder(view.sighted ?? {}).map(([place, { seat }]): readonly [UnitId, Squadron] => [
    basesAt(place),
    imaginedBase(place, seat),
  ]);
  return {
    turn,
    ...defined({ before, purchase, ships }),
    map,
    systems,
    ...defined({ finds }),
    territory,
    ...defined({ fronts, routes, mines, blind, year, morale, fallen }),
    squadrons: {
      ...assume?.squadrons,
      ...Object.fromEntries([...foreign, ...fellowsIn(view), ...bases]),
      ...squadrons,
    },
    empires: known,
    ...defined({ trusts, spyChart, yards, pacts, alliances, partners, battle }),
    ...defined({ stability: view.stability, sites: view.sites, runs: view.runs }),
    ...(others.length > 0 && { others }),
  };
}
