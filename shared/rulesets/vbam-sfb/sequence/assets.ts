import { inOrder } from '#kernel/inOrder.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { Step } from '#kernel/turn/step.ts';
import type { VbamSfb } from '../model/game.ts';
import { cannotColonise } from '../rules/ground/colonies.ts';
import { bounded, drift, grows, isRemote } from '../rules/loyalty.ts';
import { endsYear } from '../rules/tech.ts';
import { growth, morale as loyalty } from '../tables/figures.ts';

/** Productivity that was paid for is there (VB 468). */
export const productivity: Step<VbamSfb> = {
  name: 'Productivity',
  cite: 'VB 468',
  run(turn) {
    for (const [place, system] of inOrder(turn.state.systems))
      if (system.raising && system.owner !== undefined)
        turn.happen({
          kind: 'productivity-raised',
          seat: system.owner,
          place,
          productivity: system.productivity + 1,
        });
  },
};

/** The loyalty of each system is checked once (VB 470). */
export const morale: Step<VbamSfb> = {
  name: 'Morale Checks',
  cite: 'VB 470',
  dice: true,
  run(turn) {
    for (const [place, system] of inOrder(turn.state.systems)) {
      if (system.owner === undefined) continue;
      const { target, loss } = loyalty.remote;
      const lost =
        isRemote(turn.state, place, system) && turn.draw.fork(place, 'remote').chance(target, loyalty.die);
      const now = bounded(system, system.morale + drift(turn.state, place, system) - (lost ? loss : 0));
      if (now !== system.morale)
        turn.happen({ kind: 'morale-changed', seat: system.owner, place, morale: now });
    }
  },
};

/** Colony Fleets become colonies, which do nothing in this turn (VB 486). */
export const colonies: Step<VbamSfb> = {
  name: 'Colonies',
  cite: 'VB 486',
  run(turn) {
    oneByOne(
      turn,
      turn.orders('colonise'),
      ({ seat, unit }) => cannotColonise(turn.state, seat, unit),
      ({ seat, unit, order: { ref: cause } }) => {
        const found = unit && turn.state.units[unit];
        if (unit === undefined || found === undefined) return undefined;
        const { place, design } = found;
        return { kind: 'colony-founded', seat, unit, place, design, cause };
      },
    );
  },
};

/** At the end of the year the Census may grow, up to the Capacity (VB 484). */
export const census: Step<VbamSfb> = {
  name: 'Census',
  cite: 'VB 484',
  dice: true,
  run(turn) {
    if (!endsYear(turn.state.turn)) return;
    for (const [place, system] of inOrder(turn.state.systems)) {
      if (system.owner === undefined || system.census >= system.capacity) continue;
      const grown = grows(system, turn.draw.fork(place).int(growth.die));
      turn.happen({ kind: 'census-checked', seat: system.owner, place, grown });
    }
  },
};
