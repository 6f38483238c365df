/** The weekly deadline of a game. */
export interface ScheduleStore {
  /**
   * When orders are due, as `Tuesday 17:00 America/Los_Angeles`; undefined if the game master has not set it.
   */
  due(): string | undefined;
  setDue(text: string | undefined): void;
}
