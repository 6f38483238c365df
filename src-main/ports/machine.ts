export interface Clock {
  /** The moment as text: `2026-11-21T18:30:00.000Z`. */
  now(): string;
}

/** Whatever waits for a time to pass waits here, so that tests let it pass. */
export interface Timer {
  /** Resolves after so many milliseconds, or as soon as `ended` is aborted. */
  pause(milliseconds: number, ended?: AbortSignal): Promise<void>;
  /** Does the work again and again until the answer is called. The program may end meanwhile. */
  every(milliseconds: number, work: () => void): () => void;
}

/** Random bytes that nobody can predict. */
export interface Entropy {
  bytes(count: number): Uint8Array;
}

export interface Log {
  note(what: string, facts?: Readonly<Record<string, string | number>>): void;
  /** Logs something that should not have happened, and returns its number in the log. */
  failure(error: unknown, facts?: Readonly<Record<string, string | number>>): number;
}

/** The settings of one user on one machine: plain JSON data by name. */
export interface Settings {
  read(): Readonly<Record<string, unknown>>;
  write(values: Readonly<Record<string, unknown>>): void;
}

/** The player's mail program and file manager. */
export interface Desktop {
  /** Asks the system to open a `mailto:` link in its mail program; false if there is none to ask. */
  openMail(link: string): Promise<boolean>;
  /** Shows a file in the system's file manager; false if there is none to ask. */
  showFile(path: string): Promise<boolean>;
}
