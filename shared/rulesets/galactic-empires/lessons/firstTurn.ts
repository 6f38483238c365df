import { lantern } from './ask.ts';
import { printed } from '../model/words.ts';
import type { GeLesson, GeNow, GeTask } from './ask.ts';
import {
  dreadnought,
  frigate,
  garrison,
  given,
  homeFleet,
  klingons,
  last,
  nameOf,
  newFleet,
  owns,
  ships,
  way,
} from './ask.ts';

const headquarters: GeLesson = {
  id: 'headquarters',
  title: 'Your headquarters',
  cite: 'GE 221',
  paragraphs: [
    'You lead the Federation Core. Here you see your money, your sectors and the other empires, and what you can order for the line you choose.',
    'Watch “Expected surplus” in the finances. As long as the surplus is not below zero, you can pay for everything you plan. The figure is exact: you need no reserve.',
  ],
  tasks: [
    {
      id: 'empire',
      text: 'Choose the Klingon Empire in the list of foreign empires.',
      at: () => ({ kind: 'seat', seat: klingons }),
      done: ({ seen }) => seen.has(`seat:${klingons}`),
    },
    {
      id: 'plans',
      text: 'Open HQ Plans at the top, look, and close it again.',
      at: () => ({ kind: 'over', over: 'plans' }),
      done: ({ seen }) => seen.has('closed:plans'),
    },
  ],
};

const map: GeLesson = {
  id: 'map',
  title: 'The map',
  cite: 'GE 325',
  paragraphs: [
    'Every sector shows its owner’s banner; a golden base means that the sector is annexed and pays its owner. Ships on blue bases are yours, on red bases everyone else’s. Blue bars are borders that nobody can cross.',
    'A click on a sector opens its report. Lantern, just east of Earth, belongs to nobody and has a few old ships: it will be yours today.',
  ],
  tasks: [
    {
      id: 'open',
      text: 'Open the Map.',
      at: () => ({ kind: 'screen', screen: 'map' }),
      done: ({ seen }) => seen.has('screen:map'),
    },
    {
      id: 'report',
      text: 'Click Lantern and read its report: six old ships defend it.',
      at: () => ({ kind: 'place', place: lantern }),
      done: ({ seen }) => seen.has(`place:${lantern}`),
      wrong: (now) =>
        [...now.seen].some((fact) => fact.startsWith('place:'))
          ? 'That is another sector. Lantern has the number 18, to the right of Earth.'
          : undefined,
    },
    {
      id: 'fleet',
      text: 'Choose your Home Fleet, A1, in the list of units below the map.',
      at: () => ({ kind: 'unit', unit: homeFleet }),
      done: ({ seen }) => seen.has(`unit:${homeFleet}`),
    },
  ],
};

const form: GeLesson = {
  id: 'form',
  title: 'A new starfleet',
  cite: 'GE 447',
  paragraphs: [
    'Garrisons guard and build, and never move. To use their ships elsewhere, form a starfleet in their sector and transfer the ships.',
    'Earth’s garrison has four fast frigates that would be wasted at home. A new fleet is empty, but can be given orders in the same turn.',
  ],
  tasks: [
    {
      id: 'form',
      text: 'Choose the garrison of Earth, G17, press Form New Fleet, and give the order.',
      at: () => ({ kind: 'order', order: 'form-starfleet', unit: garrison }),
      done: (now) => newFleet(now) !== undefined,
      wrong: ({ plan }) =>
        Object.hasOwn(plan.units, homeFleet) &&
        plan.units[homeFleet]?.some(({ kind }) => kind === 'form-starfleet') === true
          ? 'That fleet would be formed by the Home Fleet. Remove it, and let the garrison of Earth, G17, form one.'
          : undefined,
    },
  ],
};

const handed = (now: GeNow): number => {
  const to = newFleet(now);
  return given(now, 'transfer-starships', garrison).reduce(
    (sum, order) => sum + (order.to === to && order.type === frigate ? order.count : 0),
    0,
  );
};

const transfer: GeLesson = {
  id: 'transfer',
  title: 'Transfer ships',
  cite: 'GE 495',
  paragraphs: [
    'A transfer takes ships from one of your units to another in the same sector. Transfers happen before movement, so the fleet sets off with its new ships.',
    'A fleet is as fast as its slowest ship. Prometheus frigates have four move-points, most others two: keep them in a fleet of their own.',
  ],
  tasks: [
    {
      id: 'transfer',
      text: 'Transfer all 4 Prometheus Attack Frigates from the garrison of Earth to your new fleet.',
      at: () => ({ kind: 'order', order: 'transfer-starships', unit: garrison }),
      done: (now) => handed(now) + ships(now, newFleet(now), frigate) >= 4,
      wrong: (now) => {
        const orders = given(now, 'transfer-starships', garrison);
        if (orders.length === 0) return undefined;
        if (orders.some(({ to }) => to !== newFleet(now)))
          return 'Those ships go to another unit. Edit the order (pencil) or remove it: the new fleet should have them.';
        if (orders.some(({ type }) => type !== frigate))
          return 'Those are other ships, and would slow the fleet down. Change the order: Prometheus Attack Frigates.';
        return 'Not all of them yet: there are four frigates at Earth.';
      },
    },
  ],
};

const sheltered = (now: GeNow): boolean => {
  const order = last(given(now, 'reassign-starships', homeFleet).filter(({ type }) => type === dreadnought));
  if (order !== undefined) return order.ranks[0] === 0 && order.ranks[1] === 0 && order.ranks[2] === 0;
  return !(
    now.view.units[homeFleet]?.stacks.some(({ type, rank }) => type === dreadnought && rank < 4) ?? false
  );
};

const ranks: GeLesson = {
  id: 'ranks',
  title: 'Ranks',
  cite: 'GE 497',
  paragraphs: [
    'Every rank fires equally, but rank 1 is hit first. So put cheap, tough ships in front and valuable ones behind.',
    'Somebody has put your two dreadnoughts in the front rank. And your fleet would retreat once three ranks are empty: against independents there is no reason to.',
    'The unit’s plan shows the ranks as a board: drag ships from one rank to another, or choose them and press the number of a rank.',
  ],
  tasks: [
    {
      id: 'reassign',
      text: 'Choose the Home Fleet, press View Orders, and move the Sovereign Dreadnoughts to rank 4 or 5.',
      at: () => ({ kind: 'formation', unit: homeFleet }),
      done: sheltered,
      wrong: (now) => {
        const orders = given(now, 'reassign-starships', homeFleet);
        if (orders.length === 0) return undefined;
        return orders.some(({ type }) => type === dreadnought)
          ? 'Some dreadnoughts still stand before rank 4. Change the order: 0 in ranks 1 to 3.'
          : 'That moves other ships. In the order’s form, choose the type Sovereign Dreadnought.';
      },
    },
    {
      id: 'retreat',
      text: 'Set the retreat level of the Home Fleet to 5.',
      at: () => ({ kind: 'order', order: 'set-retreat-level', unit: homeFleet }),
      done: (now) =>
        (last(given(now, 'set-retreat-level', homeFleet))?.level ??
          now.view.units[homeFleet]?.retreatLevel) === 5,
      wrong: (now) =>
        given(now, 'set-retreat-level', homeFleet).length === 0
          ? undefined
          : 'That is another level. Change the order to 5, the reserves.',
    },
  ],
};

const run = (text: string, later: number): GeTask => ({
  id: 'run',
  text,
  at: () => ({ kind: 'run' }),
  done: ({ view }) => view.turn >= later,
});

const invade: GeLesson = {
  id: 'invade',
  title: 'Move and invade',
  cite: 'GE 741',
  paragraphs: [
    'With a fleet chosen, a click on the map sends it there. The red arrow marks where it ends. The numbers are phases: in each phase, all fleets move at the same time.',
    'If you alone hold a sector after the battle, it is yours. The Home Fleet is several times as strong as the six ships at Lantern.',
  ],
  tasks: [
    {
      id: 'travel',
      text: 'With the Home Fleet chosen, click Lantern.',
      at: () => ({ kind: 'move', unit: homeFleet, to: lantern }),
      done: (now) =>
        last(way(now, homeFleet)) === lantern ||
        now.view.units[homeFleet]?.place === lantern ||
        owns(now, lantern),
      wrong: (now) => {
        const to = last(way(now, homeFleet));
        return to === undefined
          ? undefined
          : printed('The Home Fleet is bound for {place}. Click Lantern with it, or remove the order.', {
              place: nameOf(now, to),
            });
      },
    },
    run('Press Run turn: the game carries out everybody’s orders at once.', 2),
    {
      id: 'owned',
      text: 'Lantern is yours.',
      at: () => ({ kind: 'move', unit: homeFleet, to: lantern }),
      done: (now) => owns(now, lantern),
      wrong: ({ view }) =>
        view.turn < 2
          ? undefined
          : 'Lantern is not yours yet. Send the Home Fleet there now and run the turn once more.',
    },
  ],
};

export const firstTurn: readonly GeLesson[] = [headquarters, map, form, transfer, ranks, invade];
