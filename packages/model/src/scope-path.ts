import type { Entity } from './entity.ts';

/** A limit through what a row refers to: `device.plant` is the plant of its device. */
interface ScopePath {
  /** The field of the row that refers to it. */
  readonly ref: string;
  /** What it refers to, and the field of that. */
  readonly to: string;
  readonly field: string;
}

/** A scope as a path; null for a field of the row itself. */
export function scopePath({ id, fields }: Entity<any, any>, scope: string): ScopePath | null {
  const [ref = '', field] = scope.split('.');
  if (field === undefined) return null;
  const to: string | undefined = fields[ref]?.options.to;
  if (to === undefined) throw new Error(`${id}: ${scope} leads through ${ref}, which refers to nothing`);
  return { ref, to, field };
}
