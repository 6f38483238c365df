import type { PlaceId, SeatId, UnitId } from '../ids.ts';
import type { StackPicture } from './page.ts';
import type { Phrase } from '../report/phrase.ts';

/** One battle as its report shows it. Hit-points and damage in tenths. */
export interface BattlePicture {
  /** The battle's name in its events. */
  readonly battle: string;
  readonly place: PlaceId;
  /** Of a border battle: the place on the other side of the border. */
  readonly across?: PlaceId;
  readonly title: Phrase;
  /** How it ended, in one sentence. */
  readonly outcome: Phrase;
  readonly sides: readonly BattleSidePicture[];
  /** What happened before the first round. */
  readonly before: readonly Phrase[];
  readonly rounds: readonly BattleRoundPicture[];
  readonly after: readonly Phrase[];
  /** Level of the defences of the place when the first round begins; 0 for none. */
  readonly defences: number;
  /** Damage done to them before the first round, in levels. */
  readonly siege: readonly { readonly unit: UnitId; readonly damage: number; readonly said: Phrase }[];
  /** The damaged ships at the end, one by one. */
  readonly wounds: readonly { readonly loss: BattleLoss; readonly lost: boolean; readonly said: Phrase }[];
}

/** What a unit loses at one time. Stacks have ranks where the reader knows them, as in the side's `formation`. */
export interface BattleLoss {
  readonly unit: UnitId;
  readonly stacks: readonly StackPicture[];
  readonly admirals: number;
}

export interface BattleSidePicture {
  readonly unit: UnitId;
  /** Absent: owned by nobody. */
  readonly owner?: SeatId;
  readonly name: Phrase;
  readonly notes: readonly Phrase[];
  readonly combat: number;
  readonly hitPoints: number;
  readonly stacks: readonly StackPicture[];
  /** The same ships by rank where the reader knows the ranks. */
  readonly formation: readonly StackPicture[];
  readonly admirals: number;
  /** The units in this battle that it is at war with. */
  readonly enemies: readonly UnitId[];
  /** Whether it is the garrison of the place. */
  readonly garrison: boolean;
  /** Whether it is inside the defences of the place. */
  readonly inside: boolean;
  readonly lost: readonly StackPicture[];
  readonly fate: 'holds' | 'retreated' | 'destroyed';
}

export interface BattleRoundPicture {
  readonly round: number;
  readonly fire: readonly {
    readonly unit: UnitId;
    readonly shots: readonly { readonly name: string; readonly ships: number; readonly damage: number }[];
    readonly caused: number;
    /** Damage in this round, and in all rounds so far. */
    readonly suffered: number;
    readonly total: number;
  }[];
  /** Losses and retreats at the end of the round. */
  readonly lines: readonly Phrase[];
  /** The same as data: what the units lose, and which units leave the battle. */
  readonly removals: readonly { readonly losses: readonly BattleLoss[]; readonly said: Phrase }[];
  readonly retreats: readonly { readonly unit: UnitId; readonly to: PlaceId; readonly said: Phrase }[];
}
