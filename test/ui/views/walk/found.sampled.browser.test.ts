import { describe, expect, test } from 'vitest';
import { kitOf } from '#test/support/kits/kits.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { inUse } from '#test/support/page/cutOff.ts';
import { finds, type Look, lookAt, showScreen } from '#test/support/page/everyScreen.ts';
import { overlaps } from '#test/support/page/walk/overlaps.ts';
import { begunTurn, playedTurn } from '#test/support/page/walk/played.ts';
import { drawn } from '#test/support/page/walk/stations.ts';
import { sample } from '#test/support/sample.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { aheadOf } from '#ui/views/ahead/turnAhead.svelte.ts';

/* What the walk once found, at the look at which it was found. */

const large: Look = [1024, 768, 200];
const ahead = (session: Session): void => {
  aheadOf(session.turn!).open();
};

const ofUnit = async (session: Session): Promise<void> => {
  session.turn!.chooseUnit(session.turn!.units[0]!.unit);
  await drawn();
};
const battle = async (session: Session): Promise<void> => {
  session.overlay = 'battle' as never;
  await drawn();
  await expect.poll(() => document.querySelector('dialog[open] input[type=range]')).not.toBeNull();
};
const handOver = async (session: Session): Promise<void> => {
  await ofUnit(session);
  document.querySelector<HTMLElement>('main [data-kind=hand-over]')!.click();
  await drawn();
};
/** New results are offered to be played, beside the key of the chosen ship. */
const offered = async (session: Session): Promise<void> => {
  await ofUnit(session);
  for (const part of ['play-offer', 'map-key'])
    expect(document.querySelector(`[data-testid=${part}]`)).not.toBeNull();
};
/** A notice of a failure stays over the dialog until it is closed. */
const noticeOver = (name: string) => async (session: Session) => {
  session.overlay = name as never;
  await drawn();
  session.toasts.show(
    'bad',
    'The turn was not saved',
    'Its folder is not there any more: choose another one.',
  );
  await drawn();
};

type Found = readonly [
  what: string,
  game: string,
  screen: string,
  tutorial: boolean,
  look: Look,
  open: (session: Session) => void | Promise<void>,
];

const found: readonly Found[] = [
  ['the buttons above the messages', 'galactic-empires', 'messages', false, large, () => undefined],
  ['what to do while no sector is chosen', 'galactic-empires', 'map', false, large, () => undefined],
  ['the places of ships in their list', 'star-fleet-warlord', 'map', false, large, () => undefined],
  ['the moments of the turn ahead', 'galactic-conquest', 'map', false, large, ahead],
  ['what the turn ahead says, beside lessons', 'galactic-conquest', 'map', true, [1366, 768, 100], ahead],
  [
    'the roll call beside lessons',
    'vbam-sfb',
    'map',
    true,
    [1024, 768, 100],
    (session) => void (session.overlay = 'rollCall'),
  ],
  ['the report of a place beside lessons', 'vbam-sfb', 'map', true, large, ofUnit],
  ['the unit and its orders beside lessons', 'galactic-conquest', 'map', true, large, ofUnit],
  ['the offer to play a turn beside lessons', 'federation-commander', 'map', true, [1366, 768, 100], offered],
  ['the marks under a battle that is played', 'federation-commander', 'map', true, large, battle],
  ['the names of both sides of a battle', 'star-fleet-warlord', 'map', true, large, battle],
  ['what both sides can bear', 'vbam-sfb', 'map', true, large, battle],
  ['a form beside the map and lessons', 'galactic-conquest', 'map', true, large, handOver],
  ['a notice of a failure, and the dialog', 'galactic-conquest', 'map', false, large, noticeOver('save')],
  ['the same beside lessons', 'galactic-conquest', 'map', true, large, noticeOver('save')],
];

describe.each(sample(found, 4))('%s', (_, id, screen, tutorial, look, open) => {
  let session: Session;
  const kit = kitOf(id);
  openedApp((opened) => void (session = opened), {
    ...(screen === 'messages' || [handOver, offered, battle].includes(open as never)
      ? playedTurn(kit)
      : begunTurn(kit)),
    tutorial,
  });

  test('lie over nothing, and are whole', async () => {
    await lookAt(session, look);
    await showScreen(session, screen);
    await open(session);
    await finds(screen, () => overlaps(inUse()), []);
    session.overlay = undefined;
    session.toasts.closeAll();
    await drawn();
  });
});

describe('a notice over a dialog beside lessons', () => {
  let session: Session;
  openedApp((opened) => void (session = opened), {
    ...begunTurn(kitOf('galactic-conquest')),
    tutorial: true,
  });

  test('is not under the lessons', async () => {
    await lookAt(session, large);
    await noticeOver('save')(session);
    const place = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
    expect(place('[data-testid=toasts]').left).toBeGreaterThanOrEqual(place('[data-testid=lessons]').right);
    session.overlay = undefined;
    session.toasts.closeAll();
    await drawn();
  });
});

describe.each(sample(['galactic-empires', 'vbam-sfb', 'galactic-conquest'], 1))(
  '%s, on a very small map',
  (id) => {
    let session: Session;
    openedApp((opened) => void (session = opened), { ...playedTurn(kitOf(id)), tutorial: true });

    test('the notice of a chosen unit and the bar of turns hold their words', async () => {
      await lookAt(session, large);
      await showScreen(session, 'map');
      const part = (name: string) => document.querySelector<HTMLElement>(`[data-testid=${name}]`);
      for (const { unit } of session.turn!.units) {
        session.turn!.chooseUnit(unit);
        await drawn();
        if (part('map-hint') !== null) break;
      }
      for (const name of ['map-hint', 'past-bar']) {
        const { scrollWidth = 1, clientWidth = 0 } = part(name) ?? {};
        expect(scrollWidth, name).toBeLessThanOrEqual(clientWidth);
      }
    });
  },
);
