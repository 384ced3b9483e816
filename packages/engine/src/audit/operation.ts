import type { Entity, Text } from '@takt/model';

/** Something a person asked for, and what became of it. Nothing of what they sent is in it but ids. */
export interface Operation {
  readonly at: Date;
  /** Null where the log speaks of itself. */
  readonly userId: string | null;
  readonly name: Text;
  readonly content: Text;
  readonly result: 'success' | 'refused' | 'fault';
  readonly ms: number;
  readonly address: string;
  readonly requestId: string;
}
/** The log that takes operations in, and how one becomes a row of it. */
export interface OperationKeeping {
  readonly entity: Entity<any, any>;
  readonly row: (operation: Operation) => Readonly<Record<string, unknown>>;
}
