import { gameMaster, placeId, seatId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import { plainCopy } from '#kernel/codec/plainCopy.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { VbamSfb } from '#rulesets/vbam-sfb/game.ts';
import type { BringIn } from '#rulesets/vbam-sfb/battles/brought.ts';
import type { View } from '#rulesets/vbam-sfb/model/view.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { worldOf } from './caseWorlds.ts';

const gorn = seatId('gorn');
export const klingon = seatId('klingon');
const at = { place: placeId('s0504') };
const { paper } = vbamSfb.orders['bring-in'];

/** The game master's view of a battle at a table in 0504, as they are asked about it, with these units there. */
export function askedOf(units: readonly string[]): View {
  const before = worldOf([
    ...['empire gorn, pool 100', 'empire isc, pool 100', 'empire klingon, pool 100'],
    ...['relation gorn klingon, hostilities by gorn at 1', 'tables elsewhere', 'system 0704 klingon'],
    ...units,
  ]);
  const plans = Object.fromEntries(vbamSfb.seats(before).map((seat) => [seat, emptyPlan<never>()]));
  const last = (seat: typeof gorn) => vbamSfb.view(before, seat, []);
  const usual = decideBy<VbamSfb>({ ruleset: vbamSfb, before, plans, last }, {}, true);
  let seen: View | undefined;
  runTurn(vbamSfb, {
    state: before,
    seed: 'sheet',
    plans,
    answers: {},
    decide(question, now, entries) {
      if (question.to === gameMaster) seen = plainCopy(vbamSfb.view(now, gameMaster, []));
      if (question.kinds[0] !== 'demand') return usual(question, now, entries);
      const demand = { kind: 'demand', scenario: 'deep-space' } as const;
      return { by: 'silence', orders: [demand] };
    },
  });
  return seen!;
}

export const nothing: Omit<BringIn, 'ref'> = {
  kind: 'bring-in',
  fought: true,
  crippled: [],
  destroyed: [],
  freighters: [],
};

/** A battle at a table, with its sheet as it is handed out. */
export function battleAtTable() {
  const view = askedOf([
    ...['units 1 CC of gorn at 0504', 'units 1 DD of gorn at 0504, crippled'],
    ...['units 1 D7 of klingon at 0504', 'units 1 Transport Fleet of klingon at 0504'],
  ]);
  return { view, paper: paper!, at, text: paper!.write(view, nothing, at).text };
}
