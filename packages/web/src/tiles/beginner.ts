import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ownerQuery } from '../api/calls.ts';
import type { Beginning, Tile } from './tile.ts';

/** What decides with which tiles somebody begins. */
export interface Beginner {
  readonly isSupplier: boolean;
  /** Steps that documents wait for and this person may take: `warehouse.receipt.receive`. */
  readonly steps: ReadonlySet<string>;
}

/** Where a tile stands when this person begins; null where they do not begin with it. */
export const beginningOf = ({ begins = [] }: Tile, person: Beginner): Beginning | null =>
  begins.find((one) => holds(one, person)) ?? null;

function holds({ side, takes, unless }: Beginning, { isSupplier, steps }: Beginner): boolean {
  if (side !== undefined && (side === 'supplier') !== isSupplier) return false;
  if (takes === 'any') return steps.size > 0;
  if (takes?.some((step) => steps.has(step))) return true;
  return unless === undefined ? takes === undefined : !unless.some((step) => steps.has(step));
}

const nothing: readonly string[] = [];
/** The person signed in, waited for. */
export function useBeginner(): Beginner {
  const { vendorId = null, steps = nothing } = useSuspenseQuery(ownerQuery).data;
  return useMemo(() => ({ isSupplier: vendorId !== null, steps: new Set(steps) }), [vendorId, steps]);
}
