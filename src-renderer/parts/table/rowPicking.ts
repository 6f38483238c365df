/** The rows of a table as they are now; without `onpick` only one can be chosen. */
interface PickedRows {
  ids(): readonly string[];
  picked(): ReadonlySet<string> | undefined;
  selected(): string | undefined;
  onpick(): ((ids: readonly string[]) => void) | undefined;
}

export interface RowPicking {
  only(row: string): void;
  /** All rows from where the range began to this one; without a range yet, it begins at `first`. */
  to(row: string, first: string): void;
  all(): void;
  /** What a click does: this row alone; with Ctrl, one more or less; with Shift, a range. True when the row is to be selected too. */
  click(event: MouseEvent, row: string): boolean;
}

/** Picks several rows of a table, as lists of files do. */
export function rowPicking({ ids, picked, selected, onpick }: PickedRows): RowPicking {
  /** Where a range of picked rows begins. */
  let anchor: string | undefined;

  function only(row: string): void {
    anchor = row;
    onpick()?.([row]);
  }
  function to(row: string, first: string): void {
    anchor ??= first;
    const shown = ids();
    const ends = [anchor, row].map((id) => shown.indexOf(id));
    onpick()?.(shown.slice(Math.max(0, Math.min(...ends)), Math.max(...ends) + 1));
  }
  function toggle(row: string): boolean {
    anchor = row;
    const [before, chosen] = [picked(), selected()];
    const others = new Set(before?.size ? before : chosen === undefined ? [] : [chosen]);
    onpick()?.(others.delete(row) ? [...others] : [...others, row]);
    return selected() === undefined;
  }
  return {
    only,
    to,
    all: () => onpick()?.(ids()),
    click(event, row) {
      const chosen = selected();
      if (onpick() !== undefined && (event.ctrlKey || event.metaKey)) return toggle(row);
      if (onpick() !== undefined && event.shiftKey) {
        to(row, chosen !== undefined && ids().includes(chosen) ? chosen : row);
        return false;
      }
      only(row);
      return true;
    },
  };
}
