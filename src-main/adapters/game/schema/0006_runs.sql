-- Turns of several runs. Each run that is over has a row; games in which all move together have none, and what else hangs on a run
-- calls theirs `turn`.
CREATE TABLE runs (
  turn     INTEGER NOT NULL REFERENCES turns,
  number   INTEGER NOT NULL,
  run      TEXT NOT NULL,
  plan     TEXT NOT NULL REFERENCES blobs,
  entries  TEXT NOT NULL REFERENCES blobs,
  refusals TEXT NOT NULL REFERENCES blobs,
  marks    TEXT NOT NULL REFERENCES blobs,
  dice     TEXT NOT NULL,
  attempt  INTEGER NOT NULL,
  edition  INTEGER NOT NULL,
  heard    TEXT NOT NULL REFERENCES blobs,
  how      TEXT NOT NULL REFERENCES blobs,
  PRIMARY KEY (turn, number),
  UNIQUE (turn, run)
) STRICT;

-- 1 while the turn before is under way, run by run: it has results and orders of some seats, and no world yet.
ALTER TABLE turns ADD COLUMN opening INTEGER;
