import type { Game } from '#kernel/game/game.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Order } from '../game.ts';
import { levelOf, usualLevel } from '../model/levels.ts';
import type { Named } from '../model/ships.ts';
import type { View } from '../model/state.ts';
import type { Level } from '../model/vocabulary.ts';
import { answerBy, wantsToLeave } from '../programme/programme.ts';
import { cadet } from './cadet.ts';
import { leaving, toldOf } from './leaving.ts';
import { officer } from './officer.ts';
import { veteran } from './veteran.ts';

/* OURS: captains of the computer’s know what a player of their side would know, and are asked the same. */

type Kinds = readonly Order['kind'][];
type Answer = readonly Unnumbered<Order>[] | undefined;

const captains: Readonly<Record<Level, (view: View, own: Named, kinds: Kinds) => Answer>> = {
  cadet: (view, own, kinds) => answerBy(view, own, kinds, cadet(own[1])),
  officer: (view, own, kinds) => answerBy(view, own, kinds, officer(own[1])),
  veteran,
};

/** What the computer answers for a ship that it leads; undefined where it leaves it to silence. */
export function computer(view: View, question: Question<Game>): Answer {
  const { unit } = question.spot;
  const ship = unit && view.ships[unit];
  if (unit === undefined || ship === undefined) return undefined;
  return answered(view, [unit, ship], question.kinds as Kinds)?.map(withoutStanding);
}

/** What the ship was told about leaving comes before what its captain thinks best. */
function answered(view: View, own: Named, kinds: Kinds): Answer {
  const [, ship] = own;
  const told = toldOf(ship);
  if (told !== undefined && kinds[0] === 'disengage') return answerBy(view, own, kinds, [told]);
  return told !== undefined && wantsToLeave(ship, told)
    ? answerBy(view, own, kinds, leaving(ship, told))
    : captains[levelOf(view, ship.seat) ?? usualLevel](view, own, kinds);
}

/** The computer's orders are nobody's. */
function withoutStanding(order: Unnumbered<Order>): Unnumbered<Order> {
  const { standing: _, ...own } = order as Unnumbered<Order> & { readonly standing?: unknown };
  return own as Unnumbered<Order>;
}
