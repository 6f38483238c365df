/** When orders are due. */
export interface ScheduleStore {
  /** When orders are due, as `Tuesday 17:00 America/Los_Angeles`; undefined when the game master has said nothing. */
  due(): string | undefined;
  setDue(text: string | undefined): void;
}
