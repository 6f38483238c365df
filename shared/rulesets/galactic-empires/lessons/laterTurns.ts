import { gorvun, lantern, shoreham } from './ask.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { printed } from '../model/words.ts';
import type { GeLesson, GeNow, GeTask } from './ask.ts';
import { garrison, given, homeFleet, klingons, last, nameOf, newFleet, owns, way } from './ask.ts';

const battle: GeLesson = {
  id: 'battle',
  title: 'Read a battle',
  cite: 'GE 1645',
  paragraphs: [
    'The messages tell what happened, step by step in the order of the turn. Battles have reports of their own.',
    'A battle goes in rounds. Each shot hits by chance, damage goes to the enemy’s front rank first, and ships that take too much are lost.',
  ],
  tasks: [
    {
      id: 'messages',
      text: 'Open the Messages and skim them.',
      at: () => ({ kind: 'screen', screen: 'messages' }),
      done: ({ seen }) => seen.has('screen:messages'),
    },
    {
      id: 'report',
      text: 'Open Battle Reports and read the battle at Lantern: what did it cost you?',
      at: () => ({ kind: 'battles' }),
      done: ({ seen }) => [...seen].some((fact) => fact.startsWith('battle:')),
    },
  ],
};

const annexed = (now: GeNow, place: PlaceId): boolean =>
  now.view.sectors[place]?.report?.annexedTo === now.view.me ||
  given(now, 'annex-sector').some((order) => order.place === place);

const annex = (place: PlaceId, name: string, text: string): GeTask => ({
  id: `annex-${place}`,
  text,
  at: () => ({ kind: 'order', order: 'annex-sector', place }),
  done: (now) => annexed(now, place),
  wrong: (now) =>
    given(now, 'annex-sector').some((order) => order.place !== lantern && order.place !== shoreham)
      ? printed('That is another sector. Choose {name} on the map, and annex it there.', { name })
      : undefined,
});

const grow: GeLesson = {
  id: 'grow',
  title: 'Annex and build',
  cite: 'GE 403',
  paragraphs: [
    'A sector that you own pays taxes only once you annex it. That costs one turn’s revenue, and brings in money from the turn after.',
    'Ships are built by the garrison of an industrial center, after all battles of the turn. Every ship also costs upkeep, each turn: watch the finances.',
  ],
  tasks: [
    annex(lantern, 'Lantern', 'Annex Lantern: its report on the map has the button.'),
    annex(shoreham, 'New Shoreham', 'Annex New Shoreham: an old colony of yours that was never annexed.'),
    {
      id: 'build',
      text: 'Let the garrison of Earth build a starship or more.',
      at: () => ({ kind: 'order', order: 'build-starships', unit: garrison }),
      done: (now) =>
        given(now, 'build-starships', garrison).length > 0 ||
        now.heard.some(({ event }) => event.kind === 'starships-built'),
    },
  ],
};

/** Whether the Home Fleet is to wait once and then travel to Gorvun. */
function waitsFirst(now: GeNow): boolean {
  const kinds = (now.plan.units[homeFleet] ?? []).filter(({ kind }) => kind === 'wait' || kind === 'travel');
  return kinds[0]?.kind === 'wait' && kinds[1]?.kind === 'travel' && kinds[1].to === gorvun;
}

const followers = (now: GeNow): string | undefined => {
  const fleet = newFleet(now);
  if (fleet === undefined)
    return now.view.turn === 1
      ? undefined
      : 'You have formed no fleet yet. Form one at Earth first, or skip this lesson.';
  const to = last(way(now, fleet));
  return to === undefined || to === gorvun
    ? undefined
    : printed('That fleet is bound for {place}. Click Gorvun with it.', { place: nameOf(now, to) });
};

const war: GeLesson = {
  id: 'war',
  title: 'War, and a phase of waiting',
  cite: 'GE 1373',
  paragraphs: [
    'War is declared before anybody moves, so you may attack in the same turn. The Klingons hold Gorvun, east of Lantern, with six ships.',
    'Two fleets together lose less than one after the other. Your new fleet needs two phases to reach Gorvun, the Home Fleet only one: let the Home Fleet wait a phase, and they arrive together. The first wait of a turn is free.',
  ],
  tasks: [
    {
      id: 'declare',
      text: 'Declare war on the Klingon Empire, at your headquarters.',
      at: () => ({ kind: 'order', order: 'declare-war', seat: klingons }),
      done: ({ view, plan }) =>
        view.empires[klingons]?.relation === 'war' ||
        plan.hq.some((order) => order.kind === 'declare-war' && order.on === klingons),
      wrong: ({ plan }) =>
        plan.hq.some((order) => order.kind === 'declare-war')
          ? 'That is war with somebody else! Remove it in HQ Plans, and choose the Klingon Empire.'
          : undefined,
    },
    {
      id: 'wait',
      text: 'Order the Home Fleet to wait, and only then to go to Gorvun.',
      at: (now) =>
        given(now, 'wait', homeFleet).length === 0
          ? { kind: 'order', order: 'wait', unit: homeFleet }
          : { kind: 'move', unit: homeFleet, to: gorvun },
      done: (now) => waitsFirst(now) || owns(now, gorvun),
      wrong: (now) => {
        const [first, second] = [given(now, 'travel', homeFleet)[0], given(now, 'wait', homeFleet)[0]];
        if (first === undefined) return undefined;
        if (first.to !== gorvun)
          return printed('The Home Fleet is bound for {place}. Remove that order.', {
            place: nameOf(now, first.to),
          });
        return second === undefined
          ? 'It would attack alone, a phase early. Remove its route, order Wait, then click Gorvun.'
          : 'It waits too late. Remove both orders: first Wait, then Gorvun.';
      },
    },
    {
      id: 'join',
      text: 'Send your new fleet to Gorvun as well, by way of Lantern.',
      at: (now) => ({ kind: 'move', unit: newFleet(now) ?? homeFleet, to: gorvun }),
      done: (now) => {
        const fleet = newFleet(now);
        return owns(now, gorvun) || (fleet !== undefined && last(way(now, fleet)) === gorvun);
      },
      wrong: followers,
    },
  ],
};

const save: GeLesson = {
  id: 'save',
  title: 'Look ahead, save, and send',
  cite: 'GE 103',
  paragraphs: [
    'The scroll at the top previews your turn from what you know, with every problem at the end. Read it before you send a turn.',
    'In a game by mail you then save an orders file and send it to your game master. Send early; you may always send again, and the last file in time counts.',
  ],
  tasks: [
    {
      id: 'scroll',
      text: 'Open the scroll, and read what your orders will do.',
      at: () => ({ kind: 'over', over: 'scroll' }),
      done: ({ seen }) => seen.has('over:scroll'),
    },
    {
      id: 'save',
      text: 'In the Game menu, press Save Turn and save the orders file.',
      at: () => ({ kind: 'over', over: 'save' }),
      done: ({ seen }) => seen.has('saved'),
    },
    {
      id: 'take',
      text: 'There is no mail to wait for here: press Run turn, and take Gorvun.',
      at: () => ({ kind: 'run' }),
      done: (now) => owns(now, gorvun),
      wrong: ({ view }) =>
        view.turn < 3
          ? undefined
          : 'Gorvun is not yours yet. See the messages for the reason, send your fleets once more, and run the turn.',
    },
  ],
};

export const laterTurns: readonly GeLesson[] = [battle, grow, war, save];
