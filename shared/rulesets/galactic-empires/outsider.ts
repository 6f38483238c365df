import type { Heard } from '#kernel/game/game.ts';
import { agreed, heardByAll, picked } from '#kernel/report/openly.ts';
import { defined } from '#kernel/words/defined.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { proclaimed } from './empire/events.ts';
import type { Event } from './game.ts';
import { openKinds } from './game.ts';
import type { KnownEmpire, KnownSector, View } from './model/view.ts';

interface Reader {
  readonly view: View;
  readonly heard: readonly Heard<Event>[];
}

/**
 * What may be published of a turn: what the rules tell to everybody, if all empires still in the game were told the same. OURS: what all
 * empires merely happen to know, such as who owns a sector, is left out.
 */
export function outsider(all: readonly Reader[]): Reader | undefined {
  const playing = all.filter(({ view }) => view.empires[view.me]?.defeated !== true);
  const readers = playing.length > 0 ? playing : all;
  const views = readers.map(({ view }) => view);
  const [turn, parameters, victory] = [
    agreed(views, ({ turn: its }) => its),
    agreed(views, ({ parameters: its }) => its),
    agreed(views, ({ victory: its }) => its),
  ];
  if (turn === undefined || parameters === undefined) return undefined;
  const [first] = views;
  const view: View = {
    turn,
    parameters,
    me: gameMaster,
    status: 'commoner',
    treasury: 0,
    units: {},
    empires: picked(keysInOrder(first?.empires ?? {}), (seat) =>
      agreed(views, ({ empires }) => openOf(empires[seat])),
    ),
    sectors: picked(keysInOrder(first?.sectors ?? {}), (place) =>
      agreed(views, ({ sectors }) => placed(sectors[place])),
    ),
    ...defined({ victory }),
  };
  return {
    view,
    heard: heardByAll(
      readers.map(({ heard }) => heard),
      openly,
    ),
  };
}

/** The public facts of an empire, without any relations. */
function openOf(empire: KnownEmpire | undefined): KnownEmpire | undefined {
  if (empire === undefined) return undefined;
  const { name, adjective, ruler, banner, computer, level, defeated } = empire;
  const nothing = {
    relation: 'neutral',
    givesPassage: false,
    hasPassage: false,
    accepts: true,
    accepted: true,
    givesInfo: false,
    hasInfo: false,
  } as const;
  return { name, adjective, ruler, banner, computer, ...defined({ level }), defeated, ...nothing };
}

/** A sector's place on the map, without its report. */
function placed(sector: KnownSector | undefined): KnownSector | undefined {
  if (sector === undefined) return undefined;
  const { number, name, q, r, links } = sector;
  return { number, name, q, r, links };
}

/** What everybody hears of an event that somebody heard; undefined if not everybody hears it. */
function openly(event: Event): Event | undefined {
  const { cause: _, ...said } = event.kind === 'proclamation-issued' ? (proclaimed(event) ?? event) : event;
  const isOpen = said.kind === 'proclamation-heard' || openKinds.has(said.kind);
  return isOpen ? (said as Event) : undefined;
}
