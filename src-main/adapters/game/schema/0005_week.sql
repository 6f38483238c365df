-- Version 5: what a game master's week needs, and what proof of fairness needs, beyond version 4.

-- Which save of its sender's a file of orders is, and the key that signed it: counters of two people are not compared.
ALTER TABLE orders ADD COLUMN saves INTEGER CHECK (saves BETWEEN 1 AND 1000000);
ALTER TABLE orders ADD COLUMN signed_by TEXT;
-- The game master's own notes, by seat; and of each file of orders when it reached them, until when it would have been in time, and what its player asks.
CREATE TABLE notes (
  seat TEXT PRIMARY KEY REFERENCES seats,
  text TEXT NOT NULL
) STRICT;
ALTER TABLE orders ADD COLUMN came TEXT;
ALTER TABLE orders ADD COLUMN due TEXT;
ALTER TABLE orders ADD COLUMN requests TEXT;
-- Letters that the game master writes stand in the outbox too.
CREATE TABLE outbox_5 (
  number    INTEGER PRIMARY KEY,
  key       TEXT NOT NULL UNIQUE,
  turn      INTEGER NOT NULL,
  seat      TEXT REFERENCES seats,
  kind      TEXT NOT NULL CHECK (kind IN ('results', 'receipt', 'reminder', 'word', 'letter')),
  recipient TEXT NOT NULL,
  subject   TEXT NOT NULL,
  body      TEXT NOT NULL,
  file      TEXT REFERENCES blobs,
  file_name TEXT,
  answers   TEXT,
  state     TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'unsure', 'withdrawn')),
  tries     INTEGER NOT NULL,
  at        TEXT NOT NULL,
  next      TEXT NOT NULL,
  said      TEXT,
  CHECK ((file IS NULL) = (file_name IS NULL))
) STRICT;
INSERT INTO outbox_5
  SELECT number, key, turn, seat, kind, recipient, subject, body, file, file_name, answers, state, tries, at, next, said FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_5 RENAME TO outbox;
CREATE INDEX outbox_by_turn ON outbox (COALESCE(turn, -1));
-- How a turn was run: the rule of its dice, the files that came in, and the digests by which results bind it. None for turns of older programs.
ALTER TABLE turns ADD COLUMN how TEXT REFERENCES blobs;
