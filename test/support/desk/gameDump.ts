import Sqlite from 'better-sqlite3';

/** Everything that the file of a game holds but who is at work on it, row by row. */
export function gameDump(path: string): string {
  const db = new Sqlite(path, { readonly: true });
  try {
    const tables = db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'lock' ORDER BY name")
      .all() as { readonly name: string }[];
    return JSON.stringify(tables.map(({ name }) => [name, db.prepare(`SELECT * FROM "${name}"`).all()]));
  } finally {
    db.close();
  }
}
