/** Size of a practice galaxy. */
const galaxy = { empires: 6, sectors: 90 } as const;

/** What a ruleset's `create` makes a small galaxy from, with the wished empire in it. */
export const practiceSetup = (empire: string | undefined): unknown => ({
  generate: { ...galaxy, ...(empire === undefined ? {} : { seats: [{ empire }] }) },
});
