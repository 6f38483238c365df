import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { type Locator, page } from 'vitest/browser';
import type { Out } from '#contract/calls.ts';
import { rulesetById } from '#rulesets/all.ts';
import { fakeHost, fakeKey } from '#test/support/fakeHost.ts';
import App from '#ui/App.svelte';
import { Session } from '#ui/state/session/session.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* Maps that players share with each other, on the map and in their dialog. */

type Shared = Out<'maps.read'>['maps'];

async function start(shared: (session: Session) => Shared = () => []) {
  const probe = new Session(fakeHost(), rulesetById);
  await probe.openTurn(fakeKey);
  const maps = shared(probe);
  const host = fakeHost({ maps });
  const session = new Session(host, rulesetById);
  await render(App, { props: { session } });
  await session.start();
  await session.openTurn(fakeKey);
  await expect.element(page.getByTestId('turn-number')).toBeVisible();
  return { host, session, turn: session.turn! };
}

/** What another player says of a place that the reader has never seen, in the turn before. */
function ofUnseen({ turn }: Session): Shared {
  const { map, seats, me } = turn!;
  const unseen = map.places.find(({ sight }) => sight === undefined)!;
  const other = seats.find(({ seat }) => seat !== me)!;
  return [
    {
      name: 'turn-0001-x-00000000.map',
      by: other.seat,
      turn: 1,
      key: '0123 4567 89ab cdef',
      part: 'sightings',
      places: [
        {
          place: unseen.place,
          name: unseen.name,
          owner: other.seat,
          seen: 0,
          facts: [{ key: 'x', label: 'Yards', value: '3 of them' }],
          forces: [{ owners: [other.seat], label: 'Heavy Battleship', sign: 'HB', count: 12, seen: 0 }],
        },
      ],
    },
  ];
}

/** The text of an element, once it holds this. */
const holds = (of: Locator, text: string): Promise<void> =>
  expect.poll(() => (of.query()?.textContent ?? '').replace(/\s+/g, ' ')).toContain(text);

test('what another player says of a place stands in its report, with who says it and when they looked', async () => {
  const { turn } = await start(ofUnseen);
  const said = ofUnseen({ turn } as Session)[0]!;
  turn.selection.place = said.places[0]!.place;
  const told = page.getByTestId('told-here');
  const name = turn.seats.find(({ seat }) => seat === said.by)!.name;
  await holds(told, `${name}, map of turn 1`);
  await holds(told, '12 × Heavy Battleship');
  await holds(told, 'Yards 3 of them');
  const other = turn.map.places.find(({ place }) => place !== said.places[0]!.place)!;
  turn.selection.place = other.place;
  await holds(page.getByTestId('location-report'), other.name);
  expect(told.elements()).toEqual([]);
});

test('on the map it is a ghost with the name of whoever says so, until the reader has looked since', async () => {
  const { turn } = await start(ofUnseen);
  const [said] = ofUnseen({ turn } as Session);
  await expect.poll(() => turn.mapExtras.told.length).toBe(1);
  const [ghost] = turn.mapExtras.told;
  expect(ghost).toMatchObject({ place: said!.places[0]!.place, count: 12, sign: 'HB' });
  expect(ghost!.said).toMatch(/: turn 0$/);
  expect(turn.mapExtras.ghosts).toEqual([]);
});

test('a place that the reader has seen since bears no ghost, and its report says so', async () => {
  const seen = ({ turn }: Session): Shared =>
    ofUnseen({ turn } as Session).map((map) => ({
      ...map,
      places: map.places.map((place) => ({
        ...place,
        place: turn!.map.places.find(({ sight }) => sight !== undefined)!.place,
      })),
    }));
  const { turn } = await start(seen);
  turn.selection.place = seen({ turn } as Session)[0]!.places[0]!.place;
  await holds(page.getByTestId('told-here'), 'you have looked since');
  expect(turn.mapExtras.told).toEqual([]);
});

longTest('the dialog says what goes along before it is written, and hands over the file', async () => {
  const { host, session, turn } = await start();
  session.overlay = 'maps';
  const dialog = page.getByTestId('shared-maps');
  await holds(dialog, 'No maps yet');
  await dialog.getByRole('radio', { name: 'Your whole map' }).click();
  const known = turn.map.places.filter(({ sight }) => sight !== undefined).length;
  await holds(dialog.getByRole('status'), `${known} sectors with`);
  await dialog.getByRole('button', { name: 'Save the map file' }).click();
  await expect.poll(() => host.offered.map(({ name }) => name)).toEqual(['map.map']);
  await holds(dialog.getByRole('status'), 'map.map is saved');
});

test('the list of maps names sender, turn and key', async () => {
  const { session, turn } = await start(ofUnseen);
  session.overlay = 'maps';
  const dialog = page.getByTestId('shared-maps');
  const name = turn.seats.find(({ seat }) => seat === ofUnseen({ turn } as Session)[0]!.by)!.name;
  await holds(dialog.getByRole('listitem'), `${name} Turn 1, others only: 1 sector. Key 0123 4567 89ab cdef`);
});
