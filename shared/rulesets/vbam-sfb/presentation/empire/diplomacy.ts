import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { compareBy, inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Page } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { imagine } from '../../model/imagine.ts';
import { allianceOf, pairOf, relationOf } from '../../model/relations.ts';
import type { View } from '../../model/view.ts';
import { dutiesIn } from '../../diplomacy/signing.ts';
import { declarations } from '../../diplomacy/treaties.ts';
import { fact, number, turnNamed } from '../cells.ts';
import { nameOfSeat, shortNameOf } from '../names.ts';
import { chances } from './chances.ts';
import { left, matrix, pairs, signedBy, words } from './relations.ts';

type Part = Page['sections'][number];

/** Who leads a power, if no player does. */
function ledBy({ nonPlayers = [], computers = [] }: View, seat: SeatId): string {
  if (computers.includes(seat)) return ', led by the computer';
  return nonPlayers.includes(seat) ? ', led by the game master' : '';
}

/** How the empire stands to each of the others. */
const powers = (view: View): Part => ({
  kind: 'table',
  title: 'Powers',
  empty: 'No other powers.',
  columns: [
    left('power', 'Power'),
    left('stands', 'Relations'),
    left('treaties', 'Treaties'),
    left('allies', 'Their allies'),
    left('units', 'Interned units'),
  ],
  rows: view.others.map((seat) => {
    const { me, own, relations, strangers } = view;
    const relation = relationOf(relations, me, seat);
    const { enmity } = relation;
    const stands = strangers.includes(pairOf(me, seat))
      ? 'No contact'
      : enmity === undefined
        ? 'Normal relations'
        : declarations[enmity.kind].name;
    const allies = allianceOf(relations, seat).filter((one) => one !== seat);
    return {
      id: seat,
      spot: { seat },
      cells: {
        power: words(`${nameOfSeat(seat)}${ledBy(view, seat)}`),
        stands: words(stands, enmity === undefined ? undefined : 'bad'),
        treaties: words(signedBy(relation)),
        allies: words(allies.map(nameOfSeat).join(', ') || 'None'),
        units: words(own.interns?.includes(seat) === true ? 'Held' : 'Sent back'),
      },
    };
  }),
});

const deedNames = {
  broke: 'broke a treaty',
  declared: 'declared hostilities or war',
  'break-failed': 'could not break a treaty',
  'declare-failed': 'found no support for a declaration',
  attacked: 'generated an encounter',
} as const;

/** What powers did to each other, the last first. */
function history({ relations, me, firstYear }: View): Part {
  const deeds = inOrder(relations).flatMap(([pair, relation]) =>
    relation.deeds.map((deed, at) => ({
      ...deed,
      id: `${pair} ${at}`,
      to: pair.split('.').find((one) => one !== deed.by) as SeatId,
    })),
  );
  return {
    kind: 'table',
    title: 'What is remembered',
    empty: 'No treaties broken, declarations or attacks.',
    columns: [left('power', 'Power'), left('by', 'Who'), left('what', 'What'), left('turn', 'When')],
    rows: deeds.toSorted(compareBy(({ turn }) => -turn)).map(({ id, by, what, turn, to }) => ({
      id,
      spot: by === me ? { seat: to } : { seat: by },
      cells: {
        power: words(nameOfSeat(by === me ? to : by)),
        by: words(nameOfSeat(by)),
        what: words(deedNames[what]),
        turn: { value: turnNamed(turn, firstYear), sort: turn },
      },
    })),
  };
}

/** Wars that allies have declared, and that the empire has to try too (VB 184). */
function owed(view: View): readonly Part[] {
  const duties = dutiesIn(imagine(view)).filter(({ seat }) => seat === view.me || view.me === gameMaster);
  return duties.length === 0
    ? []
    : [
        {
          kind: 'table',
          title: 'Wars owed to allies: tried every turn',
          empty: 'None.',
          columns: [left('by', 'Who'), left('to', 'Against'), left('ally', 'For')],
          rows: duties.map(({ seat, to, ally }) => ({
            id: `${seat} ${to}`,
            spot: { seat: to },
            cells: {
              by: words(nameOfSeat(seat)),
              to: words(nameOfSeat(to)),
              ally: words(nameOfSeat(ally)),
            },
          })),
        },
      ];
}

/** All treaties on one page, for the game master. */
function treatiesPage(view: View): Page {
  const { relations, strangers, nonPlayers = [], computers = [] } = view;
  const all = valuesInOrder(relations);
  const named = (label: string, seats: readonly SeatId[]) =>
    seats.length === 0 ? [] : [fact(label, phrase('{led}', { led: seats.map(shortNameOf).join(', ') }))];
  return {
    title: phrase('Treaties'),
    sections: [
      {
        kind: 'facts',
        title: 'In short',
        facts: [
          number('At war', all.filter(({ enmity }) => enmity?.kind === 'war').length),
          number('With hostilities', all.filter(({ enmity }) => enmity?.kind === 'hostilities').length),
          number('With treaties', all.filter(({ treaties }) => treaties.length > 0).length),
          number('Without contact', strangers.length),
          ...named(
            'Led by you',
            nonPlayers.filter((seat) => !computers.includes(seat)),
          ),
          ...named('Led by the computer', computers),
        ],
      },
      matrix(view),
      pairs(view),
      ...owed(view),
      history(view),
    ],
  };
}

/** How everybody stands to everybody, as far as it is known; every chance of a break or declaration, and what is remembered. */
export function diplomacyPage(view: View): Page {
  const { me, others, relations, strangers } = view;
  const stands = others.map((seat) => relationOf(relations, me, seat));
  if (me === gameMaster) return treatiesPage(view);
  return {
    title: phrase('Diplomacy'),
    sections: [
      {
        kind: 'facts',
        title: 'In short',
        facts: [
          number('Enemies', stands.filter(({ enmity }) => enmity !== undefined).length),
          number('With treaties', stands.filter(({ treaties }) => treaties.length > 0).length),
          number('Without contact', strangers.length),
          number('Allies', allianceOf(relations, me).length - 1),
        ],
      },
      powers(view),
      ...owed(view),
      chances(view),
      matrix(view),
      history(view),
    ],
  };
}
