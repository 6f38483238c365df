import type { UnitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Fact } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { tenthsText } from '#kernel/report/plainText.ts';
import type { Order } from '../../game.ts';
import type { State, Unit } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { buildCounter } from '../../fleets/building.ts';
import { preview } from '../../preview/preview.ts';
import { scoutingOf } from '../../knowledge/scouting.ts';
import { headCount, totalCombat, totalHitPoints, typesOf } from '../../model/units/forces.ts';
import { upkeepOf } from '../../model/money.ts';
import { canCloak } from '../../movement/cloaking.ts';
import { movePointsAtStart } from '../../movement/movement.ts';
import { placeArg, resources, retreatPhrase, unitArg, unitLabel } from '../../model/words.ts';
import { fact } from '../cells.ts';
import { defencesArg } from './study.ts';

export function unitFacts(
  view: View,
  plan: Plan<Order>,
  unit: UnitId,
  own: Unit,
  start: State,
): readonly Fact[] {
  const garrison = own.kind === 'garrison';
  const { ordered, left } = buildCounter(view, plan, unit);
  return [
    {
      label: 'Name',
      value: phrase('{name}', { name: own.name === '' ? unitLabel(own) : own.name }),
      changedBy: 'rename-unit' satisfies Order['kind'],
    },
    fact('Total combat', phrase('{combat}', { combat: totalCombat(own) })),
    fact('Total hit points', phrase('{hits}', { hits: tenthsText(totalHitPoints(own)) })),
    fact('Upkeep', phrase('{upkeep} resources a turn', { upkeep: resources(upkeepOf(start, own)) })),
    ...(garrison ? [] : [fact('Move-points', phrase('{moves}', { moves: movePointsAtStart(start, own) }))]),
    ...workFact(own),
    ...leaderFact(own),
    ...stance(view, own),
    ...(garrison ? defencesHere(view, own) : []),
    ...scoutingFacts(start, own),
    ...(own.cloaked ? [fact('Cloaked', phrase('Yes'), 'good')] : []),
    ...(ordered + left === 0
      ? []
      : [fact('Starships ordered', phrase('{ordered}, {left} left', { ordered, left }))]),
    ...expected(view, plan, unit),
    ...(headCount(own) === 0 && !garrison
      ? [fact('Empty', phrase('Will be dissolved unless ships or admirals join it'), 'warn')]
      : []),
  ];
}

/** Work that takes the unit's whole turn (GE 872, 906). */
function workFact({ working }: Unit): readonly Fact[] {
  if (working === undefined) return [];
  const said =
    working === 'construction' ? 'Builds sector defences all turn' : 'Razes sector defences all turn';
  return [fact('Work', phrase(said), 'warn')];
}

function leaderFact({ admirals, leader: led }: Unit): readonly Fact[] {
  if (admirals.length === 0) return [];
  const leader = admirals.find(({ id }) => id === led);
  const said = leader === undefined ? phrase('Nobody') : phrase('{leader}', { leader: leader.name });
  return [{ ...fact('Leader', said, 'gold'), changedBy: 'assign-leader' satisfies Order['kind'] }];
}

/** The battles and searches of this turn that the preview expects for the unit. */
function expected(view: View, plan: Plan<Order>, unit: UnitId): readonly Fact[] {
  const { battles, searches } = preview(view, plan);
  return [
    ...battles
      .filter(({ units: fighting }) => fighting.includes(unit))
      .map(({ phase, place }) =>
        fact(
          'Battle expected',
          phrase('In {place}, phase {phase}', { place: placeArg(view, place), phase }),
          'warn',
        ),
      ),
    ...searches
      .filter((search) => search.unit === unit)
      .map(({ phase, place }) =>
        fact('Search expected', phrase('In {place}, phase {phase}', { place: placeArg(view, place), phase })),
      ),
  ];
}

/** How the unit behaves in battle, each with the order that changes it (GE 511-517). */
function stance(view: View, own: Unit): readonly Fact[] {
  const garrison = own.kind === 'garrison';
  const changed = (one: Fact, changedBy: Order['kind']): Fact => (garrison ? one : { ...one, changedBy });
  return [
    changed(fact('Retreat level', retreatOf(own)), 'set-retreat-level'),
    changed(
      fact(
        'Sector defences',
        phrase(garrison || own.defends ? 'Enters them in battle' : 'Stays outside in battle'),
      ),
      'set-defend-option',
    ),
    {
      ...fact(
        'Follows',
        own.follows === undefined
          ? phrase('No other unit')
          : phrase('{unit}', { unit: unitArg(view, own.follows) }),
      ),
      changedBy: 'set-follow' satisfies Order['kind'],
    },
  ];
}

/** The sector defences that a garrison mans (GE 509). */
function defencesHere(view: View, own: Unit): readonly Fact[] {
  const level = view.sectors[own.place]?.report?.level ?? 0;
  return [
    fact(
      'Defences here',
      level === 0
        ? phrase('None: {study}', { study: defencesArg('what can be built') })
        : phrase('{study}', { study: defencesArg('Level {level}', { level }) }),
    ),
  ];
}

/** What the unit's ships can do apart from fighting (GE 427-431). */
function scoutingFacts(start: State, own: Unit): readonly Fact[] {
  const types = typesOf(own);
  if (types.length === 0) return [];
  const chances = types.map((type) => scoutingOf(start, type));
  const near = Math.max(...chances.map((chance) => chance.near));
  const bonus = Math.max(...chances.map((chance) => chance.bonus));
  return [
    fact('Scouting', phrase('Best ship {near}%, bonus {bonus}%', { near, bonus })),
    ...(own.kind === 'starfleet' && types.every((type) => canCloak(start, type))
      ? [fact('Cloaking ability', phrase('All ships'))]
      : []),
  ];
}

function retreatOf({ kind, follows, retreatLevel }: Unit): Phrase {
  if (kind === 'garrison') return phrase('Never retreats');
  if (follows !== undefined) return phrase('As the unit it follows');
  return phrase('{level}, {when}', { level: retreatLevel, when: retreatPhrase(retreatLevel) });
}
