import { loadRow, useCall } from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import type { BomUsage } from '../../defs/bom/bom.ts';
import { bomDifferences, bomTree, bomUses, bomVersionOn, bomVersionsOf } from '../../defs/bom/bom-calls.ts';
import { Bom } from '../../defs/index.ts';

/** Which BOM a record is about. */
export interface BomSubject {
  readonly part: string;
  readonly plant: string | null;
  readonly usage: BomUsage;
  /** The version that is looked at, where the record is one. */
  readonly version: string | null;
}
type Row = Readonly<Record<string, unknown>>;
const text = (row: Row, name: string): string => String(row[name] ?? '');
const usageOf = (row: Row): BomUsage => {
  const usage = row['usage'];
  return usage === 'engineering' || usage === 'service' ? usage : 'production';
};

/** A part is its own subject; a BOM names it, and a version names its BOM. Undefined until it is known. */
export function useSubject(row: Row): { readonly subject: BomSubject | undefined; readonly error: Error | null } {
  const bom = typeof row['bom'] === 'string' ? row['bom'] : null;
  const found = useQuery({ queryKey: ['bom', 'of', bom], queryFn: () => loadRow<Row>(Bom.id, bom ?? ''), enabled: bom !== null });
  const named = bom === null ? row : found.data;
  if (!named) return { subject: undefined, error: found.error };
  const part = typeof named['part'] === 'string' ? named['part'] : text(named, 'id');
  const plant = typeof named['plant'] === 'string' ? named['plant'] : null;
  return { subject: { part, plant, usage: usageOf(named), version: bom === null ? null : text(row, 'id') }, error: null };
}

export const useTree = (
  asked: BomSubject & { readonly on: string; readonly qty: string; readonly alternates: 'shared' | null },
) => useCall(bomTree, asked);

export const useUses = ({ part, usage }: BomSubject, on: string) => useCall(bomUses, { part, usage, on });

/** The version of a day, once one is named. */
export const useVersionOn = ({ part, plant, usage }: BomSubject, on: string | null) =>
  useCall(bomVersionOn, on === null ? null : { part, plant, usage, on });

export const useVersions = (part: string | null) => useCall(bomVersionsOf, part === null ? null : { part });

export const useDifferences = (before: string | null, after: string | null) =>
  useCall(bomDifferences, before === null || after === null ? null : { before, after });
