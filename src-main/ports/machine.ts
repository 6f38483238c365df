export interface Clock {
  /** The moment as text: `2026-11-21T18:30:00.000Z`. */
  now(): string;
}

/** Numbers that nobody can foresee. */
export interface Entropy {
  bytes(count: number): Uint8Array;
}

export interface Log {
  note(what: string, facts?: Readonly<Record<string, string | number>>): void;
  /** Writes down something that should not have happened, and returns the number under which it can be found. */
  failure(error: unknown, facts?: Readonly<Record<string, string | number>>): number;
}

/** Wishes of one user on one machine; plain JSON data by name. */
export interface Settings {
  read(): Readonly<Record<string, unknown>>;
  write(values: Readonly<Record<string, unknown>>): void;
}

/** The player's own programs. */
export interface Desktop {
  /** Asks the system to open a `mailto:` link in its mail program; false where none could be asked. */
  openMail(link: string): Promise<boolean>;
  /** Shows a file in the system's file manager; false where it could not be asked. */
  showFile(path: string): Promise<boolean>;
}
