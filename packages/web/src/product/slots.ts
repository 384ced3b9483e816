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
/** What a module's own part of an action's dialog is told. */
export interface ActionAnswers {
  readonly row: Readonly<Record<string, unknown>>;
  readonly input: Readonly<Record<string, unknown>>;
  /** The dialog stands, so one of its fields may take the cursor. */
  readonly shown: boolean;
  readonly onChange: (name: string, value: unknown) => void;
}
/** Asks for what an action wants to know in a way of its own. */
interface ActionForm {
  readonly action: string;
  /** What it asks for: the dialog leaves these fields to it. */
  readonly asks: readonly string[];
  readonly body: ComponentType<ActionAnswers>;
}
/** What a module adds to the generic screens of one entity. */
export interface Slot {
  readonly entity: string;
  readonly form?: ActionForm;
  readonly tools?: ComponentType<ListTools>;
  readonly tabs?: readonly RecordTab[];
  readonly print?: ComponentType<RecordPrint>;
}

/** Tools of a module's own in the list of an entity. */
export const listScreen = (entity: string, tools: ComponentType<ListTools>): Slot => ({ entity, tools });

/** Tabs of a module's own below the form of an entity, once the record is stored. */
export const editScreen = (entity: string, ...tabs: readonly RecordTab[]): Slot => ({ entity, tabs });

/** What the print button of a record opens, where the usual sheet is not what people want on paper. */
export const printScreen = (entity: string, print: ComponentType<RecordPrint>): Slot => ({ entity, print });

/** A module's own part in the dialog of an action, where its fields one below the other are not what people want to fill in. */
export const actionForm = (entity: string, form: ActionForm): Slot => ({ entity, form });

/** What modules add to the screens of an entity, put together. */
export const slotsOf = (slots: readonly Slot[], entity: string): Pick<Slot, 'tools' | 'tabs' | 'print'> & Forms => {
  const own = slots.filter((slot) => slot.entity === entity);
  const tools = own.find((slot) => slot.tools)?.tools;
  const print = own.find((slot) => slot.print)?.print;
  const forms = own.flatMap(({ form }) => form ?? []);
  return { ...(tools && { tools }), ...(print && { print }), tabs: own.flatMap(({ tabs = [] }) => tabs), forms };
};
interface Forms {
  readonly forms: readonly ActionForm[];
}
