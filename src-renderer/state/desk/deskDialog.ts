import type { LetterDraft } from '#contract/gm/letters.ts';
import type { RequestRow } from '#contract/gm/week.ts';

/** A dialog over the desk, with what it is about. `asked` is the player's request that it grants. */
export type DeskDialog =
  | { readonly kind: 'new' | 'post' | 'unseal' | 'hold' | 'unlock' | 'players' }
  | { readonly kind: 'extend' | 'end'; readonly asked?: RequestRow }
  | { readonly kind: 'answer'; readonly asked: RequestRow }
  | {
      readonly kind: 'player' | 'replace' | 'words' | 'standIn';
      readonly seat: string;
      readonly asked?: RequestRow;
    }
  | { readonly kind: 'orders'; readonly seat: string; readonly turn?: number; readonly number?: number }
  | { readonly kind: 'fellow'; readonly seat: string; readonly number?: number }
  | { readonly kind: 'rerun' | 'back' | 'page'; readonly turn: number }
  | { readonly kind: 'letter'; readonly given?: LetterDraft }
  | { readonly kind: 'putOff'; readonly run: string }
  | { readonly kind: 'late'; readonly number: number; readonly take: boolean };
