import type { SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { compareBy, inOrder } from '#kernel/inOrder.ts';
import type { Page, Row } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { imagine } from '../../imagine.ts';
import type { Relation, Treaty } from '../../model/relations.ts';
import { allianceOf, pairOf, relationOf } from '../../model/relations.ts';
import type { View } from '../../model/view.ts';
import { dutiesIn } from '../../rules/diplomacy/signing.ts';
import { declarations, nameOf } from '../../tables/treaties.ts';
import { number } from '../cells.ts';
import { nameOfSeat, shortNameOf } from '../names.ts';
import { chances } from './chances.ts';

type Part = Page['sections'][number];

const words = (said: string, tone?: 'good' | 'bad' | 'muted'): Row['cells'][string] => ({
  value: phrase('{said}', { said }),
  sort: said,
  ...(tone === undefined ? {} : { tone }),
});
const left = (key: string, label: string) => ({ key, label, align: 'left' }) as const;
const signedBy = ({ treaties }: Relation): string => treaties.map(nameOf).join(', ') || 'None';

/** How the empire stands to each of the others. */
const powers = ({ me, own, others, relations, strangers, nonPlayers = [] }: View): Part => ({
  kind: 'table',
  title: 'Powers',
  empty: 'There is nobody else.',
  columns: [
    left('power', 'Power'),
    left('stands', 'Relations'),
    left('treaties', 'Treaties'),
    left('allies', 'Their allies'),
    left('units', 'Units that treaties bar'),
  ],
  rows: others.map((seat) => {
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
        power: words(
          nonPlayers.includes(seat) ? `${nameOfSeat(seat)}, led by the game master` : nameOfSeat(seat),
        ),
        stands: words(stands, enmity === undefined ? undefined : 'bad'),
        treaties: words(signedBy(relation)),
        allies: words(allies.map(nameOfSeat).join(', ') || 'None'),
        units: words(own.interns?.includes(seat) === true ? 'Held' : 'Sent back'),
      },
    };
  }),
});

/** The last treaty of the chain, and those beside it, in short. */
function bonds(signed: readonly Treaty[]): string {
  const last = (['alliance', 'mutual-defense', 'peace', 'non-aggression'] as const).find((one) =>
    signed.includes(one),
  );
  const beside = (['trade', 'co-belligerence'] as const).filter((one) => signed.includes(one));
  return [...(last === undefined ? [] : [last]), ...beside]
    .map((one) => nameOf(one).replace(/^Treaty of | Treaty$/g, ''))
    .join(', ');
}

/** What is known of two powers, in short. */
function mark({ relations, strangers, me }: View, a: SeatId, b: SeatId): Row['cells'][string] {
  if (a === b) return words('–', 'muted');
  const { enmity, treaties } = relationOf(relations, a, b);
  if (enmity?.kind === 'war') return words('War', 'bad');
  if (enmity !== undefined) return words('Hostile', 'bad');
  if (treaties.length > 0) return words(bonds(treaties), 'good');
  if (strangers.includes(pairOf(a, b))) return words('?', 'muted');
  return me === gameMaster || a === me || b === me ? words('Normal') : words('', 'muted');
}

/** All powers against all, as far as the reader knows: declarations and alliances of everybody. */
function matrix(view: View): Part {
  const all = [...(view.me === gameMaster ? [] : [view.me]), ...view.others].sort();
  return {
    kind: 'table',
    title: 'All powers',
    empty: 'There is nobody.',
    columns: [left('power', 'Power'), ...all.map((seat) => left(`of-${seat}`, shortNameOf(seat)))],
    rows: all.map((seat) => ({
      id: seat,
      spot: seat === view.me ? {} : { seat },
      cells: {
        power: words(shortNameOf(seat)),
        ...Object.fromEntries(all.map((other) => [`of-${other}`, mark(view, seat, other)])),
      },
    })),
  };
}

const deedNames = {
  broke: 'broke a treaty',
  declared: 'declared hostilities or war',
  'break-failed': 'could not break a treaty',
  'declare-failed': 'found no support for a declaration',
  attacked: 'generated an encounter',
} as const;

/** What powers did to each other, the last first. */
function history({ relations, me }: View): Part {
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
    empty: 'Nobody has broken, declared or attacked anything.',
    columns: [left('turn', 'Turn'), left('by', 'Who'), left('what', 'What'), left('to', 'With whom')],
    rows: deeds.toSorted(compareBy(({ turn }) => -turn)).map(({ id, by, what, turn, to }) => ({
      id,
      spot: by === me ? { seat: to } : { seat: by },
      cells: {
        turn: { value: phrase('{turn}', { turn }), sort: turn },
        by: words(nameOfSeat(by)),
        what: words(deedNames[what]),
        to: words(nameOfSeat(to)),
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
          title: 'Wars owed to allies: each is tried every turn',
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

/** How everybody stands to everybody, as far as it is known; every chance of a break or declaration, and what is remembered. */
export function diplomacyPage(view: View): Page {
  const { me, others, relations, strangers } = view;
  const stands = others.map((seat) => relationOf(relations, me, seat));
  if (me === gameMaster)
    return { title: phrase('Treaties'), sections: [matrix(view), ...owed(view), history(view)] };
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
