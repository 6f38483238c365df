import { integer, line, where } from '#kernel/codec/shapes.ts';
import { choice, chosen } from '#kernel/declare/entries.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { told } from '../acting.ts';
import { place } from '../fields/parts.ts';
import { labelOf } from '../galaxy/board.ts';
import { hexIn, sectorIn } from '../model/ids.ts';
import { imagine } from '../model/imagine.ts';
import type { Ship } from '../model/ship.ts';
import { itemKinds } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { cannotDisplace, cannotLink, isSatellite, motherOf, starbasesOf } from '../movement/links.ts';
import { shipAt, shipOrder } from '../ordering.ts';
import { missionOf } from '../ships/abilities.ts';
import { any } from '../ships/able.ts';
import { designNamed, designOf } from '../ships/list/index.ts';
import { missions, missionsOf } from '../ships/list/missions.ts';
import { isNone } from '../items/items.ts';
import { placeNext, wrong } from '../typing.ts';
import { missionChanged, shipDisplaced, shipLinked } from './events.ts';
import { cannotChange, sparesAfter, surplus } from './rules.ts';

const namesOf = (ship: Ship | undefined): readonly Choice[] =>
  (ship === undefined ? keysInOrder(missions) : missionsOf(designOf(ship))).map((letter) => ({
    value: letter,
    label: phrase('{name} ({letter})', { name: missions[letter]?.name ?? letter, letter }),
  }));

/** Gives a generic ship another mission, by its letter. */
export const changeMission = shipOrder('change-mission', {
  fields: {
    mission: where(line(1, 1), (letter) => missions[letter] !== undefined, 'the letter of a mission'),
  },
  title: 'Change Mission',
  code: 'MSN',
  cite: 'SFW 1813',
  able: (ship) => missionsOf(designOf(ship))[0] !== undefined,
  what: 'a generic ship',
  offers(_, ship) {
    const first = missionsOf(designOf(ship)).find((letter) => letter !== missionOf(ship));
    return first === undefined ? [] : [{ mission: first }];
  },
  form: (view, order, at) => [choice(order, 'mission', 'Mission', namesOf(shipAt(view, at)))],
  hindered: (moment, id, ship, { mission }) => cannotChange(moment, id, ship, mission),
  say: ({ mission }) =>
    phrase('Change to {name} ({code})', { name: missions[mission]?.name ?? '', code: `MSN${mission}` }),
  ways: [
    {
      // `MSNP`: the letter of the mission follows at once (SFW 1820).
      like: /^MSN.?$/,
      read({ code }) {
        const mission = code.word.slice(3).toUpperCase();
        return missions[mission] === undefined
          ? wrong(code, phrase('MSN takes the letter of a mission, such as MSNP.'))
          : { mission };
      },
      write: ({ mission }) => `MSN${mission}`,
    },
  ],
  act(act) {
    const { ship, order } = act;
    const { mission } = order;
    const returned = surplus(ship, mission);
    const items = Object.fromEntries(
      itemKinds.flatMap((kind) => {
        const held = ship.items[kind];
        if (held === undefined) return [];
        const left = held - (returned[kind] ?? 0);
        return left > 0 ? [[kind, left]] : [];
      }),
    );
    act.turn.happen(
      missionChanged.of({
        ...told(act),
        mission,
        items,
        spares: sparesAfter(ship, mission),
        ...(isNone(returned) ? {} : { returned }),
      }),
    );
  },
});

/** Own ships in the hex of one that take satellites along. */
const mothersBy = ({ ships }: View, ship: Ship): readonly Ship[] =>
  inOrder(ships).flatMap(([, other]) =>
    other.place === ship.place && designOf(other).slots > 0 ? [other] : [],
  );

/** A satellite ship follows a mothership for the whole turn: a row of the Ship List, and its number among the ships of that row (SFW 1774). */
export const link = shipOrder('link', {
  fields: {
    design: where(line(12, 3), (text) => designNamed(text) !== undefined, 'a ship of the Ship List'),
    number: integer(1, 99_999),
  },
  title: 'Link to Mothership',
  code: 'LINK',
  cite: 'SFW 1763',
  able: isSatellite,
  what: 'a ship of race A no bigger than a war destroyer',
  offers(view, ship) {
    const [first] = mothersBy(view, ship);
    return first === undefined ? [] : [{ design: first.design, number: first.number }];
  },
  form(view, order, at) {
    const ship = shipAt(view, at);
    const mothers = (ship === undefined ? [] : mothersBy(view, ship)).map(({ design, number, name }) => ({
      value: `${design} ${number}`,
      label: phrase('{design} {name}', { design, name }),
    }));
    return [
      chosen('mother', 'Mothership', mothers, `${order.design} ${order.number}`, (mother) => {
        const [design = '', number] = mother.split(' ');
        return { ...order, design, number: Number(number) };
      }),
    ];
  },
  hindered: ({ world: { state } }, id, ship, order) => cannotLink(state, id, ship, order),
  say: ({ design, number }) => phrase('Follow {design} number {number}', { design, number }),
  ways: [
    {
      // `LINK A INT 1`: race, class and number of the mothership (SFW 1774).
      like: /^LINK$/,
      read(reading) {
        const [race, ship, number] = [
          reading.next(/^[A-Z]$/),
          reading.next(),
          reading.next(/^[1-9]\d{0,4}$/),
        ];
        const design = `${race?.word ?? ''}-${ship?.word ?? ''}`.toUpperCase();
        return race === undefined ||
          ship === undefined ||
          number === undefined ||
          designNamed(design) === undefined
          ? wrong(
              reading.code,
              phrase('LINK takes the race, the class and the number of a mothership, such as LINK A INT 1.'),
            )
          : { design, number: Number(number.word) };
      },
      write: ({ design, number }) => `LINK ${design.slice(0, 1)} ${design.slice(2)} ${number}`,
    },
  ],
  act(act) {
    const [mother] = motherOf(act.turn.state, act.ship, act.order) ?? [];
    if (mother !== undefined) act.turn.happen(shipLinked.of({ ...told(act), mother }));
  },
});

/** Displaces a ship, with its satellites, from one Starbase to another (SFW 1639). */
export const displace = shipOrder('displace', {
  fields: { place },
  title: 'Displace',
  code: 'DISP',
  cite: 'SFW 1635',
  sound: true,
  crew: () => 2,
  able: any('J'),
  what: 'a displacement device',
  offers(view, ship) {
    const [first] = starbasesOf(imagine(view), view.me).filter((one) => one !== ship.place);
    return first === undefined ? [] : [{ place: first }];
  },
  form(view, order, at) {
    const from = shipAt(view, at)?.place;
    const bases = starbasesOf(imagine(view), view.me).filter((one) => one !== from);
    const all = (bases.includes(order.place) ? bases : [order.place, ...bases]).map((one) => ({
      value: one,
      place: one,
      label: phrase('{place}', { place: labelOf(one) }),
    }));
    return [choice(order, 'place', 'Starbase', all)];
  },
  hindered: ({ world: { state } }, _, ship, order) => cannotDisplace(state, ship, order),
  say: ({ place: to }) => phrase('Displace to {place}', { place: labelOf(to) }),
  ways: [
    {
      // `DISP 29 0214`: the sector and the hex of the other Starbase (SFW 1642).
      like: /^DISP$/,
      read(reading) {
        const to = placeNext(reading);
        return typeof to === 'string' ? { place: to } : to;
      },
      write: ({ place: to }) => `DISP ${sectorIn(to).slice(1)} ${hexIn(to)}`,
    },
  ],
  act(act) {
    act.turn.happen(shipDisplaced.of({ ...told(act), place: act.order.place, from: act.ship.place }));
  },
});
