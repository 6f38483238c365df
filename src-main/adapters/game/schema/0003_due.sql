-- The weekly deadline for orders, as the game master wrote it; no row if there is none.
CREATE TABLE due (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  text TEXT NOT NULL
) STRICT;
