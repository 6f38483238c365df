import { tick } from 'svelte';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { chosenIn, textIn, wayIn } from '#kernel/orders/fields.ts';
import type { Field, FieldOf, Form } from '#kernel/orders/form.ts';
import { type AnyOrder, type Unnumbered, whereIs } from '#kernel/game/plan.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { RoutePicture } from '#kernel/presentation.ts';
import type { PickMarks } from '../../map/planes/highlight.ts';
import { isOfPlaces, liesApart, placedIn } from '../../parts/fields/places/onMap.ts';
import { stepsTo, type Ways, wayWith } from '../../parts/fields/places/ways.ts';
import { Draft } from '../../state/drafts.svelte.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { pastOf } from '../past/pastTurns.svelte.ts';
import { draftKey, orderRead } from './drafts.ts';
import type { OrderChange } from './orderChange.ts';
import { waysOn } from './waysOn.ts';

interface Wanted extends OrderChange {
  readonly at: Spot;
}
type AnyForm = Form<Unnumbered<AnyOrder>>;

/** An order whose form is open, and what the map beside it shows and fills in. */
export class Filling {
  readonly wanted: Wanted;
  /** Beside the map of the screen; otherwise over the screen, with a map of its own if a place matters. */
  readonly docked: boolean;
  readonly draft: Draft<Unnumbered<AnyOrder>>;
  /** What came of the last pick on the map. */
  said = $state('');
  /** The keyboard went from the form to the map, and comes back after the pick. */
  picking = $state(false);
  /** The place picked last. */
  picked: PlaceId | undefined;
  /** Gives the keyboard back to the form; set by it. */
  back: () => void = () => undefined;
  #touched = $state<string | undefined>(undefined);
  readonly #turn: Turn;
  readonly #opener = document.activeElement;

  constructor(turn: Turn, wanted: Wanted, docked: boolean) {
    const { order, at, changes, title } = wanted;
    [this.#turn, this.wanted, this.docked] = [turn, wanted, docked];
    // The form starts with the order as offered, or as it was left; changes stay in it until the order is given.
    this.draft = new Draft<Unnumbered<AnyOrder>>(
      draftKey(turn.key, at, changes?.ref ?? `${order.kind} ${title}`),
      changes ?? order,
      (value) => orderRead(turn, order.kind, value),
    );
  }

  readonly form: AnyForm | undefined = $derived.by(() => this.formOf(this.draft.now));
  /** The field that a pick on the map fills in: the one touched last of those about places. */
  readonly field: Field | undefined = $derived.by(() => {
    const placed = (this.form?.fields ?? []).filter(isOfPlaces);
    return placed.find(({ name }) => name === this.#touched) ?? placed[0];
  });

  formOf(order: Unnumbered<AnyOrder>): AnyForm | undefined {
    const { rules, view, plan } = this.#turn;
    return rules.orders[order.kind]?.form?.(view, order, this.wanted.at, plan);
  }

  /** Whether it has to be known where something lies: there is a way to draw, or several places to choose from. */
  readonly isAboutPlaces: boolean = $derived.by(() =>
    (this.form?.fields ?? []).some((field) => field.kind === 'way' || liesApart(field)),
  );

  readonly ways: Ways = $derived.by(() => waysOn(this.#turn.map, this.form));

  /** A way has yet to be drawn: nothing was filled in so far. */
  readonly isBlank: boolean = $derived.by(
    () =>
      this.wanted.changes === undefined &&
      this.draft.now === this.wanted.order &&
      (this.form?.fields ?? []).some((field) => field.kind === 'way' && this.#way(field).length === 0),
  );

  /** What the map marks for the active field. */
  readonly marks: PickMarks = $derived.by(() => {
    const { field } = this;
    if (field === undefined) return { open: [], chosen: [] };
    if (field.kind === 'way') return { open: [], chosen: this.#way(field).map(({ place }) => place) };
    const placed = placedIn(field);
    const chosen = this.#chosen(field);
    return {
      open: placed.map(({ place }) => place),
      chosen: placed.filter(({ value }) => chosen.includes(value)).map(({ place }) => place),
    };
  });

  /** The ways in the form as arrows. */
  readonly routes: readonly RoutePicture[] = $derived.by(() =>
    (this.form?.fields ?? []).flatMap((field) =>
      field.kind === 'way' ? this.#route(field, this.ways.along(field.name, this.#way(field))) : [],
    ),
  );

  /** The arrows of a plan, with those of the form in place of the order that it changes. */
  amidst(plan: readonly RoutePicture[]): readonly RoutePicture[] {
    const { changes } = this.wanted;
    return [...plan.filter(({ order }) => order !== changes?.ref), ...this.routes];
  }

  /** The arrows that a pick would add. */
  ghost(place: PlaceId | undefined): readonly RoutePicture[] {
    const { field } = this;
    if (place === undefined || field?.kind !== 'way') return [];
    const way = this.#way(field);
    const from = way.at(-1) ?? field.from;
    const steps = stepsTo(field, way, place, this.ways);
    return from === undefined ? [] : [{ unit: 'ghost' as UnitId, order: '' as never, from, steps }];
  }

  /** A field was touched, and is the active one if it is about places. */
  touch(name: string): void {
    this.#touched = name;
  }

  /** Fills in a place that was picked on the map. */
  pick(place: PlaceId): void {
    const { field, form } = this;
    if (field === undefined || form === undefined) return;
    this.picked = place;
    if (field.kind === 'way') {
      const { way, said } = wayWith(field, this.#way(field), place, this.ways);
      this.said = said;
      this.draft.now = form.set(field.name, way);
      return;
    }
    const here = placedIn(field).filter((choice) => choice.place === place);
    const name = this.#turn.board.nameOf(place);
    this.said = here.length === 0 ? `${name} cannot be chosen here` : `${field.label}: ${name}`;
    if (here.length === 0) return;
    const chosen = this.#chosen(field);
    // Of several in one place, each pick takes the next.
    const at = here.findIndex(({ value }) => chosen.includes(value));
    if (field.kind === 'choice') this.draft.now = form.set(field.name, here[(at + 1) % here.length]!.value);
    else if (field.kind === 'several') this.#pickSeveral(form, field, here, chosen);
    if (this.picking) this.back();
  }

  /** Gives the order, or changes the one in the plan. */
  give(): void {
    const { at, changes } = this.wanted;
    if (changes === undefined) this.#turn.give(this.draft.now, at);
    else this.#turn.replace({ ...this.draft.now, ref: changes.ref }, at);
    this.draft.used();
  }

  /** Whether the order that it changes is still in the plan, and what it is for still chosen on the screen's map. */
  get isMeant(): boolean {
    const { at, changes } = this.wanted;
    const { plan, selection } = this.#turn;
    if (changes !== undefined && whereIs(plan, changes.ref) === undefined) return false;
    return !this.docked || at.unit === undefined || selection.unit === at.unit;
  }

  /** Gives the keyboard back to what opened the form, if it is still there. */
  async returnFocus(): Promise<void> {
    await tick();
    const opener = this.#opener;
    if (opener instanceof HTMLElement && opener !== document.body && opener.checkVisibility()) opener.focus();
    else document.querySelector<HTMLElement>('[data-testid=map]')?.focus({ preventScroll: true });
  }

  #pickSeveral(
    form: AnyForm,
    { name, most }: FieldOf<'several'>,
    here: readonly { readonly value: string }[],
    chosen: readonly string[],
  ): void {
    const next = here.find(({ value }) => !chosen.includes(value));
    if (next !== undefined && chosen.length < most) this.draft.now = form.set(name, [...chosen, next.value]);
    else
      this.draft.now = form.set(
        name,
        chosen.filter((one) => !here.some(({ value }) => value === one)),
      );
  }
  #way = ({ name }: Field): ReturnType<typeof wayIn> => wayIn(this.form?.values[name]);
  #chosen(field: Field): readonly string[] {
    const value = this.form?.values[field.name];
    return field.kind === 'several' ? chosenIn(value) : [textIn(value)];
  }
  #route({ from, unit }: FieldOf<'way'>, steps: RoutePicture['steps']): readonly RoutePicture[] {
    const start = from ?? steps[0]?.position;
    if (start === undefined) return [];
    return [
      {
        unit: unit ?? ('' as UnitId),
        order: '' as never,
        from: start,
        steps: from === undefined ? steps.slice(1) : steps,
      },
    ];
  }
}

/** The order whose form is open. */
class OpenForm {
  now = $state.raw<Filling | undefined>(undefined);
}

const openForm = ({ states }: Turn): OpenForm => states.of(OpenForm, () => new OpenForm());

/** The form that is open. */
export const fillingIn = (turn: Turn): Filling | undefined => openForm(turn).now;

/** The form that is open beside the map of the screen. */
export function dockedIn(turn: Turn): Filling | undefined {
  const filling = fillingIn(turn);
  return filling?.docked === true ? filling : undefined;
}

/** Opens the form of an order: beside the map where that is the screen, otherwise over what lies on top. */
export function fillIn(session: Session, turn: Turn, wanted: Wanted): void {
  const docked = session.screen === 'map' && session.overlay === undefined && session.study === undefined;
  const { unit, place } = wanted.at;
  // An order is of the present turn: an older one leaves the map.
  pastOf(session, turn).comeBack();
  if (docked && unit !== undefined && turn.selection.unit !== unit) turn.chooseUnit(unit);
  if (docked && place !== undefined) turn.selection.place = place;
  openForm(turn).now = new Filling(turn, wanted, docked);
}

/** Closes the form, if it is still the open one; what was filled in is kept. */
export function closeForm(turn: Turn, filling: Filling): void {
  const open = openForm(turn);
  if (open.now === filling) open.now = undefined;
}
