import { mayGive } from '#kernel/orders/givers.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { capital, phraseText } from '#kernel/words/phrase.ts';
import { type Command, titleNow } from '../../state/commands.ts';
import { wordsOf } from '../../state/desk/words.ts';
import { isPossible } from '../../state/keys.ts';
import { keyBookOf } from '../../state/settings/keyBook.svelte.ts';
import { inWords, planWordsOf } from '../../state/rules.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import {
  type Chosen,
  changeTo,
  mapChoices,
  screenChoices,
  soundChoices,
  switches,
} from '../../state/settings/choices.ts';
import { setFullScreen } from '../../state/settings/fullScreen.ts';
import { type Offer, offersAt } from '../../state/turn/offers.ts';
import { isWorld } from '../../state/world/world.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { guideOf, sheetsHere, showSheet, topicsOf } from '../help/guide.svelte.ts';
import { homeOf } from '../places/bearings.ts';
import { entriesOf, entryKinds } from '../places/entries.ts';
import { fillIn } from '../orderForm/filling.svelte.ts';
import type { Find } from './find.ts';

/** The commands that can be given now. */
export const commandFinds = (session: Session, commands: readonly Command[]): readonly Find[] =>
  commands
    .filter(({ id }) => id !== 'commands.open' && id !== 'back')
    .filter((command) => isPossible(command, session))
    .map((command) => ({
      id: command.id,
      group: command.group,
      title: inWords(wordsOf(session), titleNow(command, session)),
      key: keyBookOf(session).of(command.id)[0],
      run: () => command.run(session),
    }));

/** Every setting, value by value. */
export function settingFinds(session: Session): readonly Find[] {
  const now = (name: Chosen): string => String(session.settings[name]);
  const group = 'Options';
  const values = [...screenChoices, ...mapChoices, ...soundChoices].flatMap(({ name, label, choices }) =>
    choices.map(({ value, label: said }): Find => ({
      id: `setting.${name}.${value}`,
      group,
      title: `${label}: ${phraseText(said)}`,
      note: now(name) === value ? 'now' : undefined,
      words: name === 'theme' ? 'theme' : '',
      run: () => void session.set(changeTo(name, value)),
    })),
  );
  const flags = switches.map(({ name, label }): Find => {
    const on = session.settings[name];
    return {
      id: `setting.${name}`,
      group,
      title: `${label}: ${on ? 'off' : 'on'}`,
      run: () => void (name === 'fullScreen' ? setFullScreen(session, !on) : session.set({ [name]: !on })),
    };
  });
  return [...values, ...flags];
}

/** Every topic of the help, and every page worth printing. */
export const helpFinds = (session: Session): readonly Find[] => [
  ...sheetsHere(session).map((sheet): Find => ({
    id: `print.${sheet.id}`,
    group: 'Help',
    title: `Print ${sheet.name}`,
    run: () => showSheet(session, sheet),
  })),
  ...topicsOf(session).flatMap(({ title: part, topics }) =>
    topics.map(({ id, title }): Find => ({
      id: `help.${id}`,
      group: 'Help',
      title,
      words: part,
      run: () => void (guideOf(session).topic = id),
    })),
  ),
];

/** Everything on the map, and everybody who plays; of the bare cells of a board those that the query begins. */
export function mapFinds(session: Session, turn: Turn, query: string): readonly Find[] {
  const { words } = turn.rules.presentation;
  const from = turn.selection.place ?? homeOf(turn.board)?.place;
  const kinds = entryKinds(words);
  const seats = turn.seats.map(({ seat, name }): Find => ({
    id: `seat.${seat}`,
    group: capital(words.seat.one),
    title: name,
    run: () => session.follow({ to: 'seat', id: seat }),
  }));
  const letters = isWorld(turn)
    ? []
    : turn.seats
        .filter(({ seat }) => seat !== turn.me)
        .map(({ seat, name }): Find => ({
          id: `letters.${seat}`,
          group: 'Letters',
          title: `Write to ${name}`,
          run: () => {
            turn.selection.seat = seat;
            session.overlay = 'letters';
          },
        }));
  const entries = from === undefined ? [] : entriesOf(turn, from, query);
  return [
    ...seats,
    ...letters,
    ...entries.map(({ kind, row: { id, spot, cells }, words: more }): Find => {
      const { unit, place } = spot;
      return {
        id: `map.${id}`,
        group: kinds[kind].one,
        words: more,
        title: phraseText(cells['name']!.value),
        note: phraseText(cells['bearing']!.value),
        run: () => {
          if (unit !== undefined) session.follow({ to: 'unit', id: unit });
          else if (place !== undefined) session.follow({ to: 'place', id: place });
        },
      };
    }),
  ];
}

/** What an order is given to. */
interface Target {
  readonly at: Spot;
  readonly name: string;
}

/** The things of the rules' own that lists of its pages name. */
const thingsOf = ({ pages }: Turn): readonly Target[] =>
  pages
    .flatMap(({ page }) => page.sections)
    .flatMap((section) =>
      section.kind === 'table'
        ? section.rows.map(({ spot, cells }) => ({
            thing: spot.thing,
            name: phraseText(Object.values(cells)[0]!.value),
          }))
        : section.kind === 'slots'
          ? section.rows.map(({ spot, label }) => ({ thing: spot.thing, name: label }))
          : [],
    )
    .flatMap(({ thing, name }) => (thing === undefined ? [] : [{ at: { thing }, name }]));

/** What orders can be given to: what is chosen first. */
function spotsOf(turn: Turn): readonly Target[] {
  const { selection, board, units, seats, map } = turn;
  const chosenFirst = <T>(all: readonly T[], isChosen: (one: T) => boolean): readonly T[] => [
    ...all.filter(isChosen),
    ...all.filter((one) => !isChosen(one)),
  ];
  return [
    ...chosenFirst(units, ({ unit }) => unit === selection.unit).map(({ unit, label, name }) => ({
      at: { unit },
      name: `${label} ${name}`,
    })),
    { at: {}, name: planWordsOf(turn).whom },
    ...chosenFirst(map.places, ({ place }) => place === selection.place).map(({ place }) => ({
      at: { place },
      name: board.nameOf(place),
    })),
    ...thingsOf(turn),
    ...chosenFirst(seats, ({ seat }) => seat === selection.seat).map(({ seat, name }) => ({
      at: { seat },
      name,
    })),
  ];
}

const spotText = ({ unit, place, seat, thing }: Spot): string =>
  [unit, place, seat, thing?.kind, thing?.id].join('.');

function orderFind(session: Session, turn: Turn, { kind, title, order, form }: Offer, to: Target): Find {
  const { at, name } = to;
  return {
    id: `order.${kind}.${spotText(at)}`,
    group: 'Order',
    title,
    note: name,
    run: () => {
      if (form) fillIn(session, turn, { title, order, at });
      else turn.give(order, at);
    },
  };
}

/** Every order that can be given now, to whatever it can be given; and after those the kinds that cannot, which say why where that is known. */
export function orderFinds(session: Session, turn: Turn): readonly Find[] {
  const spots = spotsOf(turn);
  const open = spots.flatMap((to) => {
    const offers = offersAt(turn, to.at);
    return offers
      .filter((offer, index) => offers.findIndex(({ kind }) => kind === offer.kind) === index)
      .map((offer) => ({ kind: offer.kind, find: orderFind(session, turn, offer, to) }));
  });
  const kinds = new Set(open.map(({ kind }) => kind));
  return [...open.map(({ find }) => find), ...barredFinds(session, turn, spots, kinds)];
}

function barredFinds(
  session: Session,
  { rules, view, plan, me }: Turn,
  spots: readonly Target[],
  open: ReadonlySet<string>,
): readonly Find[] {
  return Object.entries(rules.orders).flatMap(([kind, order]): readonly Find[] => {
    if (open.has(kind) || order.answers === true || !mayGive(order, me)) return [];
    const why = (): string => {
      for (const { at } of spots) {
        const problem = order.whyNot?.(view, at, plan);
        if (problem !== undefined) return phraseText(problem.phrase);
      }
      return 'None of your units can do this now.';
    };
    return [
      {
        id: `order.${kind}`,
        group: 'Order',
        title: order.title,
        note: 'not possible now',
        run: () => session.toasts.show('info', `${order.title} cannot be ordered now`, why()),
      },
    ];
  });
}
