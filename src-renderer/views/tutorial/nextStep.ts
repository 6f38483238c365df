import type { PlaceId } from '#kernel/words/ids.ts';
import type { Pointed } from '#kernel/lessons.ts';
import { pageOfSeat } from '../../state/rules.ts';
import type { Session } from '../../state/session/session.svelte.ts';

/** What to look at or press next: something on the page, or a place on the map. */
export type Next = { readonly element: Element } | { readonly place: PlaceId };

const found = (selector: string): Next | undefined => {
  const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  return element === undefined ? undefined : { element };
};
const screen = (name: string): Next | undefined => found(`nav [data-screen="${name}"]`);
const quoted = (text: string): string => JSON.stringify(text);

/**
 * The next step towards the target of a task, given the present page. Undefined: nothing to press just now.
 */
export function nextStep(to: Pointed, session: Session): Next | undefined {
  const dialogs = document.querySelectorAll('dialog:modal');
  const top = dialogs[dialogs.length - 1];
  if (top !== undefined) return inDialog(top, to);
  switch (to.kind) {
    case 'screen':
      return screen(to.screen);
    case 'over':
      return to.over === 'save' ? atGame(session) : found(`[data-opens=${quoted(to.over)}]`);
    case 'line':
      return found('[data-opens="sheet"]');
    case 'run':
    case 'answer':
      return found('[data-opens="run"], [data-entry="Run Turn"]');
    case 'battles':
      return session.screen === 'messages' ? found('#tab-battles') : screen('messages');
    case 'seat':
      return atSeat(session, to.seat);
    case 'place':
      return session.screen === 'map' ? { place: to.place } : screen('map');
    case 'unit':
      return session.screen === 'map' ? inList(to.unit) : screen('map');
    case 'move':
      return session.screen !== 'map'
        ? screen('map')
        : session.turn?.selection.unit === to.unit
          ? { place: to.to }
          : inList(to.unit);
    case 'formation':
      return session.screen !== 'map'
        ? screen('map')
        : session.turn?.selection.unit === to.unit
          ? found('[data-testid="unit-orders"] [data-opens="unit"]')
          : inList(to.unit);
    case 'order':
      return order(session, to);
  }
}

const inList = (unit: string): Next | undefined =>
  found(`[data-testid="unit-list"] [data-row=${quoted(unit)}]`);
const atGame = (session: Session): Next | undefined =>
  session.screen === 'game' ? found('[data-entry="Save Turn"]') : screen('game');
const pageAt = ({ turn }: Session, seat: string): string =>
  (turn === undefined ? undefined : pageOfSeat(turn, seat)) ?? 'game';
const onPage = (key: string, inside: string): Next | undefined =>
  found(`[data-page=${quoted(key)}] ${inside}`);
const atSeat = (session: Session, seat: string): Next | undefined => {
  const key = pageAt(session, seat);
  return session.screen === key ? onPage(key, `[data-row=${quoted(seat)}]`) : screen(key);
};

/** The page on which orders of this kind of no unit and no place are given. */
function officePage({ turn }: Session, kind: string): string | undefined {
  const { screens = [], groups = [] } = turn?.rules.presentation ?? {};
  const titles = groups.flatMap(({ title, kinds }) => (kinds.includes(kind) ? [title] : []));
  const offices = screens.flatMap((each) =>
    each.shows === 'page' && each.orders !== undefined ? [{ key: each.key, only: each.orders.groups }] : [],
  );
  const found = offices.find(
    ({ only }) => only === undefined || titles.some((title) => only.includes(title)),
  );
  return (found ?? offices[0])?.key;
}

function order(
  session: Session,
  { order: kind, unit, place, seat }: Extract<Pointed, { kind: 'order' }>,
): Next | undefined {
  const form = found('#order-form');
  if (form !== undefined) return form;
  const button = `[data-kind=${quoted(kind)}]`;
  const selection = session.turn?.selection;
  if (seat !== undefined) {
    const there = session.screen === pageAt(session, seat) && selection?.seat === seat;
    return (there ? onPage(session.screen, button) : undefined) ?? atSeat(session, seat);
  }
  const office = officePage(session, kind);
  if (unit === undefined && place === undefined && office !== undefined)
    return session.screen === office ? onPage(office, button) : screen(office);
  if (session.screen !== 'map') return screen('map');
  if (unit !== undefined)
    return selection?.unit === unit
      ? (found(`[data-testid="unit-orders"] ${button}`) ?? found('[data-testid="unit-orders"]'))
      : inList(unit);
  return place === undefined || selection?.place === place
    ? found(`[data-testid="location-report"] ${button}`)
    : { place };
}

/** The next step inside a dialog: what to fill in or press there, or else how to close it. */
function inDialog(top: Element, to: Pointed): Next | undefined {
  const inside = (selector: string): Next | undefined => {
    const element = top.querySelector(selector);
    return element === null ? undefined : { element };
  };
  const here =
    to.kind === 'order'
      ? (inside('#order-form') ?? inside(`[data-kind=${quoted(to.order)}]`))
      : to.kind === 'formation'
        ? inside('[data-testid="ranks"]')
        : to.kind === 'answer'
          ? (inside(`[data-question] [data-kind=${quoted(to.order)}]`) ?? inside('[data-question]'))
          : to.kind === 'line'
            ? inside(`[data-line=${quoted(to.line)}] input`)
            : to.kind === 'over' && to.over === 'save'
              ? inside('footer .gold')
              : undefined;
  return here ?? inside('[aria-label="Close"]');
}
