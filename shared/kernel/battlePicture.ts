import type { PlaceId, SeatId, UnitId } from './ids.ts';
import type { StackPicture } from './page.ts';
import type { Phrase } from './report/phrase.ts';

/** One battle as its report shows it. Hit-points and damage in tenths. */
export interface BattlePicture {
  /** As its events name it. */
  readonly battle: string;
  readonly place: PlaceId;
  /** The place across the border on which it was fought. */
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
  /** Damage done to them before, in levels. */
  readonly siege: readonly { readonly unit: UnitId; readonly damage: number; readonly said: Phrase }[];
  /** The wounded at the end, one by one. */
  readonly wounds: readonly { readonly loss: BattleLoss; readonly lost: boolean; readonly said: Phrase }[];
}

/** What a unit loses at one time. Stacks bear ranks where the reader knows them, as in the formation of the side. */
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
  /** Units of this battle that it is at war with. */
  readonly enemies: readonly UnitId[];
  /** It belongs to the place itself. */
  readonly garrison: boolean;
  /** Inside the defences of the place. */
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
    /** In this round, and in all. */
    readonly suffered: number;
    readonly total: number;
  }[];
  /** Losses and retreats at the end of the round. */
  readonly lines: readonly Phrase[];
  /** The same as data: what leaves the fleets, and who leaves the field. */
  readonly removals: readonly { readonly losses: readonly BattleLoss[]; readonly said: Phrase }[];
  readonly retreats: readonly { readonly unit: UnitId; readonly to: PlaceId; readonly said: Phrase }[];
}
