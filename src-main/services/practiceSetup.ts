/** Empires in a practice galaxy. */
const empires = 6;

/** What a ruleset's `create` makes a small galaxy from, with the wished empire in it. */
export const practiceSetup = (empire: string | undefined): unknown => ({
  generate: { empires, ...(empire === undefined ? {} : { seats: [{ empire }] }) },
});
