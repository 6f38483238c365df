import { expect, test } from 'vitest';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { beginTelling } from '#kernel/report/telling.ts';
import { runsOf } from '#kernel/sequence/run.ts';
import { runOne } from '#kernel/turn/runOne.ts';
import { readGiven, world } from '../caseWorlds.ts';
import { starFleetWarlord } from '../shelf.ts';

const one = seatId('c01');

test('S-4.05 G-05: what powers do after a run is heard in the next report, and until then no map and no list of ships knows of it', () => {
  const state = world(
    readGiven([
      ...['corporation c01 at 00-0808', 'power c998 monsters M', 'game, figures.powers.turn 100'],
      ...['hex 00-0808 PL+ES, owner c01, office c01, points 600', 'hex 00-0304 PL+ES, owner c01'],
      ...['ship c998.m M-SC at 00-0305, heading 1', 'ship c01.p T-PC at 00-0304'],
    ]),
  );
  const [own, generator] = runsOf(starFleetWarlord, state);
  // One's own run closes a report, and the generator none.
  expect([own!.run.tells, generator!.run.tells]).toEqual([[one], []]);
  const ran = runOne(starFleetWarlord, own!, { state, seed: 'own', plans: { [one]: { hq: [], units: {} } } });
  const teller = beginTelling(starFleetWarlord, state, [one]);
  const heard = teller.tell(own!, ran.entries).get(one) ?? [];
  const view = starFleetWarlord.view(ran.state, one, heard);

  // A seed with which the monster moves.
  const later = runOne(starFleetWarlord, generator!, { state: ran.state, seed: 'b', plans: {} });
  const next = teller.tell(generator!, later.entries).get(one) ?? [];
  expect(later.state.sites[placeId('h00-0304')]?.owner).toBe('c998');

  expect(heard.map(({ event }) => event.kind)).not.toContain('site-captured');
  expect(view.sites[placeId('h00-0304')]?.owner).toBe(one);
  expect(Object.keys(view.ships)).toEqual(['c01.p']);
  expect(view.sightings).toEqual({ 'h00-0305': { turn: state.turn, ships: 1 } });

  expect(next.map(({ event }) => event.kind)).toEqual(
    expect.arrayContaining(['battle-joined', 'site-captured']),
  );
  const after = starFleetWarlord.view(later.state, one, next, view);
  expect(after.sites[placeId('h00-0304')]?.owner).toBe('c998');
  expect(after.ships[unitId('c01.p')]).toBeUndefined();
});
