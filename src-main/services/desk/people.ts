import { unreadable } from '#contract/refusals/moved.ts';
import { defined } from '#kernel/words/defined.ts';
import { bad, good } from '#kernel/words/result.ts';
import { seatId, runId } from '#kernel/words/ids.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { DeskHandlers, DeskParts } from './deskParts.ts';
import type { Gm } from '../gm/gm.ts';
import { endGame, resumeGame } from '../gm/running/end.ts';
import { settleOrders } from '../gm/post/late.ts';
import { breakLock } from '../gm/game/locked.ts';
import { addFellow, changeFellow, endFellow } from '../gm/people/fellows.ts';
import type { HandedFile } from '../gm/people/people.ts';
import { endStandingIn, replacePlayer, setPlayer, setStandIn } from '../gm/people/people.ts';
import { setNote } from '../gm/people/notes.ts';
import type { SeatPunctuality } from '../gm/people/punctuality.ts';
import { playersPunctuality, seatsPunctuality } from '../gm/people/punctuality.ts';
import { answerRequest, requestsOf } from '../gm/people/requests.ts';
import { policyOf, setExtension, setHold } from '../gm/policy/policy.ts';
import { keepPolicy } from '../gm/schedule/absence.ts';
import { seatNames } from '../gm/named.ts';
import { writeArchive } from './proof.ts';

type Names =
  | 'gm.policy'
  | 'gm.hold'
  | 'gm.putOff'
  | 'gm.unlock'
  | 'gm.extend'
  | 'gm.late'
  | 'gm.player'
  | 'gm.replace'
  | 'gm.standIn'
  | 'gm.fellow'
  | 'gm.words'
  | 'gm.end'
  | 'gm.goOn'
  | 'gm.note'
  | 'gm.answer'
  | 'gm.punctuality';
type Nothing = Record<string, never>;
type Acted = Parameters<DeskParts['games']['act']>[1];
const who = 'desk';

/**
 * Handles the desk's policy, schedule and players. Invitations for new and further players and stand-ins are written into
 * the game's folder, under `invitations`.
 */
export function makePeopleHandlers(parts: DeskParts): Pick<DeskHandlers, Names> {
  const { games, changed, ports, files } = parts;
  const act = async <A extends Acted>(
    of: Parameters<typeof games.act<A, unknown>>[0],
    asked: A,
    work: (gm: Gm, asked: A) => Promise<Outcome<unknown>> | Outcome<unknown>,
  ): Promise<Outcome<Nothing>> => {
    const done = await games.act(of, asked, (gm) => work(gm, asked));
    return done.ok ? changed(asked.game, good({})) : done;
  };
  const handed = async (game: string, made: Outcome<HandedFile>): Promise<Outcome<unknown>> =>
    made.ok
      ? files.write(`${games.folderOf(game)}/invitations/${made.value.name}`, made.value.bytes, {
          secret: true,
        })
      : made;
  return {
    'gm.policy': (asked) =>
      act('settings', asked, (gm, { policy }) =>
        keepPolicy(ports, gm, { ...policyOf(gm.store), ...policy }, who),
      ),
    'gm.hold': (asked) =>
      act('settings', asked, ({ store }, { reason }) => setHold(ports, store, reason, who)),
    'gm.putOff': (asked) =>
      act('turn', asked, (gm, { run, back = false, reason = '' }) =>
        gm.putOff({ run: runId(run), back, why: reason, who }),
      ),
    'gm.unlock': (asked) =>
      act('turn', asked, ({ store }, { since }) =>
        (store.lock.holder()?.at ?? since) === since
          ? breakLock(ports.clock, store, { who })
          : bad([unreadable('other-lock')]),
      ),
    'gm.extend': (asked) =>
      act('settings', asked, ({ store }, { at, reason = '' }) =>
        setExtension(ports, store, at === undefined ? undefined : { at, reason }, who),
      ),
    'gm.late': (asked) =>
      act('turn', asked, (gm, { number, was, take, reason }) =>
        (gm.store.received(gm.store.turn()).find((one) => one.number === number)?.standing ?? was) === was
          ? settleOrders(ports, gm, number, {
              take,
              ...defined({ why: reason }),
              who,
            })
          : bad([unreadable('settled-elsewhere')]),
      ),
    'gm.player': (asked) =>
      act('seat', asked, ({ store }, { seat, player, address }) => {
        const now = store.seats().find((one) => one.seat === seat);
        return setPlayer(
          ports,
          store,
          seatId(seat),
          { player: player ?? now?.player ?? '', address: address ?? now?.address ?? '' },
          who,
        );
      }),
    'gm.replace': (asked) =>
      act('seat', asked, async (gm, { game, seat, player, address, reason }) =>
        handed(
          game,
          await replacePlayer(ports, gm, seatId(seat), { person: { player, address }, why: reason, who }),
        ),
      ),
    'gm.standIn': (asked) =>
      act('seat', asked, async (gm, { game, seat, standIn }) =>
        standIn === undefined
          ? endStandingIn(ports, gm.store, seatId(seat), who)
          : handed(game, await setStandIn(ports, gm, seatId(seat), { person: standIn, who })),
      ),
    'gm.fellow': (asked) =>
      act('seat', asked, async (gm, { game, seat, number, fellow }) => {
        const at = { seat: seatId(seat), number: number ?? 0 };
        if (fellow === undefined) return endFellow(ports, gm, at, who);
        const { player = '', address = '', scopes = [] } = fellow;
        return number === undefined
          ? handed(game, await addFellow(ports, gm, at.seat, { person: { player, address }, scopes, who }))
          : changeFellow(ports, gm, at, { ...fellow, who });
      }),
    'gm.end': async (asked) =>
      changed(
        asked.game,
        await games.act('turn', asked, async (gm) => {
          const { words, reveal } = asked;
          const done = await endGame(ports, gm, { words, reveal, who });
          if (!done.ok || !reveal) return done.ok ? good({}) : done;
          const written = await writeArchive(parts, gm);
          return written.ok
            ? good({ archive: { name: written.value.name, folder: written.value.folder } })
            : written;
        }),
      ),
    'gm.goOn': (asked) => act('turn', asked, (gm) => resumeGame(ports, gm, who)),
    'gm.note': async ({ game, seat, was, text }) => {
      const done = await games.use(game, ({ store }) => setNote(store, seatId(seat), text, was));
      return done.ok ? changed(game, good({})) : done;
    },
    'gm.answer': (asked) =>
      act('turn', asked, (gm, { seat, kind, was, granted, words }) =>
        requestsOf(gm).some((one) => one.seat === seat && one.request.kind === kind && one.answer?.at !== was)
          ? bad([unreadable('request-answered-elsewhere')])
          : answerRequest(ports, gm, seatId(seat), kind, {
              granted,
              ...defined({ words }),
              who,
            }),
      ),
    'gm.punctuality': async () => {
      const names = await games.names();
      if (!names.ok) return names;
      const all: SeatPunctuality[] = [];
      // A game that cannot be opened is reported in the list of games.
      for (const game of names.value) {
        const seats = await games.use(game, (gm) => good(seatsPunctuality(gm.store, seatNames(gm.store))));
        if (seats.ok) all.push(...seats.value);
      }
      return good([...playersPunctuality(all)]);
    },
    'gm.words': (asked) => act('seat', asked, (gm, { seat, words }) => gm.decide(seatId(seat), words, who)),
  };
}
