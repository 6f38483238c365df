import { good } from '#kernel/result.ts';
import { seatId } from '#kernel/ids.ts';
import { runId } from '#kernel/turn/run.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { DeskHandlers, DeskParts } from './deskParts.ts';
import type { Gm } from '../gm/gm.ts';
import { endGame, resumeGame } from '../gm/running/end.ts';
import { settleOrders } from '../gm/intake/late.ts';
import { breakLock } from '../gm/game/locked.ts';
import { addFellow, changeFellow, endFellow } from '../gm/sharing/fellows.ts';
import type { HandedFile } from '../gm/people/people.ts';
import { endStandingIn, replacePlayer, setPlayer, setStandIn } from '../gm/people/people.ts';
import { setNote } from '../gm/people/notes.ts';
import type { SeatPunctuality } from '../gm/people/punctuality.ts';
import { playersPunctuality, seatsPunctuality } from '../gm/people/punctuality.ts';
import { answerRequest } from '../gm/people/requests.ts';
import { setExtension, setHold, setPolicy } from '../gm/schedule/policy.ts';
import { seatNames } from './names.ts';
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
const who = 'desk';

/**
 * Handles the desk's policy, schedule and players. Invitations for new and further players and stand-ins are written into
 * the game's folder, under `invitations`.
 */
export function makePeopleHandlers(parts: DeskParts): Pick<DeskHandlers, Names> {
  const { games, changed, ports, files } = parts;
  const on = async (
    game: string,
    work: (gm: Gm) => Promise<Outcome<unknown>> | Outcome<unknown>,
  ): Promise<Outcome<Nothing>> => {
    const done = await games.use(game, work);
    return done.ok ? changed(game, good({})) : done;
  };
  const handed = async (game: string, made: Outcome<HandedFile>): Promise<Outcome<unknown>> =>
    made.ok
      ? files.write(`${games.folderOf(game)}/invitations/${made.value.name}`, made.value.bytes, {
          secret: true,
        })
      : made;
  return {
    'gm.policy': ({ game, policy }) => on(game, ({ store }) => setPolicy(ports, store, policy, who)),
    'gm.hold': ({ game, reason }) => on(game, ({ store }) => setHold(ports, store, reason, who)),
    'gm.putOff': ({ game, run, back = false, reason = '' }) =>
      on(game, (gm) => gm.putOff({ run: runId(run), back, why: reason, who })),
    'gm.unlock': ({ game }) => on(game, ({ store }) => breakLock(ports.clock, store, { who })),
    'gm.extend': ({ game, at, reason = '' }) =>
      on(game, ({ store }) => setExtension(ports, store, at === undefined ? undefined : { at, reason }, who)),
    'gm.late': ({ game, number, take, reason }) =>
      on(game, ({ store }) =>
        settleOrders(ports, store, number, { take, ...(reason === undefined ? {} : { why: reason }), who }),
      ),
    'gm.player': ({ game, seat, player, address }) =>
      on(game, ({ store }) => setPlayer(ports, store, seatId(seat), { player, address }, who)),
    'gm.replace': ({ game, seat, player, address, reason }) =>
      on(game, async (gm) =>
        handed(
          game,
          await replacePlayer(ports, gm, seatId(seat), { person: { player, address }, why: reason, who }),
        ),
      ),
    'gm.standIn': ({ game, seat, standIn }) =>
      on(game, async (gm) =>
        standIn === undefined
          ? endStandingIn(ports, gm.store, seatId(seat), who)
          : handed(game, await setStandIn(ports, gm, seatId(seat), { person: standIn, who })),
      ),
    'gm.fellow': ({ game, seat, number, fellow }) =>
      on(game, async (gm) => {
        const at = { seat: seatId(seat), number: number ?? 0 };
        if (fellow === undefined) return endFellow(ports, gm, at, who);
        const { scopes, ...person } = fellow;
        return number === undefined
          ? handed(game, await addFellow(ports, gm, at.seat, { person, scopes, who }))
          : changeFellow(ports, gm, at, { ...fellow, who });
      }),
    'gm.end': async ({ game, words, reveal }) =>
      changed(
        game,
        await games.use(game, async (gm) => {
          const done = await endGame(ports, gm, { words, reveal, who });
          if (!done.ok || !reveal) return done.ok ? good({}) : done;
          const written = await writeArchive(parts, gm);
          return written.ok
            ? good({ archive: { name: written.value.name, folder: written.value.folder } })
            : written;
        }),
      ),
    'gm.goOn': ({ game }) => on(game, (gm) => resumeGame(ports, gm, who)),
    'gm.note': ({ game, seat, was, text }) =>
      on(game, ({ store }) => setNote(store, seatId(seat), text, was)),
    'gm.answer': ({ game, seat, kind, granted, words }) =>
      on(game, (gm) =>
        answerRequest(ports, gm, seatId(seat), kind, {
          granted,
          ...(words === undefined ? {} : { words }),
          who,
        }),
      ),
    'gm.punctuality': async () => {
      const names = await games.names();
      if (!names.ok) return names;
      const all: SeatPunctuality[] = [];
      // A game that cannot be opened is reported in the list of games.
      for (const game of names.value) {
        const seats = await games.use(game, (gm) => good(seatsPunctuality(gm.store, seatNames(gm))));
        if (seats.ok) all.push(...seats.value);
      }
      return good([...playersPunctuality(all)]);
    },
    'gm.words': ({ game, seat, words }) => on(game, (gm) => gm.decide(seatId(seat), words, who)),
  };
}
