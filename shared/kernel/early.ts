/** The name of rules wherever somebody chooses among them: those that are not whole yet say so. */
export const nameToChoose = (name: string, { early }: { readonly early?: true | undefined }): string =>
  early === true ? `${name} (early version)` : name;
