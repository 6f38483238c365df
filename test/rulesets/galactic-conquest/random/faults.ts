import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import { areAllied } from '#rulesets/galactic-conquest/model/relations/alliances.ts';
import { boardOf } from '#rulesets/galactic-conquest/map/board.ts';
import { secondReading } from '../world/secondReading.ts';
import { eventFaults, leftOver, repairFaults } from '../writing/turnFaults.ts';
import { wereEnded } from '../bases/anyBases.ts';
import type { RandomGames } from '#test/support/kits/testKit.ts';
import { scattered } from './strewn.ts';
import {
  storings,
  stays,
  happened,
  minedIn,
  shipsIn,
  boughtIn,
  builtIn,
  goneIn,
  isNew,
  gotPast,
  quick,
} from './ledger.ts';

export const games: RandomGames<GalacticConquest> = {
  world: scattered,
  faults(tried) {
    const { before, after, outcome } = tried;
    const board = boardOf(after.map);
    const gone = inOrder(before.squadrons).filter(([unit]) => after.squadrons[unit] === undefined);
    const lost = gone.flatMap(([unit]) =>
      happened(outcome, 'squadron-surrendered', unit) +
        happened(outcome, 'squadron-lost', unit) +
        happened(outcome, 'starved', unit) +
        minedIn(outcome, unit) ===
        1 ||
      happened(outcome, 'regrouped', unit) > 0 ||
      happened(outcome, 'ships-scrapped', unit) > 0 ||
      outcome.entries.some(
        ({ event }) => event.kind === 'scrap-done' && event.gone?.some((one) => one.unit === unit) === true,
      ) ||
      happened(outcome, 'ships-given', unit) > 0 ||
      outcome.entries.some(({ event }) => event.kind === 'towed' && event.from === unit) ||
      happened(outcome, 'merchants-dismissed', unit) > 0 ||
      happened(outcome, 'liquidated', unit) > 0 ||
      storings.some((kind) => happened(outcome, kind, unit) > 0) ||
      wereEnded(
        outcome.entries.map(({ event }) => event),
        unit,
      )
        ? []
        : [`${unit} is gone without a battle, and did not starve`],
    );
    const ships =
      shipsIn(before) + boughtIn(outcome) + builtIn(outcome) - shipsIn(after) - goneIn(before, outcome);
    const both = inOrder(after.squadrons).flatMap(([unit, { place, seat }]) =>
      inOrder(after.squadrons).some(
        ([other, one]) =>
          !stays(one) &&
          !stays(after.squadrons[unit]) &&
          one.place === place &&
          one.seat !== seat &&
          !areAllied(before, one.seat, seat) &&
          !areAllied(after, one.seat, seat) &&
          before.squadrons[other] !== undefined &&
          before.squadrons[unit] !== undefined &&
          before.squadrons[other]?.place !== before.squadrons[unit]?.place &&
          one.veil === undefined &&
          after.squadrons[unit]?.veil === undefined &&
          before.squadrons[other]?.veil === undefined &&
          before.squadrons[unit]?.veil === undefined &&
          !gotPast(outcome, unit) &&
          !gotPast(outcome, other),
      )
        ? [`${unit} shares a hex with an enemy`]
        : [],
    );
    const gained = new Set(
      outcome.entries.flatMap(({ event }) =>
        event.kind === 'annexed' ||
        event.kind === 'surveyed' ||
        event.kind === 'system-judged' ||
        event.kind === 'system-surrendered' ||
        (event.kind === 'rebellion-judged' && event.does === 'joins')
          ? [event.place]
          : event.kind === 'space-surrendered'
            ? event.places
            : [],
      ),
    );
    const grown = keysInOrder({ ...before.territory, ...after.territory }).filter(
      (place) => before.territory[place] !== after.territory[place] && !gained.has(place),
    );
    return [
      ...secondReading(tried),
      ...eventFaults(tried),
      ...repairFaults(tried),
      ...leftOver(tried),
      ...(ships === 0 ? [] : [`${ships} ships are gone, or came, without a battle`]),
      ...lost,
      ...both,
      ...grown.map((place) => `${place} has another owner, and was not annexed`),
      ...inOrder(after.squadrons).flatMap(([unit, { place, plot, waits, speed, ships }]) => {
        const [from, to] = [
          board.names.cell(before.squadrons[unit]?.place ?? place),
          board.names.cell(place),
        ];
        const far = from === undefined || to === undefined ? Infinity : board.distance(from, to);
        return [
          ...(plot === undefined ? [] : [`${unit} keeps a course after the turn`]),
          ...(waits === undefined ? [] : [`${unit} keeps a reaction after the turn`]),
          // A new squadron can have the code of one that is gone.
          ...(far > Math.max(speed, quick(outcome, unit)) + happened(outcome, 'retreated', unit) &&
          !isNew(before, outcome, unit)
            ? [`${unit} moved ${far} hexes at speed ${speed}`]
            : []),
          ...(ships.length === 0 ? [`${unit} has no ships`] : []),
        ];
      }),
    ];
  },
};
