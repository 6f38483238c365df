import type { Client } from '#contract/client.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/words/ids.ts';
import { type AnyOrder, listedOrders, type Unnumbered, whereIs } from '#kernel/game/plan.ts';
import { pagesOf, type RoutePicture } from '#kernel/presentation.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { AnyEvent, Heard } from '#kernel/game/game.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { boardOf } from '../../map/board/board.ts';
import { openingBox } from '../../map/board/opening.ts';
import { storeLook, storedLook, type MapLook } from '../../map/looks/look.ts';
import { FeatureStates } from '../featureStates.svelte.ts';
import type { Alternatives } from './kept/alternatives.svelte.ts';
import { CourseProgress } from './courseProgress.svelte.ts';
import { type Given, ghostOf, withJourney } from './journey.ts';
import { type Failed, KeptTurn } from './kept/keptTurn.svelte.ts';
import { lookAt } from './looked.ts';
import { MapExtrasStore } from './mapExtras.svelte.ts';
import type { RequestStore } from './requests.svelte.ts';
import type { NotebookStore } from './notebook.svelte.ts';
import { adviceOn, type Offer, offersAt } from './offers.ts';
import type { PlanHistory } from './planHistory.svelte.ts';
import type { Opened, Parts, Refusal } from './readTurn.ts';
import type { Rules } from '../rules.ts';
import { adviceFor, scrollFor } from '../sharing/share.ts';
import type { PlanSaver, PlanState } from './planSaver.svelte.ts';
import { Selection } from './selection.svelte.ts';
import { Viewport } from '../../map/camera/viewport.svelte.ts';

/** The open turn: what the player knows, plans, and looks at. */
export class Turn {
  readonly key: TurnKey;
  readonly rules: Rules;
  readonly view: unknown;
  readonly heard: readonly Heard<AnyEvent>[];
  readonly refusals: readonly Refusal[];
  readonly answered: Parts['answered'];
  readonly rerun: Parts['rerun'];
  readonly share: Parts['share'];
  readonly howRun: Parts['howRun'];
  readonly address: Parts['address'];
  readonly relay: Parts['relay'];
  readonly due: Parts['due'];
  readonly practice: boolean;
  readonly tutorial: boolean;
  readonly latest: boolean;
  /** Digest of the results in use, and of all that came for this turn. */
  readonly digest: string;
  readonly versions: readonly string[];
  readonly number: number;
  /** The history of the plan that is sent. */
  readonly mainHistory: PlanHistory;
  readonly #kept: KeptTurn;
  readonly alternatives: Alternatives;
  readonly saver: PlanSaver;
  readonly notebook: NotebookStore;
  readonly requests: RequestStore;
  readonly mapExtras: MapExtrasStore;
  readonly course: CourseProgress;
  readonly selection = new Selection();
  readonly viewport: Viewport;
  /** State of features, for as long as the turn is open. */
  readonly states = new FeatureStates();
  look = $state.raw<MapLook>(storedLook());
  /** The last order given in this session, to be repeated elsewhere. */
  given = $state.raw<Given | undefined>(undefined);
  /**
   * The revision of the plan in the last orders file written in this session, saved or mailed; at first the
   * revision the turn was opened with.
   */
  sealed: number;

  readonly seats;
  readonly map;
  readonly board;
  readonly me;

  readonly plan = $derived.by(() => this.planHistory.plan);
  readonly problems: readonly Problem[] = $derived.by(() => adviceFor(this));
  readonly units = $derived.by(() => this.rules.presentation.units(this.view, this.plan));
  readonly routes = $derived.by(() => this.rules.presentation.routes(this.view, this.plan));
  readonly pages = $derived.by(() => pagesOf(this.rules.presentation, this.view, this.plan));
  /** Undefined if the ruleset has no preview. */
  readonly scroll = $derived.by(() => scrollFor(this));
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
    failed: Failed,
    course = new CourseProgress(),
  ) {
    this.key = opened.key;
    this.course = course;
    this.practice = opened.practice;
    this.tutorial = opened.tutorial;
    this.latest = opened.latest;
    this.sealed = opened.planRevision;
    this.digest = opened.digest;
    this.versions = opened.versions;
    [this.rules, this.view] = [parts.rules, parts.view];
    this.heard = parts.heard;
    this.refusals = parts.refusals;
    [this.answered, this.rerun, this.share] = [parts.answered, parts.rerun, parts.share];
    [this.howRun, this.address, this.relay, this.due] = [parts.howRun, parts.address, parts.relay, parts.due];
    this.number = parts.rules.turnNumber(parts.view);
    const { presentation } = parts.rules;
    this.seats = presentation.seats(parts.view);
    this.map = presentation.map(parts.view);
    this.me = presentation.me(parts.view);
    this.board = boardOf(this.map);
    const { lattice, box } = this.board;
    this.viewport = new Viewport(box, openingBox(this.board, this.map), lattice.rings);
    this.#kept = new KeptTurn(client, opened, parts, failed);
    const { saver, notebook, requests, alternatives, mainHistory } = this.#kept;
    [this.saver, this.notebook, this.requests] = [saver, notebook, requests];
    [this.alternatives, this.mainHistory] = [alternatives, mainHistory];
    this.mapExtras = new MapExtrasStore(this.notebook);
  }

  /** Changes what the map shows, in this turn and later ones on this machine. */
  changeLook(change: Partial<MapLook>): void {
    this.look = { ...this.look, ...change };
    storeLook(this.look);
  }

  /** The history of what is being worked on: the plan, or one of its alternatives. */
  get planHistory(): PlanHistory {
    return this.alternatives.history ?? this.mainHistory;
  }

  /** Whether all changes are saved: of the plan and of what is kept beside it. */
  get saveState(): PlanState {
    return this.#kept.state;
  }

  /** Waits until all changes are saved; false if that fails. */
  settled(): Promise<boolean> {
    return this.#kept.settled();
  }

  isOf({ game, seat, turn }: TurnKey): boolean {
    return game === this.key.game && seat === this.key.seat && turn === this.key.turn;
  }

  seat(id: string | undefined): (typeof this.seats)[number] | undefined {
    return this.seats.find((seat) => seat.seat === id);
  }

  /** Everything that can be ordered at a spot, as buttons. */
  offers(at: Spot): readonly Offer[] {
    return offersAt(this, at);
  }

  /** See `adviceOn`. */
  advice(order: Unnumbered<AnyOrder>, at: Spot, instead?: OrderRef): readonly Problem[] {
    return adviceOn(this, order, at, instead);
  }

  /** Puts an order into the plan, under a fresh reference. */
  give(order: Unnumbered<AnyOrder>, at: Spot = {}): void {
    const numbered = { ...order, ref: this.rules.presentation.nextRef(this.view, this.plan) };
    this.planHistory.give(numbered, this.said(numbered, at.unit), at.unit);
    this.#remember({ order, at });
  }

  /** Replaces an order in its place. */
  replace(order: AnyOrder, at: Spot): void {
    this.planHistory.replace(order, `Change: ${this.said(order, at.unit)}`);
    this.#remember({ order, at });
  }

  #remember(given: Given): void {
    this.given = given;
    const unit = 'order' in given ? given.at.unit : given.unit;
    if (unit !== undefined) lookAt(this, [unit]);
  }

  /**
   * Sends a unit to a place: by a new route or, with `onward`, further along its present one. One step of the
   * history, however many orders. Returns the number of orders given.
   */
  send(unit: UnitId, place: PlaceId, onward: boolean): number {
    const { plan, given } = withJourney(this, { unit, place, onward });
    if (given > 0) {
      this.planHistory.change(plan, `Move to ${this.board.nameOf(place)}`);
      this.#remember({ unit, place, onward });
    }
    return given;
  }

  /** The arrows that a click on a place would draw; with `onward`, those of a click with Shift. */
  ghost(unit: UnitId, place: PlaceId, onward = false): readonly RoutePicture[] {
    return ghostOf(this, { unit, place, onward });
  }

  remove(ref: OrderRef): void {
    const listed = whereIs(this.plan, ref);
    if (listed !== undefined) this.planHistory.remove(ref, `Remove: ${this.said(listed.order, listed.unit)}`);
  }

  /** An order as a sentence. */
  said(order: AnyOrder, unit?: UnitId): string {
    const kind = this.rules.orders[order.kind];
    return kind === undefined ? order.kind : phraseText(kind.say(order, this.view, defined({ unit })));
  }

  /** How many orders of earlier turns are in force. */
  get standingCount(): number {
    return this.units.reduce((sum, { standing = 0 }) => sum + standing, 0);
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
    const centre = this.board.centreOf(row?.place);
    if (row !== undefined && centre !== undefined) {
      this.selection.place = row.place;
      this.viewport.reveal(centre);
    }
  }

  /** Selects a unit and brings it to the middle of the map. */
  centreOnUnit(unit: UnitId): void {
    this.chooseUnit(unit);
    const centre = this.board.centreOf(this.units.find((row) => row.unit === unit)?.place);
    if (centre !== undefined) this.viewport.centreOn(centre);
  }
}
