/** A row as definitions speak of it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
