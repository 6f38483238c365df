-- Several players of one seat. The seat's own player is number 1 and has no row here; the others have numbers for good.
CREATE TABLE fellows (
  seat         TEXT NOT NULL REFERENCES seats,
  number       INTEGER NOT NULL CHECK (number BETWEEN 2 AND 1000),
  player       TEXT NOT NULL,
  address      TEXT NOT NULL,
  scopes       TEXT NOT NULL,
  since        INTEGER NOT NULL,
  until        INTEGER,
  sign_private TEXT NOT NULL,
  seal_private TEXT NOT NULL,
  sign_public  TEXT NOT NULL,
  seal_public  TEXT NOT NULL,
  PRIMARY KEY (seat, number)
) STRICT;

-- Their copies of the seat's results.
CREATE TABLE fellow_copies (
  turn   INTEGER NOT NULL REFERENCES turns,
  seat   TEXT NOT NULL REFERENCES seats,
  fellow INTEGER NOT NULL,
  file   TEXT NOT NULL REFERENCES blobs,
  digest TEXT NOT NULL,
  PRIMARY KEY (turn, seat, fellow)
) STRICT;

-- The number of the player who signed, where it is not the seat's own.
ALTER TABLE orders ADD COLUMN fellow INTEGER;
