import type { SeatId } from '#kernel/words/ids.ts';
import type { Page, Row } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { imagine } from '../../model/imagine.ts';
import { enmities, treaties } from '../../model/relations.ts';
import type { View } from '../../model/view.ts';
import type { OddsPart } from '../../diplomacy/odds.ts';
import { breakOdds, chanceOf, declareOdds } from '../../diplomacy/odds.ts';
import { cannotBreak, cannotDeclare, declarations, nameOf } from '../../diplomacy/treaties.ts';
import { nameOfSeat } from '../names.ts';

const said: Readonly<Record<OddsPart['what'], string>> = {
  base: 'to begin with',
  attacked: 'for their encounter',
  wronged: 'for treaties that they broke',
  broke: 'for treaties that you broke',
  failed: 'for your last failure',
  'on-defense': 'for declaring on your partner in defense',
  'on-peace': 'for declaring on your partner in peace',
  'war-on-defense': 'for their war on your partner in defense',
  hostilities: 'for existing hostilities',
  treaty: 'for the',
};

/** `60 to begin with, +25 for treaties that they broke, -20 for the Peace Treaty`. */
function partSaid({ what, value, treaty }: OddsPart): Phrase {
  const args = { value, said: said[what], treaty: treaty ?? '' };
  if (treaty !== undefined) return phrase('{value} {said} {treaty}', args);
  return value > 0 && what !== 'base' ? phrase('+{value} {said}', args) : phrase('{value} {said}', args);
}

const row = (seat: SeatId, what: string, parts: readonly OddsPart[]): Row => {
  const chance = Math.max(0, Math.min(100, chanceOf(parts)));
  return {
    id: `${seat} ${what}`,
    spot: { seat },
    cells: {
      power: { value: phrase('{power}', { power: nameOfSeat(seat) }), sort: nameOfSeat(seat) },
      what: { value: phrase('{what}', { what }), sort: what },
      chance: {
        value: phrase('{chance} %', { chance }),
        sort: chance,
        ...(chance === 0 ? { tone: 'muted' } : {}),
      },
      parts: { value: phraseList(parts.map(partSaid), ', '), sort: chanceOf(parts) },
    },
  };
};

/** The exact chance of everything that can be broken or declared this turn, and what it is made of (VB 131). */
export function chances(view: View): Page['sections'][number] {
  const { me, others } = view;
  const state = imagine(view);
  const rows = others.flatMap((seat) => [
    ...treaties
      .filter((treaty) => cannotBreak(state, me, seat, treaty) === undefined)
      .map((treaty) => row(seat, `Break the ${nameOf(treaty)}`, breakOdds(state, me, seat, treaty))),
    ...enmities
      .filter((enmity) => cannotDeclare(state, me, seat, enmity) === undefined)
      .map((enmity) => row(seat, declarations[enmity].name, declareOdds(state, me, seat, enmity))),
  ]);
  return {
    kind: 'table',
    title: 'Chances this turn',
    empty: 'Nothing can be broken or declared.',
    columns: [
      { key: 'power', label: 'Power', align: 'left' },
      { key: 'what', label: 'What', align: 'left' },
      { key: 'parts', label: 'Breakdown', align: 'left' },
      { key: 'chance', label: 'Chance', align: 'right' },
    ],
    rows,
  };
}
