import { settledJam } from './model/seeing/jamming.ts';
import { settledVeil } from './model/seeing/veil.ts';
import { untowed } from './model/condition/towing.ts';
import { settledCrossing } from './model/mines.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { replace } from '#kernel/steps/change.ts';
import { held } from './bank/paying.ts';
import type { Alliance } from './model/relations/alliances.ts';
import type { Merchant } from './model/merchant.ts';
import type { Empire, Research } from './model/empire.ts';
import type { Supply } from './model/space.ts';
import type { Squadron } from './model/squadron.ts';
import type { State } from './model/state.ts';
import type { System } from './model/system.ts';
import { powerUp } from './movement/powered.ts';
import { settledManeuvers } from './reactions/close.ts';
import { restAfield } from './repair/selfRepair.ts';
import { restedOfficers } from './officers/rest.ts';
import { restedSpies } from './espionage/rest.ts';
import { settledMoorings } from './trade/marine/lying.ts';
import { settleYards } from './yards/finish.ts';

/** What lasts of its supply: how long it has been without, or X-ships have lived on what they had (C13.20, C19.30b). */
const keptSupply = ({ out, spared }: Supply = {}): Pick<Squadron, 'supply'> =>
  out === undefined && spared === undefined ? {} : { supply: defined({ out, spared }) };

/** A squadron after the turn: only what it does over its end stays (B2.50, C13.20, D2.34, D2.40, D6.90). */
const rested = (squadron: Squadron): Squadron => {
  const { civil: _________, ...calm } = squadron;
  const { plot: _, combat: __, strength: ___, cameFrom: ____, ...others } = calm;
  const {
    raid: _____,
    sacks: ______,
    mended: _______,
    docked: ________,
    deploys: __________,
    drones: ___________,
    riders: ____________,
    sortie: _____________,
    exempt: ______________,
    unkept: _______________,
    sends: ________________,
    recalled,
    monitor,
    guards,
    supply,
    ...rest
  } = others;
  return restedOfficers(
    settledManeuvers({
      ...settledJam(settledVeil(settledCrossing(rest))),
      ...(rest.ships.some(({ was, towed, hauls }) => (was ?? towed ?? hauls) !== undefined) && {
        ships: rest.ships.map(({ was: _w, ...ship }) => untowed(ship)),
      }),
      ...(guards === true && recalled !== true && { guards }),
      ...(monitor !== undefined && { monitor: 'posted' as const }),
      ...keptSupply(supply),
    }),
  );
};

/** Teams need money again in the next turn, and what was invested at once is gone (C17.40). */
const unfunded = ({ mass: _, teams, ...rest }: Research): Research => ({
  ...rest,
  ...(teams && {
    teams: Object.fromEntries(inOrder(teams).map(([name, { project, pot }]) => [name, { project, pot }])),
  }),
});

/** Credit is of a year: two turns (A7.10, B10.40). */
const turnsOfYear = 2;
const unraided = ({ raided: _, loot: __, ...rest }: Merchant): Merchant => settledMoorings(rest);

function settled(
  { account, research, merchant, plunder: _, appeared: _a, espionage, minelaying, ...others }: Empire,
  endsYear: boolean,
): Empire {
  const empire: Empire = {
    ...others,
    ...(research && { research: unfunded(research) }),
    ...(merchant && { merchant: unraided(merchant) }),
    ...(espionage && restedSpies(espionage)),
    ...(minelaying?.free !== undefined && { minelaying: { free: minelaying.free } }),
  };
  if (account === undefined) return empire;
  const { opening: __, sent: ___, received: ____, due: _____, borrowed, ...rest } = account;
  const kept = held({ ...rest, ...(borrowed !== undefined && !endsYear && { borrowed }) });
  return inOrder(kept as Readonly<Record<string, unknown>>).length === 0
    ? empire
    : { ...empire, account: kept };
}

/** Ends the turn: courses and orders are done, systems pay again, and the bank closes its day. */
export function close(draft: Draft<State>): void {
  for (const unit of keysInOrder(draft.squadrons)) replace(draft.squadrons, unit, rested);
  restAfield(draft);
  delete draft.fought;
  delete draft.convoys;
  const { alliances } = draft;
  for (const pair of keysInOrder(alliances ?? {}))
    replace(alliances ?? {}, pair, ({ paid: _, ...rest }): Alliance => rest);
  for (const place of keysInOrder(draft.systems))
    replace(draft.systems, place, ({ unpaid: _, sent: __, ...rest }): System => rest);
  const endsYear = draft.turn % turnsOfYear === 0;
  for (const seat of keysInOrder(draft.empires))
    replace(draft.empires, seat, (empire) => settled(empire, endsYear));
  settleYards(draft);
  draft.turn += 1;
  powerUp(draft);
}
