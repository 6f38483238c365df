/** OURS: the most that a treasury holds, in hundredths, so that every file can be read again. What comes on top is lost. */
export const fullTreasury = 1_000_000_000_00;
