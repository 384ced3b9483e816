import { command, query, type Text } from '@takt/model';

const PAGE = '/system/tool/invariants';

/** Something that must be true of the company's rows, and what was last found of it. */
export interface InvariantFound {
  readonly name: string;
  readonly label: Text;
  /** Null where nobody has looked yet. */
  readonly checkedAt: string | null;
  /** How many rows break it; from 1,000 on as many at least. */
  readonly broken: number;
  /** Since when it does not hold. */
  readonly since: string | null;
  /** The first that break it. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}
export const invariantsFound = query<readonly InvariantFound[]>()(
  'system.invariantsFound',
  ['数据核对', 'Data checks'],
  {},
  { path: `${PAGE}/found`, needs: 'system.invariant.read' },
);

/** Looks now rather than at night. */
export const checkInvariants = command<readonly InvariantFound[]>()(
  'system.checkInvariants',
  ['立即核对', 'Check now'],
  {},
  { path: `${PAGE}/check`, needs: 'system.invariant.read' },
);
