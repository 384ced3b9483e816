import { createContext } from 'react';

/** The record a form is about: its files are kept with it, so there must be one before there can be files. */
export interface AttachmentRecord {
  readonly entity: string;
  /** Null until it is saved for the first time. */
  readonly id: string | null;
}
export const AttachmentRecordContext = createContext<AttachmentRecord | null>(null);
