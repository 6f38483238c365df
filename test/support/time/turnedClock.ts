import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The variable that names the file of the clock to a program of its own: see `turnedGm.ts`. */
export const clockFile = 'TEST_CLOCK';

/** A clock that stands in a file: a test turns it, for commands in its own process and for programs of their own alike. */
export class TurnedClock {
  readonly file: string;
  /** 2026-11-21 is a Saturday. */
  constructor(file: string, start = '2026-11-21T18:30:00.000Z') {
    this.file = file;
    this.set(start);
  }

  set(moment: string): void {
    // Renamed, so that nobody reads half a moment.
    writeFileSync(`${this.file}.new`, moment);
    renameSync(`${this.file}.new`, this.file);
  }

  now(): string {
    return readFileSync(this.file, 'utf8');
  }

  /** So many milliseconds from now, or before now. */
  in(milliseconds: number): string {
    return new Date(Date.parse(this.now()) + milliseconds).toISOString();
  }

  turn(milliseconds: number): void {
    this.set(this.in(milliseconds));
  }
}
