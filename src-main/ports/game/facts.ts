import type { PrivateKeys, PublicKeys } from '../sealing.ts';
import type { LogLine } from './log.ts';

export interface GameFacts {
  /** Three characters. */
  readonly game: string;
  readonly title: string;
  readonly ruleset: string;
  readonly edition: number;
  /** The mail address for orders; empty if none was given. */
  readonly address: string;
  /** All dice follow from it: 64 hexadecimal digits. */
  readonly secret: string;
  readonly privately: PrivateKeys;
  readonly publicly: PublicKeys;
}

/** The facts of a game that hold for all its turns. */
export interface FactsStore {
  readonly facts: GameFacts;
  /** Sets the edition of the rules for the turns run from now on. */
  setEdition(edition: number, note: LogLine): void;
}
