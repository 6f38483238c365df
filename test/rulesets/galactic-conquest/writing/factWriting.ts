import { gameMaster, type SeatId } from '#kernel/words/ids.ts';
import { galacticConquest } from '../yards/shelf.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { hexName } from '#rulesets/galactic-conquest/map/board.ts';
import { teamsOf } from '#rulesets/galactic-conquest/research/research.ts';
import { standingOf } from '#rulesets/galactic-conquest/bank/account.ts';
import { hexFacts, spaceFacts } from '../spaceWriting.ts';
import { moraleFacts, ruinFact } from '../unrestWriting.ts';
import { pointsLeft } from '#rulesets/galactic-conquest/reactions/watch.ts';
import { speedOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { hidingFacts } from '../hiding/hidingWriting.ts';
import { academyFacts } from '../officers/academyWriting.ts';
import { officersFact } from '../officers/officerWriting.ts';
import { leaderFact } from '../computer/ledWriting.ts';
import { minesFact, stuckFacts } from '../mines/minesWriting.ts';
import { crewText } from '../repair/repairWriting.ts';
import type { Facts } from '#test/support/cases/adapter.ts';
import { lazily, oncePer } from '#test/support/cases/oncePer.ts';
import { podsFact, wingsFact } from '../wings/wingsWriting.ts';
import { stockFacts } from '../purchase/casePurchase.ts';
import { yardFacts } from '../yards/yardWriting.ts';
import { allyFacts } from '../relations/caseAllies.ts';
import { spyFacts } from '../relations/caseSpies.ts';
import { foundFact } from '../trade/caseRuns.ts';
import { liesFact, purseFact } from '../trade/marineWriting.ts';
import { cargoFact } from '../trade/cargoWriting.ts';
import { transitFact } from '../trade/haulWriting.ts';
import { postOf, tradeFacts } from '../trade/caseTrade.ts';

/* Facts that cases ask for. */

/** `CAp(-12DF)`, `MAP(shock)`, `CA(lyran)` of one that was built by others. */
const shipText = (ship: Ship): string =>
  [
    ship.hull,
    podsFact(ship),
    cargoFact(ship),
    wingsFact(ship),
    // A group says it in its type: `6xPFg`.
    ship.band === undefined ? crewText(ship) : '',
    ship.lost === undefined ? '' : `(-${ship.lost}DF)`,
    ship.shock === true ? '(shock)' : '',
    ship.captured === undefined ? '' : `(${ship.captured})`,
    ship.foreign === undefined ? '' : `(by-${ship.foreign})`,
    ship.stored === true ? '(stored)' : '',
    ship.enhanced === true ? '(ess)' : '',
  ].join('');

const squadronFacts = (squadron: Squadron): Facts => ({
  place: hexName(squadron.place),
  flagship: squadron.flagship,
  ledBy: squadron.ledBy ?? '',
  ships: squadron.ships.map(shipText).join(' '),
  prizes: (squadron.prizes ?? []).map(shipText).join(' ') || 'empty',
  inactive: squadron.inactive === true,
  post: postOf(squadron),
  carries: purseFact(squadron),
  speed: speedOf(squadron),
  points: pointsLeft(squadron),
  assembled: (squadron.assembled ?? []).map((one) => one.toUpperCase()).join(' ') || 'nobody',
  ...spaceFacts(squadron),
  ...stuckFacts(squadron),
  ...hidingFacts(squadron),
});

/** Each group is worked out when a case asks for one of it. */
export const facts = oncePer((state: State): Facts =>
  lazily<Facts[string]>({
    turn: () => state.turn,
    hexes: () => hexFacts(state),
    views: () => viewFacts(state),
    yards: () => yardFacts(state),
    squadrons: () =>
      Object.fromEntries(
        inOrder(state.squadrons).map(([unit, squadron]) => [unit.toUpperCase(), squadronFacts(squadron)]),
      ),
    systems: () => systemFacts(state),
    empires: () => empireFacts(state),
  }),
);

const systemFacts = (state: State): Facts =>
  Object.fromEntries(
    inOrder(state.systems).map(([place, system]) => [
      system.name,
      {
        owner: system.owner,
        kind: system.kind,
        severed: system.severed === true,
        saved: system.hoard ?? 0,
        is: ruinFact(system, state),
        ...moraleFacts(state, place),
        ...foundFact(state, place),
      },
    ]),
  );

const empireFacts = (state: State): Facts =>
  Object.fromEntries(
    inOrder(state.empires).map(
      ([
        seat,
        { treasury, mobility, account = {}, research = {}, drained = 0, poor = 0, ratings, ...led },
      ]) => [
        seat,
        {
          ...{ treasury, mobility, savings: (account.savings ?? 0) / 100, debt: account.debt ?? 0 },
          ...{ class: standingOf(account), drained: drained / 100, poor: poor / 10 },
          ...leaderFact(led),
          lowered: ratings?.by ?? 0,
          ...tradeFacts(state, seat),
          lies: liesFact(state, seat),
          transit: transitFact(led),
          mines: minesFact(state, seat),
          ...stockFacts(state, seat),
          ...spyFacts(state, seat),
          ...allyFacts(state, seat),
          officers: officersFact(state, seat),
          ...academyFacts(led),
          ...{
            knows:
              inOrder(research.known ?? {})
                .map(([id, had]) => `${id}*${had}`)
                .join('+') || 'nothing',
          },
          ...{
            teams:
              teamsOf(research)
                .map(([team, { project, pot }]) => `${team}:${project}:${pot}`)
                .join('+') || 'nobody',
          },
        },
      ],
    ),
  );

/** What seats know, as files write it; a view is made once it is asked for. */
function viewFacts(state: State): Facts {
  const views: Facts = {};
  const seen = (name: string, seat: SeatId): void => {
    Object.defineProperty(views, name, {
      enumerable: true,
      get: () => galacticConquest.view(state, seat, []),
    });
  };
  for (const seat of keysInOrder(state.empires)) seen(seat, seat);
  seen('gm', gameMaster);
  return views;
}
