/** How amounts of one kind are counted and written. Amounts are whole numbers of the smallest part. */
export interface Scale {
  /** What is counted, as it stands after a number: `resources`. Empty where the number stands for itself. */
  readonly unit: string;
  /** How many parts make one. */
  readonly per: 1 | 10 | 100;
  /** Stands right behind the number: `%`. */
  readonly sign?: string;
}

/** Something that can be spent this turn. */
export interface Purse {
  readonly key: string;
  readonly label: string;
  readonly scale: Scale;
  readonly holds: number;
  /** What the plan takes out of it. */
  readonly spends: number;
}
