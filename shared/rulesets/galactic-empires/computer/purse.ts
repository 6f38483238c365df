/** Money in hundredths that can still be spent. What next turn's upkeep needs beyond the revenue is set aside. */
export interface Purse {
  left: number;
  /** Upkeep that new ships may still cost. */
  upkeep: number;
}
