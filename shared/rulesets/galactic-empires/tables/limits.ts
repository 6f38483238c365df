/** OURS: the most that a treasury holds, in hundredths, so that every file can be read again. Anything above is lost. */
export const fullTreasury = 1_000_000_000_00;
