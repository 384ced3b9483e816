import { engineQuery } from '../../api/call-server.ts';

/** One document that waits for the person. */
interface WaitingDocument {
  readonly id: string;
  readonly number: string;
  readonly dueAt: string | null;
  readonly since: string;
  readonly about: string | null;
}
/** Documents of one kind that wait for one step the person may take. */
export interface WaitingGroup {
  readonly entity: string;
  readonly action: string;
  readonly states: readonly string[];
  readonly count: number;
  readonly overdue: number;
  readonly aboutEntity: string | null;
  readonly documents: readonly WaitingDocument[];
}
export const waitingDocuments = engineQuery<object, readonly WaitingGroup[]>('/system/home/waiting');

export const groupKey = ({ entity, action }: Pick<WaitingGroup, 'entity' | 'action'>): string => `${entity}.${action}`;

export interface WaitingRow extends WaitingDocument {
  readonly group: WaitingGroup;
}
/** What has a time before what has none, the earliest first; of the others, what has waited longest. */
export const inOrder = (groups: readonly WaitingGroup[]): readonly WaitingRow[] =>
  groups
    .flatMap((group) => group.documents.map((document) => ({ ...document, group })))
    .toSorted((a, b) => {
      if (a.dueAt !== b.dueAt) return a.dueAt === null || (b.dueAt !== null && a.dueAt > b.dueAt) ? 1 : -1;
      return a.since < b.since ? -1 : 1;
    });
