import { longestAlternativeName } from '#contract/player/alternatives.ts';
import { turnKey } from '#contract/keys.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { integer, json, line, list, object, optional, text } from '#kernel/codec/shapes.ts';
import { gameName } from '#kernel/files/envelope.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Camera } from '../../map/camera/camera.ts';
import type { Session } from '../session/session.svelte.ts';
import type { PlanHistory } from '../turn/planHistory.svelte.ts';
import type { Turn } from '../turn/turn.svelte.ts';
import { returningOf } from './returning.svelte.ts';

/*
 * Where the reader is: the open turn with its screen, what is chosen and the steps of undo, or the game on the game master's desk. It is kept
 * for this window alone, while its page is loaded again.
 */

const storedAs = 'sealed-orders-place';
const chosen = optional(text(200));

const stepsKept = {
  /** The steps of undo: each with the plan it led to, as a file holds it. */
  steps: list(object({ plan: json, what: text(5_000) }), 20_000),
  at: integer(0, 20_000),
};
const placeKept = object({
  turn: optional(
    object({
      key: turnKey,
      screen: line(100),
      chosen: object({ unit: chosen, place: chosen, seat: chosen }),
      camera: json,
      ...stepsKept,
      /** The alternative that is being worked on, with its steps. */
      tried: optional(object({ name: line(longestAlternativeName, 1), ...stepsKept })),
    }),
  ),
  desk: optional(object({ game: optional(gameName) })),
});
type PlaceKept = Of<typeof placeKept>;
type TurnKept = NonNullable<PlaceKept['turn']>;
type StepsKept = Pick<TurnKept, 'steps' | 'at'>;

const codecOf = ({ rules }: Turn) => planCodec<AnyOrder>(rules.orders as never);

function keptOf(turn: Turn, screen: string, withSteps: boolean): TurnKept {
  const { unit, place, seat } = turn.selection;
  const codec = codecOf(turn);
  const stepsIn = ({ whole: { steps, at } }: PlanHistory): StepsKept =>
    withSteps
      ? { steps: steps.map(({ plan, what }) => ({ plan: codec.make(plan), what })), at }
      : { steps: [], at: 0 };
  const { chosen: name, history } = turn.alternatives;
  return {
    key: turn.key,
    screen,
    chosen: defined({ unit, place, seat }),
    camera: turn.viewport.camera,
    ...stepsIn(turn.mainHistory),
    ...(name === undefined || history === undefined ? {} : { tried: { name, ...stepsIn(history) } }),
  };
}

const placeOf = ({ turn, screen, deskGame }: Session, withSteps: boolean): PlaceKept => {
  if (screen === 'desk') return { desk: defined({ game: deskGame }) };
  return turn === undefined ? {} : { turn: keptOf(turn, screen, withSteps) };
};

/** Keeps where the reader is; without the steps of undo where they are too long to be stored. */
export function keepPlace(session: Session): void {
  for (const withSteps of [true, false])
    try {
      return sessionStorage.setItem(storedAs, JSON.stringify(placeOf(session, withSteps)));
    } catch {
      // Where a page may store nothing, it opens with the start-up menu.
    }
}

/** What was kept, which is then forgotten. */
function takeKept(): PlaceKept | undefined {
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '{}');
    sessionStorage.removeItem(storedAs);
    const read = placeKept.parse(raw);
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** Goes on with the kept steps, if they led to the plan as it is now. */
function takeSteps(turn: Turn, history: PlanHistory, { steps, at }: StepsKept): void {
  const codec = codecOf(turn);
  if (JSON.stringify(steps[at]?.plan) !== JSON.stringify(codec.make(history.plan))) return;
  const read = steps.map(({ plan, what }) => ({ plan: codec.parse(plan), what }));
  if (read.every(({ plan }) => plan.ok))
    history.take({
      steps: read.flatMap(({ plan, what }) => (plan.ok ? [{ plan: plan.value, what }] : [])),
      at,
    });
}

/** Works on the alternative again that was being worked on, unless the reader does something else by now. */
async function tryAgain(turn: Turn, kept: TurnKept['tried']): Promise<void> {
  if (kept === undefined) return;
  const { alternatives, mainHistory } = turn;
  const { plan } = mainHistory;
  await alternatives.open();
  if (alternatives.chosen !== undefined || mainHistory.plan !== plan) return;
  alternatives.choose(kept.name);
  if (alternatives.history !== undefined) takeSteps(turn, alternatives.history, kept);
}

function cameraIn(raw: unknown): Camera | undefined {
  const { x, y, scale } = Object(raw) as Partial<Record<keyof Camera, unknown>>;
  return typeof x === 'number' && typeof y === 'number' && typeof scale === 'number' && scale > 0
    ? { x, y, scale }
    : undefined;
}

function resume(turn: Turn, kept: TurnKept): void {
  takeSteps(turn, turn.mainHistory, kept);
  const { unit, place, seat } = kept.chosen;
  turn.selection.unit = turn.units.find((row) => row.unit === unit)?.unit;
  turn.selection.place = turn.board.centreOf(place as never) === undefined ? undefined : (place as never);
  if (turn.seat(seat) !== undefined) turn.selection.seat = seat as never;
  const camera = cameraIn(kept.camera);
  if (camera !== undefined) turn.viewport.resume(camera);
}

async function comeBack(session: Session, kept: PlaceKept): Promise<void> {
  if (session.screen !== 'start') return;
  const { desk, turn: open } = kept;
  if (desk !== undefined) return session.openDesk(desk.game);
  if (open === undefined) return;
  // It opens as it was at once: what is chosen later would take the place of what was clicked meanwhile.
  let trying: Promise<void> | undefined;
  await session.openTurn(open.key, open.screen, (turn) => {
    resume(turn, open);
    trying = tryAgain(turn, open.tried);
  });
  await trying;
}

/**
 * To be asked before the page is shown. Gives what goes back, once the session has started, to where the reader was
 * before the page was loaded again, unless a file has opened a turn meanwhile.
 */
export function wayBack(session: Session): () => Promise<void> {
  const kept = takeKept();
  if (kept?.turn === undefined && kept?.desk === undefined) return () => Promise.resolve();
  const returning = returningOf(session);
  returning.due = true;
  return () => comeBack(session, kept).finally(() => (returning.due = false));
}
