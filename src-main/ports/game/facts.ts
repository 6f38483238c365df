import type { PrivateKeys, PublicKeys } from '../sealing.ts';
import type { LogLine } from './log.ts';

export interface GameFacts {
  /** Three characters (GE 201). */
  readonly game: string;
  readonly title: string;
  readonly ruleset: string;
  readonly edition: number;
  /** Where orders are to be sent; empty when not given. */
  readonly address: string;
  /** All dice follow from it: 64 hexadecimal digits. */
  readonly secret: string;
  readonly privately: PrivateKeys;
  readonly publicly: PublicKeys;
}

/** What a game is, whatever its turn. */
export interface FactsStore {
  readonly facts: GameFacts;
  /** The rules' edition by which turns are run from now on. */
  setEdition(edition: number, note: LogLine): void;
}
