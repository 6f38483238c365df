import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { rulesetById } from '#rulesets/all.ts';
import { fakeHost, fakeKey } from '#test/support/fakeHost.ts';
import { archiveOf } from '#ui/state/archive/archiveReader.svelte.ts';
import { gameOffersOf } from '#ui/state/session/gameOffers.svelte.ts';
import { deskOf } from '#ui/state/desk/desk.svelte.ts';
import { letterOf } from '#ui/state/desk/letter.svelte.ts';
import { punctualityOf } from '#ui/state/desk/punctuality.svelte.ts';
import { packsOf } from '#ui/state/packs/packs.svelte.ts';
import { speakerOf } from '#ui/state/packs/speaker.ts';
import { Session } from '#ui/state/session/session.svelte.ts';
import { saw } from '#ui/state/turn/courseProgress.svelte.ts';
import type { Turn } from '#ui/state/turn/turn.svelte.ts';
import { battlesOf } from '#ui/views/battle/replay.svelte.ts';
import { guideOf } from '#ui/views/help/guide.svelte.ts';
import { lastUndoneIn } from '#ui/views/notes/undone.svelte.ts';
import { pastOf } from '#ui/views/past/pastTurns.svelte.ts';
import { lastSearch } from '#ui/views/past/searching.ts';
import { planningOf } from '#ui/views/planning/planning.svelte.ts';
import { rollCallOf } from '#ui/views/rollCall/rollCall.ts';
import { scrollDockOf } from '#ui/views/scroll/dock.svelte.ts';
import { reactions } from './reactions.svelte.ts';

/** A session with a turn on the table, whose game is one that teaches. */
async function seated(): Promise<{ readonly session: Session; readonly turn: Turn; again(): Promise<Turn> }> {
  const host = fakeHost();
  const open: (typeof host.client)['turn.open'] = async (wish) => {
    const opened = await host.client['turn.open'](wish);
    return opened.ok ? { ok: true, value: { ...opened.value, tutorial: true } } : opened;
  };
  const session = new Session({ ...host, client: { ...host.client, 'turn.open': open } }, rulesetById);
  const again = async (): Promise<Turn> => {
    await session.openTurn(fakeKey as never);
    return session.turn!;
  };
  return { session, turn: await again(), again };
}

const ofSession: Readonly<Record<string, (session: Session) => object>> = {
  'games that wait for the desk': gameOffersOf,
  'the archive that is read': archiveOf,
  'the game master’s desk': deskOf,
  'a letter in a game': (session) => letterOf(deskOf(session), 'tst'),
  'how players keep time': (session) => punctualityOf(deskOf(session)),
  upgrades: packsOf,
  'the speaker': speakerOf,
  'the open topic of the help': guideOf,
  'the last search': lastSearch,
  'what was deleted a moment ago': lastUndoneIn,
  'the scroll beside the map': scrollDockOf,
};
const ofTurn: Readonly<Record<string, (turn: Turn, session: Session) => object>> = {
  'plans of many units': planningOf,
  'the roll call': rollCallOf,
  'the battles': battlesOf,
  'the turns before': (turn, session) => pastOf(session, turn),
  'what the map shows besides': (turn) => turn.mapExtras,
};

describe('the state of a feature', () => {
  test.each(Object.entries(ofSession))('%s: one for a session, another for the next', async (_name, of) => {
    const [one, two] = [await seated(), await seated()];
    expect(of(one.session)).toBe(of(one.session));
    expect(of(two.session)).not.toBe(of(one.session));
    const before = of(one.session);
    await one.again();
    expect(of(one.session)).toBe(before);
  });

  test.each(Object.entries(ofTurn))('%s: one for a turn, another for the next', async (_name, of) => {
    const { session, turn, again } = await seated();
    const before = of(turn, session);
    expect(of(turn, session)).toBe(before);
    const next = await again();
    expect(of(next, session)).not.toBe(before);
    expect(of(next, session)).toBe(of(next, session));
  });
});

test('where a learner stands lasts from turn to turn, and is not another session’s', async () => {
  const [{ turn, again }, other] = [await seated(), await seated()];
  turn.course.at = 'battle';
  saw(turn, 'screen:map');
  const next = await again();
  expect([next.course.at, [...next.course.seen]]).toEqual(['battle', ['screen:map']]);
  expect([other.turn.course.at, other.turn.course.seen.size]).toEqual([undefined, 0]);
});

test('a turn that leaves the table drops the state of its features, and a film of it stops', async () => {
  const { session, turn, again } = await seated();
  const [past, planning] = [pastOf(session, turn), planningOf(turn)];
  past.playing = true;
  await again();
  expect(past.playing).toBe(false);
  expect(planningOf(turn)).not.toBe(planning);
});

test('who asks first for a state hears of its changes like everybody', async () => {
  const { session } = await seated();
  // The first to ask is a reaction: what it made itself it would otherwise not hear.
  const { seen, end } = reactions(() => guideOf(session).topic);
  flushSync();
  guideOf(session).topic = 'map';
  flushSync();
  expect(seen).toEqual([undefined, 'map']);
  end();
});
