import { describe, test } from 'vitest';
import { kitOf } from '#test/support/kits/kits.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { inUse } from '#test/support/page/cutOff.ts';
import { finds, type Look, lookAt, showScreen } from '#test/support/page/everyScreen.ts';
import { overlaps } from '#test/support/page/walk/overlaps.ts';
import { begunTurn, playedTurn } from '#test/support/page/walk/played.ts';
import { drawn } from '#test/support/page/walk/stations.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { aheadOf } from '#ui/views/ahead/turnAhead.svelte.ts';

/* What the walk once found, at the look at which it was found. */

const large: Look = [1024, 768, 200];
const ahead = (session: Session): void => {
  aheadOf(session.turn!).open();
};

type Found = readonly [
  what: string,
  game: string,
  screen: string,
  tutorial: boolean,
  look: Look,
  open: (session: Session) => void,
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
];

describe.each(found)('%s', (_, id, screen, tutorial, look, open) => {
  let session: Session;
  const kit = kitOf(id);
  openedApp((opened) => void (session = opened), {
    ...(screen === 'messages' ? playedTurn(kit) : begunTurn(kit)),
    tutorial,
  });

  test('lie over nothing, and are whole', async () => {
    await lookAt(session, look);
    await showScreen(session, screen);
    open(session);
    await finds(screen, () => overlaps(inUse()), []);
    session.overlay = undefined;
    await drawn();
  });
});
