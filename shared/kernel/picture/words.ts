/** A noun of the rulebook, without an article, as it stands in a sentence. */
export interface Word {
  readonly one: string;
  readonly many: string;
}

/** What a game calls what every game has. `leader`: whoever rules or commands a seat. */
export type Words = Readonly<Record<'seat' | 'place' | 'unit' | 'leader' | 'turn', Word>>;
