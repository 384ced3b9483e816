import type { Text } from '@takt/model';
import type { ComponentType } from 'react';
import type { Row } from '../api/calls.ts';

/** What a module's own tools in the toolbar of a list are told. */
export interface ListTools {
  /** The rows ticked, on whichever page. */
  readonly chosen: readonly Row[];
  /** Names of the buttons the person may press here. */
  readonly allowed: ReadonlySet<string>;
  readonly refresh: () => void;
}
/** What a module's own tab on the page of a record is told. */
export interface RecordPart {
  /** The row as it is stored. */
  readonly row: Readonly<Record<string, unknown>>;
  /** The same with what is typed and not stored yet. */
  readonly draft: Readonly<Record<string, unknown>>;
  readonly changed: boolean;
}
export interface RecordTab {
  /** Tells it from the other tabs of the same page. */
  readonly key: string;
  readonly label: Text;
  /** Shown only to whoever finds this entity in their menu; to everybody when absent. */
  readonly of?: string;
  readonly body: ComponentType<RecordPart>;
}
/** What a module's own way to print a record is told. */
export interface RecordPrint {
  readonly row: Readonly<Record<string, unknown>>;
  /** It was printed, so the record is no longer as it was. */
  readonly onPrinted: () => void;
  readonly onClose: () => void;
}
/** What a module adds to the generic screens of one entity. */
export interface Slot {
  readonly entity: string;
  readonly tools?: ComponentType<ListTools>;
  readonly tabs?: readonly RecordTab[];
  readonly paper?: ComponentType<RecordPrint>;
}

/** Tools of a module's own in the list of an entity. */
export const listScreen = (entity: string, tools: ComponentType<ListTools>): Slot => ({ entity, tools });

/** Tabs of a module's own below the form of an entity, once the record is stored. */
export const editScreen = (entity: string, ...tabs: readonly RecordTab[]): Slot => ({ entity, tabs });

/** What the print button of a record opens, where the usual sheet is not what people want on paper. */
export const printScreen = (entity: string, paper: ComponentType<RecordPrint>): Slot => ({ entity, paper });

/** What modules add to the screens of an entity, put together. */
export const slotsOf = (slots: readonly Slot[], entity: string): Omit<Slot, 'entity'> => {
  const own = slots.filter((slot) => slot.entity === entity);
  const tools = own.find((slot) => slot.tools)?.tools;
  const paper = own.find((slot) => slot.paper)?.paper;
  return { ...(tools && { tools }), ...(paper && { paper }), tabs: own.flatMap(({ tabs = [] }) => tabs) };
};
