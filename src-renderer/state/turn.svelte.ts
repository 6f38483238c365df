import type { Client } from '#contract/client.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/ids.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import {
  type AnyOrder,
  listedOrders,
  type Unnumbered,
  whereIs,
  withOrder,
  withoutOrder,
} from '#kernel/orders/plan.ts';
import type { RoutePicture } from '#kernel/presentation.ts';
import type { Problem } from '#kernel/problem.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { AnyEvent, Heard, Spot } from '#kernel/ruleset.ts';
import { centreOf, mapBox } from '../map/geometry.ts';
import { keepLook, keptLook, type MapLook } from '../map/look.ts';
import { lookAt } from './looked.ts';
import { NotebookDesk } from './notebook.svelte.ts';
import { type Offer, offersAt } from './offers.ts';
import { PlanDesk } from './plan.svelte.ts';
import type { Opened, Parts, Refusal } from './readTurn.ts';
import type { AnyPlan, Rules } from './rules.ts';
import { Saver, type SaveState } from './saver.svelte.ts';
import { Selection } from './selection.svelte.ts';
import { Viewport } from './viewport.svelte.ts';

/** What was ordered, and where: an order, or a journey by a click on the map. */
export type Given =
  | { readonly order: Unnumbered<AnyOrder>; readonly at: Spot }
  | { readonly unit: UnitId; readonly place: PlaceId; readonly onward: boolean };

/** One turn on the table: what the player knows, what he plans, and what he looks at. */
export class Turn {
  readonly key: TurnKey;
  readonly rules: Rules;
  readonly view: unknown;
  readonly heard: readonly Heard<AnyEvent>[];
  readonly refusals: readonly Refusal[];
  readonly rerun: Parts['rerun'];
  readonly address: string;
  readonly practice: boolean;
  readonly tutorial: boolean;
  readonly latest: boolean;
  /** Digest of the results in use, and of all that came for this turn. */
  readonly digest: string;
  readonly versions: readonly string[];
  readonly number: number;
  readonly desk: PlanDesk;
  readonly saver: Saver;
  readonly notebook: NotebookDesk;
  readonly selection = new Selection();
  readonly viewport: Viewport;
  look = $state.raw<MapLook>(keptLook());
  /** What was ordered last in this sitting, to be ordered again elsewhere. */
  given = $state.raw<Given | undefined>(undefined);
  /** The plan's revision that the player's orders file was last written from in this sitting, to be saved or mailed; at first the one the turn was opened with. */
  sealed: number;

  readonly seats;
  readonly map;
  readonly me;

  readonly plan = $derived.by(() => this.desk.plan);
  readonly problems: readonly Problem[] = $derived.by(() => this.rules.review(this.view, this.plan));
  readonly units = $derived.by(() => this.rules.presentation.units(this.view, this.plan));
  readonly routes = $derived.by(() => this.rules.presentation.routes(this.view, this.plan));
  readonly headquarters = $derived.by(() => this.rules.presentation.headquarters(this.view, this.plan));
  /** Whether all that was changed is saved, the plan and the notes. */
  readonly kept: SaveState = $derived.by(() =>
    this.saver.state === 'saved' ? this.notebook.state : this.saver.state,
  );
  /** Undefined where the rules foresee no turn. */
  readonly scroll = $derived.by(() => this.rules.presentation.scroll?.(this.view, this.plan));
  readonly sheet = $derived.by(() => {
    const { unit } = this.selection;
    return unit === undefined || !this.units.some((row) => row.unit === unit)
      ? undefined
      : this.rules.presentation.unit(this.view, this.plan, unit);
  });
  readonly location = $derived.by(() => {
    const { place } = this.selection;
    return place === undefined ? undefined : this.rules.presentation.location(this.view, this.plan, place);
  });

  constructor(
    client: Client,
    opened: Pick<Opened, 'key' | 'practice' | 'tutorial' | 'latest' | 'planRevision' | 'digest' | 'versions'>,
    parts: Parts,
    failed: (problems: readonly Problem[], about: 'plan' | 'notes') => void,
  ) {
    this.key = opened.key;
    this.practice = opened.practice;
    this.tutorial = opened.tutorial;
    this.latest = opened.latest;
    this.sealed = opened.planRevision;
    this.digest = opened.digest;
    this.versions = opened.versions;
    this.rules = parts.rules;
    this.view = parts.view;
    this.heard = parts.heard;
    this.refusals = parts.refusals;
    this.rerun = parts.rerun;
    this.address = parts.address;
    this.number = parts.rules.turnNumber(parts.view);
    const { presentation } = parts.rules;
    this.seats = presentation.seats(parts.view);
    this.map = presentation.map(parts.view);
    this.me = presentation.me(parts.view);
    const home = this.map.places.filter((place) => place.owner === this.me || place.own !== undefined);
    this.viewport = new Viewport(mapBox(this.map.places), home.length === 0 ? undefined : mapBox(home));
    const codec = planCodec<AnyOrder>(parts.rules.orders as never);
    this.saver = new Saver(
      client,
      opened.key,
      opened.planRevision,
      (plan) => codec.make(plan),
      (reply) => failed(reply.fault, 'plan'),
    );
    this.notebook = new NotebookDesk(client, { game: opened.key.game, seat: opened.key.seat }, (problems) =>
      failed(problems, 'notes'),
    );
    this.desk = new PlanDesk(parts.plan, (plan) => this.saver.save(plan));
  }

  /** Shows the map otherwise, in this turn and in those to come on this machine. */
  changeLook(change: Partial<MapLook>): void {
    this.look = { ...this.look, ...change };
    keepLook(this.look);
  }

  /** Waits until the plan and the notes are saved; false when they could not be. */
  async settled(): Promise<boolean> {
    const each = await Promise.all([this.saver.settled(), this.notebook.settled()]);
    return each.every((saved) => saved);
  }

  isOf({ game, seat, turn }: TurnKey): boolean {
    return game === this.key.game && seat === this.key.seat && turn === this.key.turn;
  }

  seat(id: string | undefined): (typeof this.seats)[number] | undefined {
    return this.seats.find((seat) => seat.seat === id);
  }

  place(id: PlaceId | undefined): (typeof this.map.places)[number] | undefined {
    return this.map.places.find((place) => place.place === id);
  }

  /** Everything that can be ordered at a spot, as buttons. */
  offers(at: Spot): readonly Offer[] {
    return offersAt(this, at);
  }

  /** Advice on an order that is not yet given. */
  advice(order: Unnumbered<AnyOrder>, at: Spot): readonly Problem[] {
    const ref = this.rules.presentation.nextRef(this.view, this.plan);
    return this.rules.orders[order.kind]?.check(this.view, { ...order, ref }, at) ?? [];
  }

  /** Puts an order into the plan, under a fresh reference. */
  give(order: Unnumbered<AnyOrder>, at: Spot = {}): void {
    const numbered = { ...order, ref: this.rules.presentation.nextRef(this.view, this.plan) };
    this.desk.give(numbered, this.said(numbered, at.unit), at.unit);
    this.#noted({ order, at });
  }

  /** Changes an order where it stands. */
  replace(order: AnyOrder, at: Spot): void {
    this.desk.replace(order, `Change: ${this.said(order, at.unit)}`);
    this.#noted({ order, at });
  }

  #noted(given: Given): void {
    this.given = given;
    const unit = 'order' in given ? given.at.unit : given.unit;
    if (unit !== undefined) lookAt(this, [unit]);
  }

  /**
   * Sends a unit to a place: by a new way, or, with `onward`, on from where its orders lead it. One step of the history, however many
   * orders. The number of orders given.
   */
  send(unit: UnitId, place: PlaceId, onward: boolean): number {
    const { plan, given } = this.#sent(unit, place, onward);
    if (given > 0) {
      this.desk.change(plan, `Move to ${this.place(place)?.name ?? place}`);
      this.#noted({ unit, place, onward });
    }
    return given;
  }

  /** The arrows that a click on a place would draw; with `onward`, those of a click with Shift. */
  ghost(unit: UnitId, place: PlaceId, onward = false): readonly RoutePicture[] {
    const { plan, given } = this.#sent(unit, place, onward);
    if (given === 0) return [];
    return this.rules.presentation
      .routes(this.view, plan, unit)
      .map((route) => ({ ...route, unit: 'ghost' as UnitId }));
  }

  #sent(unit: UnitId, place: PlaceId, onward: boolean): { readonly plan: AnyPlan; readonly given: number } {
    const { presentation } = this.rules;
    let { plan } = this;
    const old = onward
      ? []
      : presentation.routes(this.view, plan, unit).filter(({ does }) => does === undefined);
    for (const route of old) plan = withoutOrder(plan, route.order);
    const orders = presentation.moveTo(this.view, plan, unit, place);
    for (const order of orders)
      plan = withOrder(plan, { ...order, ref: presentation.nextRef(this.view, plan) }, unit);
    return { plan, given: orders.length };
  }

  remove(ref: OrderRef): void {
    const listed = whereIs(this.plan, ref);
    if (listed !== undefined) this.desk.remove(ref, `Undo: ${this.said(listed.order, listed.unit)}`);
  }

  /** An order as a sentence. */
  said(order: AnyOrder, unit?: UnitId): string {
    const kind = this.rules.orders[order.kind];
    return kind === undefined
      ? order.kind
      : phraseText(kind.say(order, this.view, unit === undefined ? {} : { unit }));
  }

  get orderCount(): number {
    return listedOrders(this.plan).length;
  }

  problemsOf(ref: OrderRef): readonly Problem[] {
    return this.problems.filter((problem) => problem.order === ref);
  }

  /** Selects a unit; the map shows where it stands. */
  chooseUnit(unit: UnitId | undefined): void {
    this.selection.unit = unit;
    const row = this.units.find((each) => each.unit === unit);
    const place = this.place(row?.place);
    if (place !== undefined) {
      this.selection.place = place.place;
      this.viewport.reveal(centreOf(place));
    }
  }

  /** Selects a unit and brings it to the middle of the map. */
  centreOnUnit(unit: UnitId): void {
    this.chooseUnit(unit);
    const place = this.place(this.units.find((row) => row.unit === unit)?.place);
    if (place !== undefined) this.viewport.centreOn(centreOf(place));
  }
}
